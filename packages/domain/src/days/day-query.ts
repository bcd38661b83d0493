import type { BookingQuery } from '../query/booking-query.ts';
import type { Day } from './day-plan.ts';

/**
 * The query of one day, so that each day has its own rooms and packages (MULTI-011, MULTI-012): its
 * date, times and delegates, and the form's layout, filter and code. A day counts as 8 hours
 * (FORM-029).
 */
export const dayQuery = (
  { date, start, end, delegates }: Day,
  form: BookingQuery,
): BookingQuery => ({
  ...form,
  start: `${date}T${start}`,
  end: `${date}T${end}`,
  meetingLength: 'overone',
  delegates,
  delegatesGiven: true,
});
