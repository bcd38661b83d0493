import type { BookingQuery } from './booking-query.ts';

/** Which of the optional fields a query uses. */
export type OptionsInUse = 'none' | 'some' | 'code';

/** "More options" is open from the start when one of them is in use (FORM-007). */
export const optionsInUse = ({
  discountCode,
  layout,
  rates,
}: Pick<BookingQuery, 'discountCode' | 'layout' | 'rates'>): OptionsInUse =>
  discountCode !== '' ? 'code' : layout !== '_none' || rates !== 'all' ? 'some' : 'none';
