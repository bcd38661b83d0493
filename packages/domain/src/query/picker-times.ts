import { addMinutes, timeOf, type WallDate, type WallDateTime, type WallTime } from '../time.ts';

/**
 * Minutes between the times of a picker: the form's, and those for the days of a longer meeting
 * (FORM-003, FORM-061, B-028).
 */
export const pickerSteps = { form: 15, days: 30 } as const;

const minutesPerDay = 1440;

/** All times of a day in steps, from 00:00. */
export const timesOfDay = (stepMinutes: number): readonly WallTime[] =>
  Array.from({ length: minutesPerDay / stepMinutes }, (_, index) => timeAt(index * stepMinutes));

/** Times of the form's pickers from `earliest` on. */
export const timesFrom = (date: WallDate, earliest: WallDateTime): readonly WallTime[] =>
  quarterHours.filter((time) => `${date}T${time}` >= earliest);

/** Whether the form's pickers have this time. */
export const isOnStep = (wall: WallDateTime): boolean => minutesOff(wall) === 0;

/** Whether the pickers for the days of a longer meeting have it, and those of a package's own card. */
export const isHalfHour = (wall: WallDateTime): boolean => minutesOff(wall, pickerSteps.days) === 0;

/** The nearest time that the form's pickers have. */
export function nearestStep(wall: WallDateTime): WallDateTime {
  const off = minutesOff(wall);
  if (off === 0) return wall;
  return addMinutes(wall, off * 2 < pickerSteps.form ? -off : pickerSteps.form - off);
}

const minutesOff = (wall: WallDateTime, step: number = pickerSteps.form): number =>
  Number(timeOf(wall).slice(3)) % step;

/** Formatted by hand: with date functions each list takes half a millisecond. */
const timeAt = (minutes: number): WallTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Computed once: every change of the form reads them twice. */
const quarterHours = timesOfDay(pickerSteps.form);
