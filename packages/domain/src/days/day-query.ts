import type { BookingQuery } from '../query/booking-query.ts';
import type { Day } from './day-plan.ts';

/**
 * What a day asks of the venue, so that each day has rooms and packages of its own (MULTI-011,
 * MULTI-012): its date, times and delegates, and the layout, filter and code of the form. A day
 * counts 8 hours (FORM-029).
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
