import type { OfferKind } from '../query/booking-query.ts';
import { dateOf, type WallDate, type WallDateTime } from '../time.ts';
import { openFor, type OpeningByHours } from '../venue/business-hours.ts';
import { closedByLeadTimes, lastBookableDate } from '../venue/lead-times.ts';
import type { Venue } from '../venue/venue.ts';
import type { Day } from './day-plan.ts';

/** Whether the venue accepts a day, or why not; `hours` is the range in the note. */
export type DayOpening =
  | OpeningByHours
  | { kind: 'past' }
  /** A disabled date or weekday of the venue. */
  | { kind: 'closed-date' }
  | { kind: 'too-far-ahead'; lastDate: WallDate };

/**
 * The warning of a day (MULTI-009, A-091, AVAIL-033): its date is checked first, then the venue's
 * hours, which apply to each day though not to a meeting over several days as a whole. Packages of
 * the property system are not checked against hours (AVAIL-034). `now` is on the venue's clock.
 */
export function dayOpening(
  day: Day,
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  now: WallDateTime,
  kind: OfferKind,
): DayOpening {
  const start: WallDateTime = `${day.date}T${day.start}`;
  if (start < now) return { kind: 'past' };
  if (closedByLeadTimes(venue.leadTimes, day.date)) return { kind: 'closed-date' };
  const lastDate = lastBookableDate(venue.leadTimes, dateOf(now));
  if (lastDate !== null && day.date > lastDate) return { kind: 'too-far-ahead', lastDate };
  return kind === 'package'
    ? { kind: 'open', hours: null }
    : openFor(venue, start, `${day.date}T${day.end}`, 'oneday');
}
