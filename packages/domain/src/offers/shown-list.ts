import type { BookingQuery, OfferKind } from '../query/booking-query.ts';

/** The visible list: the tab's own, or packages when the rates filter is packages (FORM-007). */
export const shownList = ({ kind, rates }: Pick<BookingQuery, 'kind' | 'rates'>): OfferKind =>
  kind === 'room' && rates !== 'packages' ? 'room' : 'package';
