import type { Plugin } from 'vite';
import { readCatalogue } from '@foyer/i18n/server';

type Message = { file: string; text: string };
/** What is used here of Babel's nodes. */
type Property = { key?: { name?: string }; value?: { value?: unknown } };
type ObjectExpression = { leadingComments?: { value: string }[] | null; properties: Property[] };
type BabelPlugin = {
  name: string;
  visitor: {
    ObjectExpression: (path: { node: ObjectExpression }, file: { filename?: string }) => void;
  };
};

/**
 * The production code of a message is its id alone, so the text has to be in the English catalogue.
 * The Babel plugin, after Lingui's macro, takes the texts out and remembers them; the Vite plugin
 * ends a build that shows a message without an entry.
 */
export function collectedWords(): { stripTexts: BabelPlugin; checkWords: Plugin } {
  const messages = new Map<string, Message>();
  const stripTexts: BabelPlugin = {
    name: 'foyer-strip-texts',
    visitor: {
      ObjectExpression: ({ node }, { filename = '' }) => {
        if (!isMessage(node)) return;
        const id = stringAt(node, 'id');
        if (id !== null && !messages.has(id))
          messages.set(id, { file: filename, text: stringAt(node, 'message') ?? id });
        const kept = node.properties.filter(
          ({ key }) => key?.name !== 'message' && key?.name !== 'context',
        );
        node.properties.splice(0, node.properties.length, ...kept);
      },
    },
  };
  const checkWords: Plugin = {
    name: 'foyer-check-words',
    generateBundle(_options, bundle) {
      const code = Object.values(bundle)
        .map((file) => (file.type === 'chunk' ? file.code : ''))
        .join('\n');
      const collected = readCatalogue('en');
      // A part of a shared module that this build does not use may have messages as well.
      const missing = [...messages].filter(
        ([id]) =>
          !collected.has(id) && ['"', "'", '`'].some((quote) => code.includes(quote + id + quote)),
      );
      if (missing.length > 0)
        this.error(
          `Messages that are not in the English catalogue:\n${missing
            .map(([, { file, text }]) => `  ${file}: “${text}”`)
            .join('\n')}\nRun \`npm run words\`.`,
        );
    },
  };
  return { stripTexts, checkWords };
}

/** The macro marks each message so, for those who collect them. */
const isMessage = ({ leadingComments }: ObjectExpression): boolean =>
  leadingComments?.some(({ value }) => value.replace('*', '').trim() === 'i18n') ?? false;

function stringAt({ properties }: ObjectExpression, name: string): string | null {
  const text = properties.find(({ key }) => key?.name === name)?.value?.value;
  return typeof text === 'string' ? text : null;
}
