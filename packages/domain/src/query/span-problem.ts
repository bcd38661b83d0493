import { dateOf, type WallDateTime } from '../time.ts';
import { openingOf } from '../venue/business-hours.ts';
import { leadTimeProblem } from '../venue/lead-times.ts';
import type { Venue } from '../venue/venue.ts';
import type { BookingQuery } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import { deriveLength } from './meeting-length.ts';
import { isHalfHour, isOnStep, isQuarter } from './picker-times.ts';
import { earliestStart } from './selectable-dates.ts';
import { settle } from './settle.ts';
import { stepMinutesOf } from './taken-by.ts';

export type MeetingSpan = Pick<BookingQuery, 'kind' | 'start' | 'end' | 'meetingLength'>;
type SpanVenue = Pick<Venue, 'businessHours' | 'leadTimes'>;

/** Why a meeting cannot be booked at its time, and the part that has to change. */
export type SpanProblem =
  | {
      part: 'start';
      reason:
        | 'past'
        /** Before the next full hour, or within the venue's lead time. */
        | 'too-soon'
        | 'too-late'
        | 'between-quarters'
        /** Of a package that is taken by the half hour. */
        | 'between-half-hours'
        | 'closed-date'
        | 'too-far-ahead'
        | 'closed-day'
        | 'outside-hours';
    }
  | { part: 'end'; reason: 'too-short' | 'too-long' | 'between-quarters' | 'between-half-hours' }
  /** It is not the length of this span, or the site does not offer it. */
  | { part: 'length'; reason: 'other-length' };

/**
 * The one rule for the time of a meeting (D-18): what `settle` would change, so that the form never
 * has a problem but a closed venue, and then whether the venue is open. `null`: it can be booked.
 */
export const spanProblem = (
  span: MeetingSpan,
  venue: SpanVenue,
  context: EditContext,
): SpanProblem | null => settledProblem(span, context) ?? closedProblem(span, venue, context);

/**
 * The same for an event of the property system. On a site with plan cards a day of a plan and the
 * times on a package's own card go in half hours, may be shorter than the form allows, and never pass
 * midnight (AVAIL-030, MULTI-004); a room may also have a span of the form. Other sites have the form
 * alone.
 */
export function eventProblem(
  { kind, start, end }: Pick<BookingQuery, 'kind' | 'start' | 'end'>,
  venue: SpanVenue,
  context: EditContext,
): SpanProblem | null {
  const meetingLength = deriveLength(start, end);
  const span = { kind, start, end, meetingLength };
  const isOneDay = dateOf(start) === dateOf(end);
  const isDay = isOneDay && isHalfHour(start) && isHalfHour(end);
  if (context.offerCards !== 'plan' || (!isDay && kind === 'room'))
    return spanProblem(span, venue, context);
  const early = startProblem(span, context);
  if (early) return { part: 'start', reason: early };
  if (!isHalfHour(start)) return { part: 'start', reason: 'between-half-hours' };
  if (!isHalfHour(end)) return { part: 'end', reason: offStep(end) };
  if (end <= start) return { part: 'end', reason: 'too-short' };
  if (!isOneDay) return { part: 'end', reason: 'too-long' };
  return closedProblem(span, venue, context);
}

function settledProblem(span: MeetingSpan, context: EditContext): SpanProblem | null {
  const settled = settle(span, context);
  if (settled.start !== span.start)
    return { part: 'start', reason: startProblem(span, context) ?? 'too-late' };
  if (settled.end !== span.end)
    return {
      part: 'end',
      reason: !isOnStep(span.end, stepMinutesOf(span.kind, context))
        ? offStep(span.end)
        : settled.end > span.end
          ? 'too-short'
          : 'too-long',
    };
  return settled.meetingLength === span.meetingLength
    ? null
    : { part: 'length', reason: 'other-length' };
}

/** Why the form moves a start, before it looks at the venue's days and hours. */
export function startProblem(
  { kind, start }: Pick<BookingQuery, 'kind' | 'start'>,
  context: EditContext,
) {
  const step = stepMinutesOf(kind, context);
  if (start < context.now) return 'past';
  if (!isOnStep(start, step)) return offStep(start);
  return start < earliestStart(context, step) ? 'too-soon' : null;
}

/** What is wrong with a time that pickers do not have, in quarters of an hour or in half hours. */
export const offStep = (wall: WallDateTime) =>
  isQuarter(wall) ? 'between-half-hours' : 'between-quarters';

function closedProblem(
  span: MeetingSpan,
  venue: SpanVenue,
  context: EditContext,
): SpanProblem | null {
  const closed = leadTimeProblem(venue.leadTimes, span.start, context.now);
  if (closed) return { part: 'start', reason: closed };
  const opening = openingOf(venue, span, context);
  return opening.kind === 'open' ? null : { part: 'start', reason: opening.kind };
}
