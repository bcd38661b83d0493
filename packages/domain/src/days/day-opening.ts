import type { OfferKind } from '../query/booking-query.ts';
import { dateOf, type WallDate, type WallDateTime } from '../time.ts';
import { openFor, type OpeningByHours } from '../venue/business-hours.ts';
import { closedByLeadTimes, lastBookableDate } from '../venue/lead-times.ts';
import type { Venue } from '../venue/venue.ts';
import type { Day } from './day-plan.ts';

/** Whether the venue takes a day, and if not, why; `hours` is what the note names. */
export type DayOpening =
  | OpeningByHours
  | { kind: 'past' }
  /** A date or weekday that the venue has taken out. */
  | { kind: 'closed-date' }
  | { kind: 'too-far-ahead'; lastDate: WallDate };

/**
 * What flags a day of the plan (MULTI-009, A-091, AVAIL-033): its date first, then the venue's
 * hours, which a whole meeting over several days is not held to, but each of its days is. A package
 * of the property system is held to no hours (AVAIL-034). `now` is the venue's.
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
