import type { OfferKind } from '../query/booking-query.ts';
import type { EditContext } from '../query/edit-context.ts';
import { dayRule, openTimes } from '../query/open-times.ts';
import { dateOf, timeOf, type WallDate, type WallDateTime } from '../time.ts';
import { type OpeningByHours, openingOf } from '../venue/business-hours.ts';
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
  return openingOf(
    venue,
    { kind, start, end: `${day.date}T${day.end}`, meetingLength: 'oneday' },
    { offerCards: 'plan' },
  );
}

export type DayTime = Pick<Day, 'date' | 'start' | 'end'>;

/** The nearest times of a day at which the venue accepts it; empty where it accepts it as it is. */
export function openDayTimes(
  day: Day,
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  context: EditContext,
  kind: OfferKind,
): readonly DayTime[] {
  if (dayOpening(day, venue, context.now, kind).kind === 'open') return [];
  const [start, end] = [`${day.date}T${day.start}`, `${day.date}T${day.end}`];
  const times = openTimes(
    { kind, start, end, meetingLength: 'oneday' },
    venue,
    { ...context, offerCards: 'plan' },
    dayRule,
  );
  return times.map((time) => ({
    date: dateOf(time.start),
    start: timeOf(time.start),
    end: timeOf(time.end),
  }));
}
