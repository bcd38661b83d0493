import type { Paging, Reading } from '@foyer/booking-ui';
import type { BookingQuery, LocalCurrency, OfferCards, Offers, RoomOffer } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import type { ComponentType } from 'react';
import { RoomCards } from './room-cards.tsx';

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

type Cards =
  | { Here: ComponentType<CardsProps>; later?: undefined }
  /** In a script of their own, for the sites that have them. */
  | { Here?: undefined; later: () => Promise<ComponentType<CardsProps>> };

/** The cards of each kind. A new kind is a component and its entry here. */
export const cards: Readonly<Record<OfferCards, Cards>> = {
  select: { Here: RoomCards },
  // Each card books by itself (ROOM-006).
  book: { later: async () => (await import('./lazy/engine/engine-cards.tsx')).EngineCards },
  // Days are planned with packages; a room is selected.
  plan: { Here: RoomCards },
};
