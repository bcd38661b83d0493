import type { SearchAnswerWire } from '@foyer/contract';
import {
  addDays,
  dateOf,
  type Instant,
  instantOf,
  passes,
  type SearchFilters,
  timeOf,
  wallOf,
  withoutEach,
  type Zone,
} from '@foyer/domain';
import type { EvaluatedVenue } from './evaluated-venues.ts';

type Ways = NonNullable<SearchAnswerWire['ways']>;
type Span = { start: Instant; end: Instant };

/** The nearest days first. */
const daysAway = [1, -1, 2, -2, 3, -3, 7];
const mostDates = 3;

/** The ways on where filters have left nothing of these venues. */
export async function waysOn(
  venues: readonly EvaluatedVenue[],
  filters: SearchFilters,
  span: Span | null,
  now: Instant,
  evaluate: (span: Span) => Promise<readonly EvaluatedVenue[]>,
  places: Ways['places'],
): Promise<Ways> {
  const zone = venues[0]?.row.timezone;
  return {
    filters: [...withoutEach(venues, filters)],
    dates:
      span === null || zone === undefined
        ? []
        : await otherDates(span, zone, now, async (other) =>
            (await evaluate(other)).filter((venue) => passes(venue, filters)),
          ),
    places,
  };
}

/** The same times on the nearest days on which something is left, in the order of the calendar. */
async function otherDates(
  span: Span,
  zone: Zone,
  now: Instant,
  left: (span: Span) => Promise<readonly EvaluatedVenue[]>,
): Promise<Ways['dates']> {
  const found: Ways['dates'] = [];
  for (const days of daysAway) {
    if (found.length === mostDates) break;
    const other = { start: moved(span.start, days, zone), end: moved(span.end, days, zone) };
    if (other.start <= now) continue;
    const venues = (await left(other)).length;
    if (venues > 0) found.push({ datetime: other.start, end_datetime: other.end, venues });
  }
  return found.toSorted((one, other) => one.datetime - other.datetime);
}

/** The same time of day, whatever the clocks do in between. */
function moved(instant: Instant, days: number, zone: Zone): Instant {
  const wall = wallOf(instant, zone);
  return instantOf(`${addDays(dateOf(wall), days)}T${timeOf(wall)}`, zone);
}
