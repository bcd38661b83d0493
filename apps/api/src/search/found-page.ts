import { type SearchAnswerWire, writePicture } from '@foyer/contract';
import {
  filterChoices,
  type FilterChoices,
  foldText,
  type Found,
  foundAmong,
  neverOpens,
  orderedVenues,
  passes,
  type Refinement,
  saidIn,
} from '@foyer/domain';
import { pictureIn } from '../catalogue/venue-of.ts';
import { type EvaluatedVenue, filterNames } from './evaluated-venues.ts';

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
    venues: orderedVenues(left, sort, language)
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
    city: saidIn(city, language, entry.details.defaultLanguage).text,
    country_code,
    image: writePicture(pictureIn(picture, language)),
    distance: km === null ? null : Math.round(km * 10) / 10,
    venue_type: saidIn(entry.details.venueType, language, entry.details.defaultLanguage).text,
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
  language: string,
): NonNullable<SearchAnswerWire['choices']> {
  const { layouts, equipment, prices, distances, otherCurrencies, ...counts }: FilterChoices =
    filterChoices(venues, filters);
  const labels = equipmentLabels(venues, language);
  return {
    ...counts,
    layouts: [...layouts],
    equipment: equipment.map(({ name, venues: count }) => ({
      name,
      label: labels.get(foldText(name)) ?? name,
      venues: count,
    })),
    prices: [...prices],
    distances: [...distances],
    other_currencies: otherCurrencies,
  };
}

/** The names of equipment in the reader's language, by those that filters compare. */
function equipmentLabels(
  venues: readonly EvaluatedVenue[],
  language: string,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { entry } of venues) {
    const read = entry.in(language).rooms;
    for (const [at, { room }] of filterNames(entry).rooms.entries())
      for (const [piece, name] of room.equipment.entries())
        if (!labels.has(foldText(name)))
          labels.set(foldText(name), read[at]?.room.equipment[piece] ?? name);
  }
  return labels;
}
