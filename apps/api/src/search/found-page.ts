import type { SearchAnswerWire } from '@foyer/contract';
import {
  filterChoices,
  type FilterChoices,
  type Found,
  foundAmong,
  neverOpens,
  orderedVenues,
  passes,
  type Refinement,
} from '@foyer/domain';
import { nameIn } from '../catalogue/venue-of.ts';
import type { EvaluatedVenue } from './evaluated-venues.ts';

export const pageSize = 20;

/** One page, counted from 1, of the venues that the filters leave, in their order. */
export function foundPage(
  venues: readonly EvaluatedVenue[],
  { filters, sort }: Refinement,
  page: number,
  language: string,
): { total: number; venues: SearchAnswerWire['venues'] } {
  const left = venues
    .filter((venue) => passes(venue, filters))
    .map((venue) => ({ ...venue, found: foundAmong(venue.searched, filters) }));
  return {
    total: left.length,
    venues: orderedVenues(left, sort)
      .slice((page - 1) * pageSize, page * pageSize)
      .map((venue) => written(venue, venue.found, language)),
  };
}

function written(
  { row, entry }: EvaluatedVenue,
  { open, fitting, from }: Found,
  language: string,
): SearchAnswerWire['venues'][number] {
  const { alias, title, city, country_code, picture, km, latitude, longitude } = row;
  return {
    alias,
    title,
    city,
    country_code,
    image: { url: picture?.src ?? '', alt: picture?.alt ?? '' },
    distance: km === null ? null : Math.round(km * 10) / 10,
    venue_type: nameIn(entry.details.venueType, language, entry.details.defaultLanguage),
    rooms: entry.rooms.length,
    never_opens: neverOpens(entry.details),
    open,
    fitting,
    from,
    location: { latitude, longitude },
  };
}

/** What filters would leave. */
export function writtenChoices(
  venues: readonly EvaluatedVenue[],
  { filters }: Refinement,
): NonNullable<SearchAnswerWire['choices']> {
  const { layouts, equipment, prices, distances, otherCurrencies, ...counts }: FilterChoices =
    filterChoices(venues, filters);
  return {
    ...counts,
    layouts: [...layouts],
    equipment: [...equipment],
    prices: [...prices],
    distances: [...distances],
    other_currencies: otherCurrencies,
  };
}
