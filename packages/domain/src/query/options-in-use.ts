import type { BookingQuery } from './booking-query.ts';

/** How much of what only some ask for a query makes use of. */
export type OptionsInUse = 'none' | 'some' | 'code';

/** More options of the form stand open from the start where one of them is in use (FORM-007). */
export const optionsInUse = ({
  discountCode,
  layout,
  rates,
}: Pick<BookingQuery, 'discountCode' | 'layout' | 'rates'>): OptionsInUse =>
  discountCode !== '' ? 'code' : layout !== '_none' || rates !== 'all' ? 'some' : 'none';
