import { timeOf, type WallDate, type WallDateTime, type WallTime } from '../time.ts';

/**
 * Minutes between the choices of a picker: of the form, and of the days of a longer meeting
 * (FORM-003, FORM-061, B-028).
 */
export const pickerSteps = { form: 15, days: 30 } as const;

const minutesPerDay = 1440;

/** The times of a day in steps, from 00:00. */
export const timesOfDay = (stepMinutes: number): readonly WallTime[] =>
  Array.from({ length: minutesPerDay / stepMinutes }, (_, index) => timeAt(index * stepMinutes));

/**
 * Steps of a day that are not before `earliest`, and `current` even off the steps, so that a picker
 * can always show it.
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

/** Written by hand: going through dates takes half a millisecond for each list. */
const timeAt = (minutes: number): WallTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Made once: every change of the form asks for them twice. */
const quarterHours = timesOfDay(pickerSteps.form);
