import {
  addDays,
  addMinutes,
  dateOf,
  minutesBetween,
  timeOf,
  type WallDate,
  type WallDateTime,
} from '../time.ts';
import { neverOpens, openingsFor } from '../venue/business-hours.ts';
import { lastBookableDate } from '../venue/lead-times.ts';
import type { OpeningHours, Venue } from '../venue/venue.ts';
import type { OfferKind } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import { deriveLength, minimumHoursOf } from './meeting-length.ts';
import { pickerSteps } from './picker-times.ts';
import { earliestStart } from './selectable-dates.ts';
import { eventProblem, type MeetingSpan, type SpanProblem, spanProblem } from './span-problem.ts';
import { stepMinutesOf } from './taken-by.ts';

/** When a meeting could be instead. */
export type MeetingTime = Pick<MeetingSpan, 'start' | 'end' | 'meetingLength'>;

type HoursVenue = Pick<Venue, 'businessHours' | 'leadTimes'>;

/** What a time must satisfy, and the steps of the pickers that show it. */
type TimeRule = {
  problemOf: (span: MeetingSpan, venue: HoursVenue, context: EditContext) => SpanProblem | null;
  stepMinutes: (kind: OfferKind, context: EditContext) => number;
  shortestMinutes: (kind: OfferKind, context: EditContext) => number;
};

const formRule: TimeRule = {
  problemOf: spanProblem,
  stepMinutes: stepMinutesOf,
  shortestMinutes: (kind, context) => minimumHoursOf(kind, context) * 60,
};

/** A day of a plan may be as short as one step of its pickers. */
export const dayRule: TimeRule = {
  problemOf: eventProblem,
  stepMinutes: () => pickerSteps.days,
  shortestMinutes: () => pickerSteps.days,
};

/** A year and a day: a date that is closed once a year has another before. */
const daysAhead = 366;
/** An earlier day is of use only where it is near. */
const daysBack = 7;

/**
 * The nearest times at which the venue is open for a meeting that it refuses: the same day, the next
 * open day, and the open day before. The meeting keeps its length; where no opening is that long, it
 * takes the whole of one. The rule that the server asks accepts each; which rooms are free is another
 * question. Empty where the venue is open, and where it never is.
 */
export function openTimes(
  span: MeetingSpan,
  venue: HoursVenue,
  context: EditContext,
  rule: TimeRule = formRule,
): readonly MeetingTime[] {
  if (neverOpens(venue) || rule.problemOf(span, venue, context) === null) return [];
  const asked = dateOf(span.start);
  const today = dateOf(context.now);
  const last = lastBookableDate(venue.leadTimes, today);
  const at = (date: WallDate) => openTimeOn(date, span, venue, context, rule);
  const first = (from: WallDate, step: 1 | -1, days: number): MeetingTime | null => {
    for (let day = 0; day < days; day += 1) {
      const found = at(addDays(from, day * step));
      if (found) return found;
    }
    return null;
  };
  const sameDay = asked < today ? null : at(asked);
  const isTooFar = last !== null && asked > last;
  const next = isTooFar ? null : first(asked < today ? today : addDays(asked, 1), 1, daysAhead);
  const before = asked <= today ? null : first(isTooFar ? last : addDays(asked, -1), -1, daysBack);
  return [sameDay, next, before].filter((time) => time !== null);
}

function openTimeOn(
  date: WallDate,
  span: MeetingSpan,
  venue: HoursVenue,
  context: EditContext,
  { problemOf, stepMinutes, shortestMinutes }: TimeRule,
): MeetingTime | null {
  const openings = openingsFor(venue, date, span, context);
  const minutes = minutesBetween(span.start, span.end);
  const step = stepMinutes(span.kind, context);
  const earliest = earliestStart(context, step);
  const sameTime = `${date}T${timeOf(span.start)}`;
  const wanted = dateOf(earliest) === date && sameTime < earliest ? earliest : sameTime;
  const times =
    openings === null
      ? [{ start: wanted, end: addMinutes(wanted, minutes) }]
      : openings.flatMap((hours) =>
          within(hours, wanted, minutes, {
            shortest: shortestMinutes(span.kind, context),
            step,
          }),
        );
  const moved = ({ start }: { start: WallDateTime }) => Math.abs(minutesBetween(wanted, start));
  const lost = (time: { start: WallDateTime; end: WallDateTime }) =>
    minutes - minutesBetween(time.start, time.end);
  return (
    times
      .map(({ start, end }) => ({
        start,
        end,
        meetingLength:
          typeof span.meetingLength === 'string' ? span.meetingLength : deriveLength(start, end),
      }))
      .filter((time) => problemOf({ ...time, kind: span.kind }, venue, context) === null)
      .toSorted((one, other) => lost(one) - lost(other) || moved(one) - moved(other))[0] ?? null
  );
}

/** The meeting moved into an opening, or the whole opening where it is shorter. */
function within(
  hours: OpeningHours,
  wanted: WallDateTime,
  minutes: number,
  { shortest, step }: { shortest: number; step: number },
): { start: WallDateTime; end: WallDateTime }[] {
  const date = dateOf(wanted);
  const opens = onStep(`${date}T${hours.start}`, 'up', step);
  // Hours that run past midnight end for a meeting of one day with that day.
  const closes = onStep(`${date}T${hours.end <= hours.start ? '23:59' : hours.end}`, 'down', step);
  const open = minutesBetween(opens, closes);
  if (open < shortest) return [];
  if (open < minutes) return [{ start: opens, end: closes }];
  const latest = addMinutes(closes, -minutes);
  const start = wanted < opens ? opens : wanted > latest ? latest : wanted;
  return [{ start, end: addMinutes(start, minutes) }];
}

function onStep(wall: WallDateTime, way: 'up' | 'down', step: number): WallDateTime {
  const off = Number(timeOf(wall).slice(3)) % step;
  if (off === 0) return wall;
  return addMinutes(wall, way === 'up' ? step - off : -off);
}
