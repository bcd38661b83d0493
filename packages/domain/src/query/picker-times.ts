import { timeOf, type WallDate, type WallDateTime, type WallTime } from '../time.ts';

/**
 * Minutes between the times of a picker: the form's, and those for the days of a longer meeting
 * (FORM-003, FORM-061, B-028).
 */
export const pickerSteps = { form: 15, days: 30 } as const;

const minutesPerDay = 1440;

/** All times of a day in steps, from 00:00. */
export const timesOfDay = (stepMinutes: number): readonly WallTime[] =>
  Array.from({ length: minutesPerDay / stepMinutes }, (_, index) => timeAt(index * stepMinutes));

/**
 * Times from `earliest` on, and always `current`, even off the steps, so that a picker can show it.
 */
export function timesFrom(
  date: WallDate,
  earliest: WallDateTime,
  current: WallDateTime,
): readonly WallTime[] {
  const offered = quarterHours.filter((time) => `${date}T${time}` >= earliest);
  const now = timeOf(current);
  return current >= earliest && !offered.includes(now) ? [...offered, now].sort() : offered;
}

/** Formatted by hand: with date functions each list takes half a millisecond. */
const timeAt = (minutes: number): WallTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Computed once: every change of the form reads them twice. */
const quarterHours = timesOfDay(pickerSteps.form);
