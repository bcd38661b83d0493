import type { FoundSized, SearchedVenue } from './from-price.ts';
import type { SearchSort } from './refinement.ts';

type Ordered = SearchedVenue & { id: string; title: string; found: FoundSized };

/**
 * The venues of a search in its order. Equal ones are in the order of their names in the
 * reader's alphabet, and then of their ids, so that pages never overlap.
 */
export function orderedVenues<V extends Ordered>(
  venues: readonly V[],
  sort: SearchSort,
  language: string,
): V[] {
  const currency = mostFrequent(venues.flatMap(({ found }) => found.from?.currency ?? []));
  const by = keyOf[sort];
  const names = new Intl.Collator([language, 'en']);
  return venues.toSorted((one, other) => {
    for (const [index, mine] of by(one, currency).entries()) {
      const order = mine - (by(other, currency)[index] ?? 0);
      if (order !== 0) return order;
    }
    return names.compare(one.title, other.title) || (one.id < other.id ? -1 : 1);
  });
}

const last = Number.MAX_SAFE_INTEGER;

/**
 * Numbers by which a venue is placed, the most important first. Amounts of different currencies are
 * not compared: those of the most frequent come first.
 */
const keyOf: Readonly<Record<SearchSort, (venue: Ordered, currency: string | null) => number[]>> = {
  near: ({ km }) => [km ?? 0],
  price: ({ found: { from } }, currency) => [
    from === null ? last : currencyKey(from.currency, currency),
    from?.minor ?? last,
  ],
  size: ({ found }) => [found.smallest ?? last],
  name: () => [],
};

/** A number of its own for each currency, 0 for the first: its three letters as digits. */
const currencyKey = (code: string, first: string | null): number =>
  code === first ? 0 : Number.parseInt(code, 36);

/** The first in the alphabet of those that occur most often. */
export function mostFrequent(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (
    [...counts].toSorted(
      ([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1),
    )[0]?.[0] ?? null
  );
}
