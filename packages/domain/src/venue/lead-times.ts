import { addDays, dateOf, type WallDate, type WallDateTime, weekdayOf } from '../time.ts';
import type { LeadTimes } from './venue.ts';

/**
 * The venue takes no booking that starts on this date: a disabled day or weekday (AVAIL-029,
 *
 */
export const closedByLeadTimes = (leadTimes: LeadTimes, date: WallDate): boolean =>
  leadTimes.disabledDays.includes(date) || leadTimes.disabledWeekdays.includes(weekdayOf(date));

/**
 * Last date that may be chosen, `maxDays` calendar days from today inclusive (FORM-058); `null`
 * where there is no limit.
 */
export const lastBookableDate = (leadTimes: LeadTimes, today: WallDate): WallDate | null =>
  leadTimes.maxDays > 0 ? addDays(today, leadTimes.maxDays) : null;

/** Why a start may not be booked. */
export type LeadTimeProblem = 'past' | 'closed-date' | 'too-far-ahead';

/**
 * What the check of a start answers, asked when the venue's clock shows `now` (AVAIL-028): `null`
 * allows it.
 */
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
 * Whether lead times allow a start after a check answered; `null` is a failed one, which leaves
 * what was known (A-063, B-033).
 */
export const allowedAfterCheck = (before: boolean, answer: boolean | null): boolean =>
  answer ?? before;
