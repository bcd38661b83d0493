import type { BookingQuery, OfferKind } from '../query/booking-query.ts';

/**
 * The list a visitor sees: the tab's own, and the packages wherever only their rates are wanted
 * (FORM-007).
 */
export const shownList = ({ kind, rates }: Pick<BookingQuery, 'kind' | 'rates'>): OfferKind =>
  kind === 'room' && rates !== 'packages' ? 'room' : 'package';
