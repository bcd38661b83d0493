import { parse } from 'fast-querystring';
import { createKnownTexts } from './known-texts.ts';

export type Search = Readonly<Record<string, unknown>>;

/**
 * What a query string says, as Fastify's own parser reads it. The same one comes again and again
 * from everybody who looks at a venue, and finding it costs a tenth of reading it. What is handed
 * out is shared, so nobody can change it.
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
