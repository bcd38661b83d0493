import { parse } from 'fast-querystring';
import { createKnownTexts } from './known-texts.ts';

export type Search = Readonly<Record<string, unknown>>;

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
