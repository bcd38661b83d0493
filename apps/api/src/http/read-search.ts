import { parse } from 'fast-querystring';

type Search = Readonly<Record<string, unknown>>;

/**
 * Parses a query string with Fastify's own parser, and caches the result: the same string comes
 * from all visitors of a venue, and a lookup costs a tenth of parsing. Results are shared and
 * therefore frozen.
 */
export function createSearchReader(): (text: string) => Search {
  const known = createKnownTexts<Search>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const search = Object.freeze<Search>(text === '' ? {} : parse(text));
    known.keep(text, search);
    return search;
  };
}

/** Cache of parsed texts, such as URLs and their query strings. */
export type KnownTexts<Meaning> = {
  get: (text: string) => Meaning | undefined;
  keep: (text: string, meaning: Meaning) => void;
};

const most = 5000;
/** Longer texts are not cached. */
const longest = 500;

export function createKnownTexts<Meaning>(): KnownTexts<Meaning> {
  const meanings = new Map<string, Meaning>();
  return {
    get: (text) => meanings.get(text),
    keep: (text, meaning) => {
      if (text.length > longest) return;
      if (meanings.size >= most) meanings.clear();
      meanings.set(text, meaning);
    },
  };
}
