import type { Paging, Reading } from '@foyer/booking-ui';
import type { BookingQuery, LocalCurrency, Offers, RoomOffer } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';

/** What every kind of card is drawn from. */
export type CardsProps = {
  offers: Offers;
  chosen: RoomOffer | null;
  query: BookingQuery;
  local: LocalCurrency | null;
  reading: Reading;
  busy: boolean;
  paging: Paging;
  session: VenueSession;
};
