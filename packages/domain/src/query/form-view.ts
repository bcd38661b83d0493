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

/** Widest page, in CSS pixels, that does not scroll when an offer is chosen. */
const narrow = 1023;

/**
 * Whether choosing an offer scrolls to the form: on wide pages, where the form may be beside a long
 * list (FORM-010, A-188).
 */
export const scrollsToForm = (pageWidth: number): boolean => pageWidth > narrow;
