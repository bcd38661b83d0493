import { passes, type SearchedVenue } from './from-price.ts';
import {
  activeFilters,
  filterKey,
  noFilters,
  type SearchFilters,
  withoutFilter,
} from './refinement.ts';

/** A filter without which venues are left; `null` for all filters together. */
export type FewerFilters = { filter: string | null; venues: number };

/**
 * Which filters to take back where nothing was found, that which leaves the most first. All of them
 * together are the last way, and only where no single one is enough or several are on.
 */
export function withoutEach(
  venues: readonly SearchedVenue[],
  filters: SearchFilters,
): readonly FewerFilters[] {
  const left = (fewer: SearchFilters) => venues.filter((venue) => passes(venue, fewer)).length;
  const active = activeFilters(filters);
  const single = active
    .map((off) => ({ filter: filterKey(off), venues: left(withoutFilter(filters, off)) }))
    .toSorted((one, other) => other.venues - one.venues);
  const all = active.length > 1 ? [{ filter: null, venues: left(noFilters) }] : [];
  return [...single, ...all].filter((way) => way.venues > 0);
}
