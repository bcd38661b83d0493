import { addDays, dateOf, type WallDate, type WallDateTime, weekdayOf } from '../time.ts';
import type { LeadTimes } from './venue.ts';

/**
 * Whether the venue takes no bookings that start on this date: a disabled date or weekday
 * (AVAIL-029, A-045).
 */
export const closedByLeadTimes = (leadTimes: LeadTimes, date: WallDate): boolean =>
  leadTimes.disabledDays.includes(date) || leadTimes.disabledWeekdays.includes(weekdayOf(date));

/**
 * Last selectable date, `maxDays` calendar days from today inclusive (FORM-058); `null` without a
 * limit.
 */
export const lastBookableDate = (leadTimes: LeadTimes, today: WallDate): WallDate | null =>
  leadTimes.maxDays > 0 ? addDays(today, leadTimes.maxDays) : null;

/** Why a start cannot be booked. */
export type LeadTimeProblem = 'past' | 'closed-date' | 'too-far-ahead';

/** Result of the check of a start, at `now` on the venue's clock (AVAIL-028): `null` allows it. */
export function leadTimeProblem(
  leadTimes: LeadTimes,
  start: WallDateTime,
  now: WallDateTime,
): LeadTimeProblem | null {
  if (start < now) return 'past';
  const date = dateOf(start);
  if (closedByLeadTimes(leadTimes, date)) return 'closed-date';
  const last = lastBookableDate(leadTimes, dateOf(now));
  return last !== null && date > last ? 'too-far-ahead' : null;
}

/**
 * Whether lead times allow a start after a check; `null` is a failed check, which keeps the value
 * before (A-063, B-033).
 */
export const allowedAfterCheck = (before: boolean, answer: boolean | null): boolean =>
  answer ?? before;
