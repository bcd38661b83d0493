import {
  addDays,
  addMinutes,
  dateOf,
  minutesBetween,
  type WallDate,
  type WallDateTime,
  weekdayOf,
} from '../time.ts';
import { closedByLeadTimes, lastBookableDate } from '../venue/lead-times.ts';
import type { EditContext } from './edit-context.ts';
import { pickerSteps } from './picker-times.ts';

/** The Monday of the following week, strictly after today (SITE-044, A-048). */
export const nextMonday = (today: WallDate): WallDate =>
  addDays(today, 7 - ((weekdayOf(today) + 6) % 7));

/**
 * Whether a start date is selectable: from today to the venue's last date, and not disabled
 * (FORM-056, FORM-058, FORM-059).
 */
export function isSelectableDate(
  date: WallDate,
  context: Pick<EditContext, 'now' | 'leadTimes'>,
): boolean {
  const today = dateOf(context.now);
  const last = lastBookableDate(context.leadTimes, today);
  return (
    date >= today && (last === null || date <= last) && !closedByLeadTimes(context.leadTimes, date)
  );
}

const searchedDays = 366;

/**
 * The first selectable date from `date` on; `date` itself when no day within a year is selectable,
 * so that the note names the reason.
 */
export function firstSelectableFrom(
  date: WallDate,
  context: Pick<EditContext, 'now' | 'leadTimes'>,
): WallDate {
  for (let day = 0; day < searchedDays; day += 1)
    if (isSelectableDate(addDays(date, day), context)) return addDays(date, day);
  return date;
}

/** What a calendar leaves out. */
type CalendarLimits = {
  lastDate: WallDate | null;
  disabledDates: readonly WallDate[];
  disabledWeekdays: readonly number[];
};

/** The first day after `date` that a calendar offers; `null` where it has none. */
export function nextOpenDate(
  date: WallDate,
  { lastDate, disabledDates, disabledWeekdays }: CalendarLimits,
): WallDate | null {
  for (let day = 1; day <= searchedDays; day += 1) {
    const next = addDays(date, day);
    if (lastDate !== null && next > lastDate) return null;
    if (!disabledDates.includes(next) && !disabledWeekdays.includes(weekdayOf(next))) return next;
  }
  return null;
}

/**
 * The earliest start: the full hour after `now`, also when `now` is a full hour (FORM-040, A-049),
 * or `now` plus the venue's lead time, rounded up to a step of the pickers (FORM-057); the later one
 * applies (B-027).
 */
export function earliestStart(
  { now, leadMinutes }: Pick<EditContext, 'now' | 'leadMinutes'>,
  stepMinutes: number = pickerSteps.form,
): WallDateTime {
  const nextHour = addMinutes(`${now.slice(0, 13)}:00`, 60);
  const midnight = `${dateOf(now)}T00:00`;
  const ahead =
    Math.ceil((minutesBetween(midnight, now) + leadMinutes) / stepMinutes) * stepMinutes;
  const wanted = addMinutes(midnight, ahead);
  return wanted > nextHour ? wanted : nextHour;
}
