import type { BookingQuery } from './booking-query.ts';
import type { SiteCodes } from './discount-code.ts';

/**
 * "More options" is open from the start when the visitor uses one of them (FORM-007). A code that the
 * site brings itself is not the visitor's: the offers say what it gives.
 */
export const optionsInUse = (
  { discountCode, layout, rates }: Pick<BookingQuery, 'discountCode' | 'layout' | 'rates'>,
  site: SiteCodes,
): boolean =>
  (discountCode !== '' &&
    discountCode !== site.forcedDiscountCode &&
    discountCode !== site.discountCode) ||
  layout !== '_none' ||
  rates !== 'all';

/** Widest page, in CSS pixels, that does not scroll when an offer is chosen. */
const narrow = 1023;

/**
 * Whether choosing an offer scrolls to the form: on wide pages, where the form may be beside a long
 * list (FORM-010, A-188).
 */
export const scrollsToForm = (pageWidth: number): boolean => pageWidth > narrow;
