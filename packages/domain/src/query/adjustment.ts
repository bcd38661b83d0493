import { addDays, dateOf, type WallDateTime } from '../time.ts';
import { closedByLeadTimes, lastBookableDate } from '../venue/lead-times.ts';
import type { MeetingLength } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import { readMeetingLength, writeMeetingLength } from './meeting-length.ts';
import { isOnStep } from './picker-times.ts';
import { type MeetingSpan, offStep, type SpanProblem, startProblem } from './span-problem.ts';
import { stepMinutesOf } from './taken-by.ts';

/** What an address or an edit asked for. `meetingLength` is `null` where it is to follow the times. */
export type AskedSpan = {
  start: WallDateTime;
  end: WallDateTime;
  meetingLength: MeetingLength | null;
  /** The time that is meant as the second of two in a night in which clocks go back. */
  secondTime?: 'start' | 'end';
};

type ReasonOf<Part extends SpanProblem['part']> = Extract<SpanProblem, { part: Part }>['reason'];

/** Wall times name the first of two equal ones in a night in which clocks go back. */
type SecondTime = 'second-time';

/** The part of what was asked that `settle` or an edit has changed, and why. */
export type Adjustment =
  | {
      part: 'start';
      asked: WallDateTime;
      reason: Exclude<ReasonOf<'start'>, 'closed-day' | 'outside-hours'> | SecondTime;
    }
  | {
      part: 'end';
      asked: WallDateTime;
      reason: ReasonOf<'end'> | 'closed-date' | SecondTime;
    }
  | {
      part: 'length';
      asked: MeetingLength;
      reason:
        /** It would end after midnight, which makes it a meeting of two days (FORM-046). */
        | 'ends-next-day'
        /** Start and end say another one (FORM-045). */
        | 'other-times'
        /** A package of the property system takes one day (FORM-032). */
        | 'one-day-only';
    };

/** The first difference between what was asked and the query that came of it; `null` for none. */
export function adjustmentOf(
  asked: AskedSpan,
  query: MeetingSpan,
  context: EditContext,
): Adjustment | null {
  if (asked.start !== query.start)
    return { part: 'start', asked: asked.start, reason: whyMoved(asked, query, context) };
  const length = asked.meetingLength;
  if (length !== null && length !== query.meetingLength && query.meetingLength === 'oneday')
    return { part: 'length', asked: length, reason: 'one-day-only' };
  if (asked.end !== query.end)
    return { part: 'end', asked: asked.end, reason: whyEndMoved(asked, query, context) };
  if (asked.secondTime)
    return { part: asked.secondTime, asked: asked[asked.secondTime], reason: 'second-time' };
  if (length === null || length === query.meetingLength) return null;
  const reason =
    typeof length === 'number' && query.meetingLength === 'twodays'
      ? 'ends-next-day'
      : 'other-times';
  return { part: 'length', asked: length, reason };
}

function whyMoved({ start }: AskedSpan, { kind }: MeetingSpan, context: EditContext) {
  const early = startProblem({ kind, start }, context);
  if (early) return early;
  const date = dateOf(start);
  if (closedByLeadTimes(context.leadTimes, date)) return 'closed-date';
  const last = lastBookableDate(context.leadTimes, dateOf(context.now));
  return last !== null && date > last ? 'too-far-ahead' : 'too-late';
}

function whyEndMoved({ start, end }: AskedSpan, query: MeetingSpan, context: EditContext) {
  if (!isOnStep(end, stepMinutesOf(query.kind, context))) return offStep(end);
  if (end < query.end) return 'too-short';
  const nextDay = addDays(dateOf(start), 1);
  const isClosed = dateOf(end) === nextDay && closedByLeadTimes(context.leadTimes, nextDay);
  return isClosed ? 'closed-date' : 'too-long';
}

/** What was asked as a form's field, so that a page without scripts can say what became of it. */
export const writeAsked = ({ start, end, meetingLength }: AskedSpan): string =>
  [start, end, ...(meetingLength === null ? [] : [writeMeetingLength(meetingLength)])].join(' ');

/** The inverse; `null` for anything else. */
export function readAsked(text: string): AskedSpan | null {
  const [start = '', end = '', length = ''] = text.split(' ');
  return isWall(start) && isWall(end)
    ? { start, end, meetingLength: readMeetingLength(length) }
    : null;
}

const isWall = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
