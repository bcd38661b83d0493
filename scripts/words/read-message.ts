import { parse, type Token } from '@messageformat/parser';

/** What has to be the same in each language of a message. */
export type MessageParts = {
  /** Names of values, with their kind: `count plural`. */
  values: ReadonlySet<string>;
  /** Numbered tags, in their order: `<0>`, `</0>`. */
  tags: readonly string[];
  /** The forms of each plural, in the order of the message. */
  plurals: readonly (readonly string[])[];
  /** All that is text, without values and tags. */
  text: string;
};

/** Takes a message apart. Throws where it is not in the syntax of ICU. */
export function readMessage(message: string): MessageParts {
  const values = new Set<string>();
  const plurals: (readonly string[])[] = [];
  const texts: string[] = [];
  const read = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'content') texts.push(token.value);
      else if (token.type === 'argument') values.add(token.arg);
      else if (token.type === 'function') values.add(`${token.arg} ${token.key}`);
      else if (token.type !== 'octothorpe') {
        values.add(`${token.arg} ${token.type}`);
        if (token.type !== 'select') plurals.push(token.cases.map(({ key }) => key));
        for (const { tokens: inner } of token.cases) read(inner);
      }
    }
  };
  read(parse(message));
  const text = texts.join(' ');
  return {
    values,
    plurals,
    tags: text.match(tag) ?? [],
    text: text.replaceAll(tag, ' '),
  };
}

const tag = /<\/?\d+\/?>/g;
