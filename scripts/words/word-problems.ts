import { readMessage } from './read-message.ts';

/** A message of the catalogue and its words in one language. */
export type Entry = { message: string; words: string };

/** What is known about a language: its terms of the trade, and what is rightly left in English. */
export type Glossary = {
  /**
   * An English term, to what it is called, the beginnings of its forms, and those of the words that
   * it is not called by.
   */
  terms: Readonly<
    Record<string, { use: string; match: readonly string[]; avoid: readonly string[] }>
  >;
  /** Messages that are rightly as in English, or say a term otherwise, each with the reason. */
  except: Readonly<Record<string, string>>;
};

/** What is wrong with the words of a language, each with its message. */
export function wordProblems(
  language: string,
  entries: readonly Entry[],
  glossary: Glossary,
): readonly string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const termOf = termFinder(glossary);
  const problems = entries.flatMap((entry) =>
    [
      ...formProblems(entry, forms),
      ...signProblems(entry.words),
      ...(glossary.except[entry.message] === undefined
        ? [...sameProblems(entry, language), ...termOf(entry)]
        : []),
    ].map((problem) => `${language}: “${entry.message}”: ${problem}`),
  );
  const messages = new Set(entries.map(({ message }) => message));
  const unused = Object.keys(glossary.except).filter((message) => !messages.has(message));
  return [
    ...problems,
    ...unused.map((message) => `${language}: “${message}” is an exception, but no message`),
  ];
}

/** Values, tags and plurals. */
function formProblems({ message, words }: Entry, forms: readonly string[]): string[] {
  const source = readMessage(message);
  const said = readMessage(words);
  return [
    ...[...source.values].flatMap((value) =>
      said.values.has(value) ? [] : [`${value} is missing`],
    ),
    ...[...said.values].flatMap((value) =>
      source.values.has(value) ? [] : [`${value} is not known`],
    ),
    ...(source.tags.toSorted().join() === said.tags.toSorted().join()
      ? []
      : [`tags are ${said.tags.join('')}, not ${source.tags.join('')}`]),
    ...said.plurals.flatMap((found) => {
      const named = found.filter((form) => !form.startsWith('='));
      const missing = forms.filter((form) => !named.includes(form));
      const further = named.filter((form) => !forms.some((known) => known === form));
      return [
        ...(missing.length === 0 ? [] : [`the plural lacks ${missing.join(', ')}`]),
        ...(further.length === 0 ? [] : [`the plural has no ${further.join(', ')}`]),
      ];
    }),
  ];
}

/** Signs that no text of a page has. */
const forbidden: readonly (readonly [sign: RegExp, what: string])[] = [
  [/ {2}/, 'two spaces'],
  [/^\s|\s$/, 'a space at an end'],
  [/["']/, 'straight quotation marks'],
  [/\.{3}/, 'three full stops in place of …'],
  [/[\u200e\u200f\u202a-\u202e]/, 'a sign of direction'],
];

const signProblems = (words: string): string[] =>
  forbidden.flatMap(([sign, what]) =>
    sign.test(readMessage(words).text) && sign.test(words) ? [what] : [],
  );

/** English words where the language has its own. */
function sameProblems({ message, words }: Entry, language: string): string[] {
  if (language.startsWith('en') || words !== message) return [];
  return /\p{L}{3,}/u.test(readMessage(message).text) ? ['is as in English'] : [];
}

/** Lower case, without what only breaks lines. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll('\u2011', '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** Everyday words that mean several things: their translations are many as well. */
const manySenses = new Set(['back', 'close', 'free', 'from', 'full', 'hold', 'host', 'taken']);

/** Whether the terms of the trade are those of the glossary; the longest is looked for first. */
function termFinder({ terms }: Glossary): (entry: Entry) => string[] {
  const longestFirst = Object.entries(terms)
    .filter(([term]) => !manySenses.has(term))
    .toSorted(([one], [other]) => other.length - one.length);
  return ({ message, words }) => {
    let rest = plain(readMessage(message).text);
    const said = plain(readMessage(words).text);
    return longestFirst.flatMap(([term, { use, match, avoid }]) => {
      const whole = new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'gu');
      if (!whole.test(rest)) return [];
      rest = rest.replaceAll(whole, ' ');
      return [
        ...(match.some((stem) => said.includes(stem)) ? [] : [`“${term}” is not said as “${use}”`]),
        ...avoid.flatMap((stem) =>
          beginsWord(said, plain(stem)) ? [`“${term}” is said as “${stem}”, not “${use}”`] : [],
        ),
      ];
    });
  };
}

/** Whether a word begins so: inside a longer one the same letters mean something else. */
const beginsWord = (text: string, stem: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(?=\S)/gu)].some(({ index }) => text.startsWith(stem, index));
