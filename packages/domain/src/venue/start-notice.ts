import type { BookingQuery } from '../query/booking-query.ts';
import type { EditContext } from '../query/edit-context.ts';
import { earliestStart } from '../query/selectable-dates.ts';
import { stepMinutesOf, type Takes } from '../query/taken-by.ts';
import { dateOf, timeOf, type WallDate, type WallTime } from '../time.ts';
import { lastBookableDate } from './lead-times.ts';

/** Why a start is refused: too late, or too soon for the venue. */
export type StartNotice =
  /** The start is after the last date with bookings (FORM-058). */
  | { kind: 'too-late'; last: WallDate }
  /**
   * The start is today, where a minimum notice applies; `from` is the first possible start
   * (FORM-057).
   */
  | { kind: 'needs-notice'; minutes: number; from: WallTime };

/** One function for the skeleton and the form; `null` for no notice. */
export function startNoticeOf(
  { kind, start }: Pick<BookingQuery, 'kind' | 'start'>,
  context: Pick<EditContext, 'now' | 'leadTimes' | 'leadMinutes'> & Takes,
): StartNotice | null {
  const [date, today] = [dateOf(start), dateOf(context.now)];
  const last = lastBookableDate(context.leadTimes, today);
  if (last !== null && date > last) return { kind: 'too-late', last };
  return context.leadMinutes > 0 && date === today
    ? {
        kind: 'needs-notice',
        minutes: context.leadMinutes,
        from: timeOf(earliestStart(context, stepMinutesOf(kind, context))),
      }
    : null;
}
