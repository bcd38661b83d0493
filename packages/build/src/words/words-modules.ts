import type { Plugin, Rolldown } from 'vite';
import {
  type Catalogue,
  catalogueFile,
  cataloguedLanguages,
  readCatalogue,
} from '@foyer/i18n/server';

/** A module of words, and its part of them for one language. */
const specifier = /^foyer:words\/(first|later|all)(?:\/([\w-]+))?$/;
const resolved = (source: string): string => `\0${source}`;

/** What stands in a module of words until it is known which messages the build shows. */
const placeholder = /(["'`])foyer-words:(first|later|all)\/([\w-]+)\1/g;

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>;

/**
 * The modules `foyer:words/first`, `…/later` and `…/all`: a loader of words for each language. A
 * build puts into them the messages that its own code shows, found in what is left of that code:
 * `first`, those of the script that imports it and of all that comes with that script; `later`,
 * those of the other scripts; `all`, both. In a build of one script, with which the front door
 * draws, `later` has all: the first words come to it with the page. Elsewhere, each has all words
 * there are.
 */
export function wordsModules({ whole }: { whole: boolean }): Plugin {
  const catalogues = new Map<string, Catalogue>();
  const catalogueOf = (language: string) => {
    const known = catalogues.get(language) ?? readCatalogue(language);
    catalogues.set(language, known);
    return known;
  };
  return {
    name: 'foyer-words',
    enforce: 'pre',
    resolveId: (source) => (specifier.test(source) ? resolved(source) : null),
    load: {
      filter: { id: /^\0foyer:words\// },
      handler(id) {
        const [, part, language] = specifier.exec(id.slice(1)) ?? [];
        if (language === undefined) return loaders(String(part));
        this.addWatchFile(catalogueFile(language));
        const words = whole
          ? JSON.stringify(Object.fromEntries(readCatalogue(language)))
          : `foyer-words:${part}/${language}`;
        return `export const messages = JSON.parse(${JSON.stringify(words)});`;
      },
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      const wanted = [...code.matchAll(placeholder)];
      if (wanted.length === 0) return null;
      const importers = this.getModuleInfo(resolved('foyer:words/first'))?.importers ?? [];
      const shown = messagesOf(chunks, importers);
      const texts = new Map<string, string>();
      for (const [, , part = '', language = ''] of wanted) {
        const words = [...catalogueOf(language)].filter(([id]) => shown(part, id));
        texts.set(`${part}/${language}`, JSON.stringify(Object.fromEntries(words)));
      }
      return {
        code: code.replace(placeholder, (_text, _quote, part, language) =>
          JSON.stringify(texts.get(`${part}/${language}`)),
        ),
        map: null,
      };
    },
  };
}

const loaders = (part: string): string =>
  `export const words = {${cataloguedLanguages
    .map((id) => `${JSON.stringify(id)}: () => import("foyer:words/${part}/${id}")`)
    .join(', ')}};`;

/** Whether a build shows a message, in a part of its scripts. */
function messagesOf(chunks: Chunks, importers: readonly string[]) {
  const names = Object.keys(chunks);
  const isStart = (name: string) => importers.some((id) => chunks[name]?.modules[id] !== undefined);
  const before = new Set<string>();
  const add = (name: string) => {
    if (before.has(name)) return;
    before.add(name);
    for (const imported of chunks[name]?.imports ?? []) add(imported);
  };
  for (const name of names.filter(isStart)) add(name);
  const others = names.filter((name) => !before.has(name));
  const first = idsIn(chunks, [...before]);
  const all = idsIn(chunks, names);
  return (part: string, id: string): boolean => {
    if (part === 'first') return first.has(id);
    return all.has(id) && (part === 'all' || others.length === 0 || !first.has(id));
  };
}

/** Every text that may be a message’s id: six letters, digits or signs of an address. */
const mayBeId = /["'`]([\w-]{6})["'`]/g;

const idsIn = (chunks: Chunks, names: readonly string[]): Set<string> =>
  new Set(
    names.flatMap((name) =>
      Object.values(chunks[name]?.modules ?? {}).flatMap(({ code }) =>
        [...(code ?? '').matchAll(mayBeId)].map((match) => match[1] ?? ''),
      ),
    ),
  );
