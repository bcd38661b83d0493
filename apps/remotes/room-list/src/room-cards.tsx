import {
  OfferList,
  pageWith,
  type Paging,
  type Reading,
  type SeatedGroup,
  venueFields,
} from '@foyer/booking-ui';
import {
  type BookingQuery,
  type LocalCurrency,
  type Offers,
  type RoomOffer,
  roomReasons,
} from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import { memo, useCallback, useMemo, useState } from 'react';
import { RoomCard } from './room-card.tsx';

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

export const roomId = ({ room }: RoomOffer): string => room.id;

/**
 * Rooms, of which one can be selected (ROOM-007). The open details are kept here, so that closed
 * cards do not depend on the query.
 */
export const RoomCards = memo(function RoomCards({
  offers,
  chosen,
  query,
  local,
  reading,
  busy,
  paging,
  session,
}: CardsProps) {
  const { actions, site, venue } = session;
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(session.sent?.getAll(venueFields.details)),
  );
  const { delegates, layout } = query;
  const { checkout } = site;
  const meeting = useMemo(
    (): SeatedGroup => ({ delegates, layout, checkout }),
    [delegates, layout, checkout],
  );
  const reasons = useMemo(
    () => roomReasons(offers.rooms, { delegates, layout }),
    [offers, delegates, layout],
  );
  const toggle = useCallback(
    (id: string) =>
      setOpen((before) =>
        before.has(id)
          ? new Set([...before].filter((other) => other !== id))
          : new Set([...before, id]),
      ),
    [],
  );
  return (
    <OfferList
      offers={offers.rooms}
      chosen={chosen}
      idOf={roomId}
      busy={busy}
      paging={paging}
      paired
      card={(offer, place) => (
        <RoomCard
          {...place}
          offer={offer}
          reasons={reasons.get(offer.room.id)}
          currency={venue.currency}
          local={local}
          reading={reading}
          checkout={checkout}
          length={query.meetingLength}
          chosen={offer.room.id === chosen?.room.id}
          detailsHref={pageWith(session, venueFields.details, offer.room.id)}
          meeting={open.has(offer.room.id) ? meeting : null}
          onSelect={actions.selectRoom}
          onToggle={toggle}
          onLayout={actions.changeLayout}
        />
      )}
    />
  );
});
