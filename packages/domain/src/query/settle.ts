import {
  addDays,
  addMinutes,
  dateOf,
  timeOf,
  type WallDate,
  type WallDateTime,
  type WallTime,
} from '../time.ts';
import type { BookingQuery, MeetingLength } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import {
  deriveLength,
  hoursOf,
  isForDays,
  isMultiDay,
  isOfferedName,
  minimumHoursOf,
} from './meeting-length.ts';
import { nearestStep } from './picker-times.ts';
import { earliestStart, firstSelectableFrom, nextMonday } from './selectable-dates.ts';
import { endsOnItsDay, stepMinutesOf } from './taken-by.ts';

/** Replaces a preset start that has passed, on every site (FORM-048, B-025). */
const replacedStart: WallTime = '09:00';
const replacedHours = 8;

type Shortest = Pick<EditContext, 'minimumHours'>;
type Timed = Pick<BookingQuery, 'kind' | 'start' | 'end' | 'meetingLength'>;

/**
 * Changes a query the least so that every rule of the form accepts it: in quarters of an hour, or
 * half hours where a package is taken by those (FORM-061), not in the past (FORM-048), not before the next full hour today (FORM-040), long
 * enough (FORM-043), ending at most one day later (FORM-047), with the derived length (FORM-045)
 * unless it is a named length that the site offers (B-026), on its day where whoever takes it takes
 * nothing else (`endsOnItsDay`).
 */
export function settle<Query extends Timed>(query: Query, context: EditContext): Query {
  const today = dateOf(context.now);
  const step = stepMinutesOf(query.kind, context);
  const present = withoutFalseDays(
    dateOf(query.start) < today ? nextMondayInstead(query, today) : inSteps(query, step),
    context,
  );
  const endsThatDay = endsOnItsDay(present, context);
  const begun = beginInTime(endsThatDay ? withinItsDay(present, context) : present, {
    latestTime: endsThatDay ? lastStart(step) : lastTime(step),
    step,
    context,
  });
  const soonest = soonestEnd(begun, context);
  const latest = `${addDays(dateOf(begun.start), endsThatDay ? 0 : 1)}T${lastTime(step)}`;
  // No meeting lasts between one and two hours, unless the 1 h option is chosen: an end moved into
  // that gap becomes two hours after the start.
  const ordinary = ordinaryEnd(begun, context);
  const end =
    begun.end <= soonest
      ? soonest
      : begun.end < ordinary
        ? ordinary
        : begun.end > latest
          ? latest
          : begun.end;
  return {
    ...begun,
    end,
    meetingLength: staysChosen({ ...begun, end }, context)
      ? begun.meetingLength
      : deriveLength(begun.start, end),
  };
}

/** The last time of a day in such steps, and the latest start of a meeting that ends with it. */
const lastTime = (step: number): WallTime => `23:${60 - step}`;
export const lastStart = (step: number): WallTime => `21:${60 - step}`;

function inSteps<Query extends Timed>(query: Query, step: number): Query {
  const start = nearestStep(query.start, step);
  const end = nearestStep(query.end, step);
  return start === query.start && end === query.end ? query : { ...query, start, end };
}

function nextMondayInstead<Query extends Timed>(query: Query, today: WallDate): Query {
  const start = `${nextMonday(today)}T${replacedStart}`;
  return {
    ...query,
    start,
    end: addMinutes(start, replacedHours * 60),
    meetingLength: replacedHours,
  };
}

/**
 * Several days that end on the first day become one day, where packages have no other length
 * (FORM-032, B-026).
 */
const withoutFalseDays = <Query extends Timed>(query: Query, context: EditContext): Query =>
  isForDays(query.kind, context) && isMultiDay(query) && dateOf(query.end) === dateOf(query.start)
    ? { ...query, meetingLength: 'oneday' }
    : query;

/**
 * A package in a plan takes the one day; any other meeting of several days becomes one of the usual
 * length, as far as its day has that.
 */
function withinItsDay<Query extends Timed>(query: Query, context: EditContext): Query {
  if (isForDays(query.kind, context))
    return query.meetingLength === 'oneday'
      ? query
      : { ...query, meetingLength: 'oneday', end: endFor(query.start, query.end, 'oneday') };
  return dateOf(query.end) === dateOf(query.start)
    ? query
    : { ...query, end: endFor(query.start, query.end, context.defaultLength) };
}

/**
 * A start that is too early today moves to the earliest one. When today has no time left, it moves
 * to the next selectable day.
 */
function beginInTime<Query extends Timed>(
  query: Query,
  { latestTime, step, context }: { latestTime: WallTime; step: number; context: EditContext },
): Query {
  const earliest = earliestStart(context, step);
  const wanted = query.start < earliest ? earliest : query.start;
  const latest = `${dateOf(query.start)}T${latestTime}`;
  if (wanted <= latest) return wanted === query.start ? query : moveStart(query, wanted);
  if (earliest <= latest) return moveStart(query, latest);
  const next = `${firstSelectableFrom(addDays(dateOf(query.start), 1), context)}T${context.defaultStart}`;
  return moveStart(query, next < earliest ? earliest : next);
}

/**
 * The end keeps its time of day and moves by as many days as the start; `overnight` and `oneday`
 * keep their hours.
 */
export function moveStart<Query extends Timed>(query: Query, start: WallDateTime): Query {
  const end = `${addDays(dateOf(start), dateOf(query.end) === dateOf(query.start) ? 0 : 1)}T${timeOf(query.end)}`;
  const lasts = query.meetingLength === 'overnight' || query.meetingLength === 'oneday';
  return { ...query, start, end: lasts ? endFor(start, end, query.meetingLength) : end };
}

/**
 * `overone` keeps the time of day and ends one day later (FORM-031); the others end after their
 * number of hours.
 */
export function endFor(
  start: WallDateTime,
  end: WallDateTime,
  length: MeetingLength,
): WallDateTime {
  return length === 'overone'
    ? `${addDays(dateOf(start), 1)}T${timeOf(end)}`
    : addMinutes(start, hoursOf(length) * 60);
}

/**
 * `overnight`, `overone` and `oneday` stay as chosen while the span still covers the days they name
 * (B-026), where the site offers them (D-18).
 */
function staysChosen({ meetingLength, start, end }: Timed, context: EditContext): boolean {
  if (!isOfferedName(meetingLength, context)) return false;
  const endsSameDay = dateOf(start) === dateOf(end);
  return meetingLength === 'oneday' ? endsSameDay : meetingLength !== 'twodays' && !endsSameDay;
}

/**
 * One hour is the minimum only while that length is chosen (B-023), and only within one day: across
 * midnight the length would be `twodays`.
 */
export function soonestEnd(query: Omit<Timed, 'end'>, context: Shortest): WallDateTime {
  const shortest = minimumHoursOf(query.kind, context);
  const chosen = addMinutes(query.start, shortest * 60);
  return query.meetingLength === shortest && dateOf(chosen) === dateOf(query.start)
    ? chosen
    : ordinaryEnd(query, context);
}

/** The shortest meeting without the 1 h option. */
export const ordinaryEnd = (
  { kind, start }: Pick<BookingQuery, 'kind' | 'start'>,
  context: Shortest,
): WallDateTime => addMinutes(start, Math.max(minimumHoursOf(kind, context), 2) * 60);
