import type { EditContext } from '../query/edit-context.ts';
import { pickerSteps, timesOfDay } from '../query/picker-times.ts';
import { earliestStart } from '../query/selectable-dates.ts';
import { addMinutes, minutesBetween, timeOf, type WallDate, type WallTime } from '../time.ts';
import { mayEndAt, mayStartAt } from '../venue/business-hours.ts';
import type { OpeningHours } from '../venue/venue.ts';
import type { Day } from './day-plan.ts';

/** The latest end of a day, and the latest start that leaves one. */
const lastTime: WallTime = '23:30';
const lastStart: WallTime = '23:00';

/**
 * The 48 half hours of a day, 00:00 to 23:30 (MULTI-004); the form's own pickers have steps of 15
 * minutes (B-028).
 */
export const halfHours: readonly WallTime[] = timesOfDay(pickerSteps.days);

/** Of the form's times those that a package's own card has (PACK-012), so that the server takes each. */
export const inHalfHours = (times: readonly WallTime[]): readonly WallTime[] =>
  times.filter((time) => halfHours.includes(time));

/**
 * Selectable starts: today from the next full hour of the venue's clock (MULTI-004, FORM-040), within
 * the day's openings (D-18). 23:30 is one of them, and becomes 23:00 (`movedStart`).
 */
export function dayStartTimes(
  date: WallDate,
  context: Pick<EditContext, 'now' | 'leadMinutes'>,
  openings: readonly OpeningHours[] | null = null,
): readonly WallTime[] {
  const earliest = earliestStart(context);
  return halfHours.filter(
    (time) => `${date}T${time}` >= earliest && mayStartAt(openings, time, pickerSteps.days),
  );
}

/** Selectable ends: those after the start (MULTI-004, FORM-060), within its opening (D-18). */
export const dayEndTimes = (
  { start }: Pick<Day, 'start'>,
  openings: readonly OpeningHours[] | null = null,
): readonly WallTime[] =>
  halfHours.filter((time) => time > start && mayEndAt(openings, start, time));

type Span = Pick<Day, 'start' | 'end'>;

/**
 * Moves the start, at most to 23:00, which leaves an end on that day (FORM-060); an end that is no
 * longer after it moves by the same time, at most to 23:30.
 */
export function movedStart({ start, end }: Span, wanted: WallTime): Span {
  const moved = wanted > lastStart ? lastStart : wanted;
  return {
    start: moved,
    end:
      moved < end
        ? end
        : timeAfter(moved, minutesBetween(`${anyDay}T${start}`, `${anyDay}T${end}`)),
  };
}

/** What the builder has changed by itself: a start that leaves no end, an end before a new start. */
export type DayAdjustment =
  { part: 'start'; asked: WallTime } | { part: 'end'; was: WallTime } | { part: 'both'; was: Span };

/** The difference between a day as it was asked for and as it has become; `null` for none. */
export function dayAdjustment(
  was: Span,
  { start, end }: Partial<Span>,
  now: Span,
): DayAdjustment | null {
  if (start !== undefined && start !== now.start) return { part: 'start', asked: start };
  return end === undefined && was.end !== now.end ? { part: 'end', was: was.end } : null;
}

/** The same for the form's times, of which the first day is made. */
export const firstAdjustment = (form: Span, now: Span): DayAdjustment | null =>
  form.start === now.start && form.end === now.end ? null : { part: 'both', was: form };

/** Moves the end; `null` when it is not after the start. */
export const movedEnd = ({ start }: Span, end: WallTime): Span | null =>
  end > start ? { start, end } : null;

/**
 * The span extended to half hours; an end that is not after the start, or past the day, becomes 8
 * hours after the start, at most 23:30.
 */
export function spanOfDay(start: WallTime, end: WallTime): Span {
  const begins = halfHours.findLast((time) => time <= start && time <= lastStart) ?? '00:00';
  const ends = end > begins ? end : timeAfter(begins, 8 * 60);
  return { start: begins, end: halfHours.find((time) => time >= ends) ?? lastTime };
}

/** An arbitrary date for arithmetic on times. */
const anyDay: WallDate = '2000-01-01';

/** `minutes` later, at most 23:30 of the same day. */
function timeAfter(time: WallTime, minutes: number): WallTime {
  const after = addMinutes(`${anyDay}T${time}`, minutes);
  return after < `${anyDay}T${lastTime}` ? timeOf(after) : lastTime;
}
