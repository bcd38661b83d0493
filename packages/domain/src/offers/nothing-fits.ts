import type { BookingQuery, OfferKind } from '../query/booking-query.ts';
import type { Offers } from './offers.ts';

/**
 * No offer of this kind takes the group: the form of that tab is disabled (AVAIL-013, AVAIL-015).
 */
export const nothingFits = (offers: Offers, kind: OfferKind): boolean =>
  kind === 'room'
    ? !offers.rooms.some((offer) => offer.fit.kind === 'fits')
    : !offers.packages.some((offer) => offer.listed && offer.fit.kind === 'fits');

/**
 * The number of delegates to try when nothing fits a default number: the venue's minimum
 * (AVAIL-014, AVAIL-016, B-020). `null`: keep the number. To be called once per load.
 */
export const delegatesToTry = (
  query: Pick<BookingQuery, 'kind' | 'delegatesGiven'>,
  offers: Offers,
  venueMinimum: number,
): number | null =>
  !query.delegatesGiven && nothingFits(offers, query.kind) ? venueMinimum : null;
