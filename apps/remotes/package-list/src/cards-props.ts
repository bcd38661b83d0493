import type { Paging } from '@foyer/booking-ui';
import type { BookingQuery, LocalCurrency, Offers, PackageOffer } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';

/** What every kind of card is drawn from. */
export type CardsProps = {
  offers: Offers;
  chosen: PackageOffer | null;
  query: BookingQuery;
  local: LocalCurrency | null;
  busy: boolean;
  paging: Paging;
  session: VenueSession;
};
