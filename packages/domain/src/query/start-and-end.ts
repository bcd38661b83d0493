import { addDays, dateOf, minutesBetween, timeOf, type WallDate, type WallTime } from '../time.ts';
import { mayEndAt, mayStartAt } from '../venue/business-hours.ts';
import type { OpeningHours } from '../venue/venue.ts';
import type { BookingQuery, MeetingLength, OfferKind } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import { timesFrom } from './picker-times.ts';
import { earliestStart, isSelectableDate } from './selectable-dates.ts';
import { endFor, lastStart, moveStart, ordinaryEnd, settle, soonestEnd } from './settle.ts';
import { endsOnItsDay, stepMinutesOf, type Takes } from './taken-by.ts';

/**
 * Moves the meeting to another day and keeps its times. A date that is not selectable changes
 * nothing.
 */
export function changeStartDate(
  query: BookingQuery,
  date: WallDate,
  context: EditContext,
): BookingQuery {
  return isSelectableDate(date, context)
    ? settle(moveStart(query, `${date}T${timeOf(query.start)}`), context)
    : settle(query, context);
}

/**
 * Moves the start; the end stays until the meeting becomes too short, then it moves too (FORM-043,
 * FORM-044).
 */
export const changeStartTime = (
  query: BookingQuery,
  time: WallTime,
  context: EditContext,
): BookingQuery => settle(moveStart(query, `${dateOf(query.start)}T${time}`), context);

/**
 * The end lies on the start's day or the next (FORM-047); another date, or a next day that is not
 * selectable, changes nothing.
 */
export function changeEndDate(
  query: BookingQuery,
  date: WallDate,
  context: EditContext,
): BookingQuery {
  const startDate = dateOf(query.start);
  const allowed =
    date === startDate || (date === addDays(startDate, 1) && isSelectableDate(date, context));
  return settle(allowed ? { ...query, end: `${date}T${timeOf(query.end)}` } : query, context);
}

/** Moves the end; one that is too early becomes the end of the shortest meeting. */
export const changeEndTime = (
  query: BookingQuery,
  time: WallTime,
  context: EditContext,
): BookingQuery => settle({ ...query, end: `${dateOf(query.end)}T${time}` }, context);

/**
 * Choosing a length sets the end; a length that runs past midnight becomes `twodays`
 * (A-050).
 */
export const changeLength = (
  query: BookingQuery,
  length: MeetingLength,
  context: EditContext,
): BookingQuery =>
  settle({ ...query, meetingLength: length, end: endFor(query.start, query.end, length) }, context);

/**
 * Switches between rooms and packages. In the property mode a package takes one day unless it is
 * for several, and rooms start with the default length again (FORM-032, FORM-033).
 */
export function changeTab(
  query: BookingQuery,
  kind: OfferKind,
  context: EditContext,
): BookingQuery {
  const moved = { ...query, kind };
  const leavesDay = kind === 'room' && query.kind === 'package' && query.meetingLength === 'oneday';
  return leavesDay ? changeLength(moved, context.defaultLength, context) : settle(moved, context);
}

/**
 * Selectable start times, 15 minutes apart or 30 where a package is taken by the half hour, from the
 * next full hour when the day is today (FORM-003, FORM-041), that leave time for the shortest meeting within the day's openings (D-18).
 */
export function startTimes(
  query: BookingQuery,
  context: Pick<EditContext, 'now' | 'leadMinutes' | 'minimumHours'> & Takes,
  openings: readonly OpeningHours[] | null = null,
): readonly WallTime[] {
  const shortest = minutesBetween(query.start, soonestEnd(query, context));
  const step = stepMinutesOf(query.kind, context);
  const times = timesFrom(dateOf(query.start), earliestStart(context, step), step).filter((time) =>
    mayStartAt(openings, time, shortest),
  );
  return endsOnItsDay(query, context) ? times.filter((time) => time <= lastStart(step)) : times;
}

/**
 * Selectable end times on the end's day: as far apart, from the shortest meeting on (FORM-042,
 * FORM-043), within the opening of the start (D-18).
 */
export function endTimes(
  query: BookingQuery,
  context: Pick<EditContext, 'minimumHours'> & Takes,
  openings: readonly OpeningHours[] | null = null,
): readonly WallTime[] {
  const date = dateOf(query.end);
  const soonest = soonestEnd(query, context);
  const ordinary = ordinaryEnd(query, context);
  return timesFrom(date, soonest, stepMinutesOf(query.kind, context)).filter(
    (time) =>
      (`${date}T${time}` === soonest || `${date}T${time}` >= ordinary) &&
      mayEndAt(openings, timeOf(query.start), time),
  );
}
