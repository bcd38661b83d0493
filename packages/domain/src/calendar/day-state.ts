import type { Money } from '../money.ts';
import { shownLists } from '../offers/offer-list.ts';
import type { Offers, PackageOffer, RoomOffer } from '../offers/offers.ts';
import { payable } from '../offers/price-terms.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import type { OfferCards } from '../query/site-settings.ts';
import type { WallDate } from '../time.ts';

/**
 * What a day has for a meeting: nothing since the venue takes no meeting then, nothing since all
 * that suits is taken, a few of the offers that suit, or enough of them.
 */
export type DayState = {
  date: WallDate;
  state: 'closed' | 'full' | 'few' | 'free';
  /** Offers that suit the group and are free for the whole meeting. */
  suiting: number;
  /** The lowest price of this meeting among them, incl. VAT and fee; `null` for none, or on request. */
  from: Money | null;
};

/** "1 left" and "2 left" make a visitor decide; three do not. */
const few = 2;

/** A day on which the venue takes the meeting, from its offers then. */
export function dayState(
  date: WallDate,
  offers: Offers,
  query: Pick<BookingQuery, 'kind' | 'rates'>,
  offerCards: OfferCards,
  hasPackages: boolean,
): DayState {
  const kinds = shownLists(query, offerCards, hasPackages);
  const rooms = kinds.includes('room') ? offers.rooms : [];
  const packages = kinds.includes('package') ? offers.packages : [];
  const suiting: readonly (RoomOffer | PackageOffer)[] = [
    ...rooms.filter(({ listed }) => listed),
    ...packages.filter(({ listed, fit }) => listed && fit.kind === 'fits'),
  ];
  const isTaken =
    rooms.some(({ fit }) => fit.kind === 'unavailable') ||
    packages.some(({ listed, fit }) => listed && fit.kind === 'no-room-available');
  const from = suiting
    .flatMap(({ price }) => (price === null ? [] : [payable(price)]))
    .reduce<Money | null>(
      (least, total) => (least === null || total.minor < least.minor ? total : least),
      null,
    );
  return {
    date,
    state: suiting.length === 0 ? 'full' : isTaken && suiting.length <= few ? 'few' : 'free',
    suiting: suiting.length,
    from,
  };
}

export const closedDay = (date: WallDate): DayState => ({
  date,
  state: 'closed',
  suiting: 0,
  from: null,
});
