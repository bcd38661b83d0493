import {
  addMinutes,
  dateOf,
  timeOf,
  type WallDate,
  type WallDateTime,
  type WallTime,
} from '../time.ts';

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
export const timesFrom = (
  date: WallDate,
  earliest: WallDateTime,
  stepMinutes: number,
): readonly WallTime[] =>
  quarterHours.filter((time) => {
    const wall = `${date}T${time}`;
    return wall >= earliest && isOnStep(wall, stepMinutes);
  });

/** Whether pickers with such steps have this time. */
export const isOnStep = (wall: WallDateTime, stepMinutes: number): boolean =>
  minutesOff(wall, stepMinutes) === 0;

/** Whether it is a quarter of an hour, as every time of a form is. */
export const isQuarter = (wall: WallDateTime): boolean => isOnStep(wall, pickerSteps.form);

/** Whether the pickers for the days of a longer meeting have it, and those of a package's own card. */
export const isHalfHour = (wall: WallDateTime): boolean => isOnStep(wall, pickerSteps.days);

/** The nearest time of that day that pickers with such steps have: the next may be a closed one. */
export function nearestStep(wall: WallDateTime, stepMinutes: number): WallDateTime {
  const off = minutesOff(wall, stepMinutes);
  if (off === 0) return wall;
  const next = addMinutes(wall, stepMinutes - off);
  return off * 2 < stepMinutes || dateOf(next) !== dateOf(wall) ? addMinutes(wall, -off) : next;
}

const minutesOff = (wall: WallDateTime, stepMinutes: number): number =>
  Number(timeOf(wall).slice(3)) % stepMinutes;

/** Formatted by hand: with date functions each list takes half a millisecond. */
const timeAt = (minutes: number): WallTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Computed once: every change of the form reads them twice. */
const quarterHours = timesOfDay(pickerSteps.form);
