import type { BookingQuery } from '../query/booking-query.ts';
import type { EditContext } from '../query/edit-context.ts';
import { earliestStart } from '../query/selectable-dates.ts';
import { dateOf, timeOf, type WallDate, type WallTime } from '../time.ts';
import { lastBookableDate } from './lead-times.ts';

/** What is said of how late or how early a meeting may begin. */
export type StartNotice =
  /** It begins after the last date that the venue takes bookings for (FORM-058). */
  | { kind: 'too-late'; last: WallDate }
  /**
   * It is today, where a start needs so many minutes of notice; `from` is the first one (FORM-057).
   */
  | { kind: 'needs-notice'; minutes: number; from: WallTime };

/** The same before the form is there and in it; `null` where nothing has to be said. */
export function startNoticeOf(
  { start }: Pick<BookingQuery, 'start'>,
  context: Pick<EditContext, 'now' | 'leadTimes' | 'leadMinutes'>,
): StartNotice | null {
  const [date, today] = [dateOf(start), dateOf(context.now)];
  const last = lastBookableDate(context.leadTimes, today);
  if (last !== null && date > last) return { kind: 'too-late', last };
  return context.leadMinutes > 0 && date === today
    ? { kind: 'needs-notice', minutes: context.leadMinutes, from: timeOf(earliestStart(context)) }
    : null;
}
