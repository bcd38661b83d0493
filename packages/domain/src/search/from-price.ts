import { exponentOf, type Money } from '../money.ts';
import { foldText } from '../fold-text.ts';
import type { SearchFilters } from './refinement.ts';
import type { SearchedOffer, SearchedOffers } from './searched-offers.ts';

/**
 * What a search result shows of a venue (D-15): whether it accepts the meeting, how many rooms fit,
 * and the lowest total of the rooms and packages that fit; `null` where none of them has a price.
 */
export type Found = { open: boolean; fitting: number; from: Money | null };

/** The same with the size of its smallest room that fits; `null` where none does. */
export type FoundSized = Found & { smallest: number | null };

/** What is found among the offers of a venue by the filters that concern offers. */
export function foundAmong({ open, offers }: SearchedOffers, filters: SearchFilters): FoundSized {
  const wanted = filters.equipment.map(foldText);
  let from: Money | null = null;
  let smallest: number | null = null;
  let rooms = 0;
  const packed = new Set<string>();
  for (const offer of offers) {
    const places = placesFor(offer, filters, wanted);
    if (places.length === 0) continue;
    if (offer.kind === 'room') rooms += 1;
    else for (const { id } of places) packed.add(id);
    for (const { size } of places) smallest = Math.min(smallest ?? size, size);
    if (offer.total !== null && (from === null || offer.total.minor < from.minor))
      from = offer.total;
  }
  return { open, fitting: rooms === 0 ? packed.size : rooms, from, smallest };
}

/** Whether a filter concerns offers: venues without a suiting one are then left out. */
const asksOffers = ({ fits, maxPrice, layout, equipment, instant }: SearchFilters): boolean =>
  fits || maxPrice !== null || layout !== null || equipment.length > 0 || instant;

/** A venue of a search, before filters. */
export type SearchedVenue = { km: number | null; searched: SearchedOffers };

/** Whether a venue is left by all filters. */
export function passes({ km, searched }: SearchedVenue, filters: SearchFilters): boolean {
  // A search of no place has no distances to compare with.
  if (filters.withinKm !== null && km !== null && km > filters.withinKm) return false;
  if (!asksOffers(filters)) return true;
  const wanted = filters.equipment.map(foldText);
  return searched.offers.some((offer) => placesFor(offer, filters, wanted).length > 0);
}

function placesFor(
  { total, instant, places }: SearchedOffer,
  filters: SearchFilters,
  wanted: readonly string[],
): SearchedOffer['places'] {
  if (filters.instant && !instant) return [];
  if (filters.maxPrice !== null && !isWithin(total, filters.maxPrice)) return [];
  const { layout } = filters;
  if (layout === null && wanted.length === 0) return places;
  return places.filter(
    (place) =>
      (layout === null || place.layouts.has(layout)) &&
      wanted.every((name) => place.equipment.has(name)),
  );
}

const isWithin = (
  total: Money | null,
  { amount, currency }: { amount: number; currency: string },
): boolean =>
  total !== null &&
  total.currency === currency &&
  total.minor <= amount * 10 ** exponentOf(currency);
