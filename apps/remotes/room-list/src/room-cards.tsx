import { OfferList, type Paging, type Reading } from '@foyer/booking-ui';
import type { BookingQuery, LocalCurrency, RoomOffer } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { type Meeting, RoomCard } from './room-card.tsx';

type Props = {
  rooms: readonly RoomOffer[];
  chosen: RoomOffer | null;
  query: BookingQuery;
  currency: string;
  local: LocalCurrency | null;
  reading: Reading;
  busy: boolean;
  paging: Paging;
  actions: Pick<VenueSession['actions'], 'selectRoom' | 'changeLayout'>;
};

export const roomId = ({ room }: RoomOffer): string => room.id;

/**
 * Rooms to choose one of (ROOM-007). Which details are open is kept here, so that closed cards need
 * not know the query.
 */
export const RoomCards = memo(function RoomCards({
  rooms,
  chosen,
  query,
  currency,
  local,
  reading,
  busy,
  paging,
  actions,
}: Props) {
  const group = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { delegates, layout } = query;
  const meeting = useMemo((): Meeting => ({ delegates, layout }), [delegates, layout]);
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
      offers={rooms}
      chosen={chosen}
      idOf={roomId}
      busy={busy}
      paging={paging}
      card={(offer, place) => (
        <RoomCard
          {...place}
          offer={offer}
          currency={currency}
          local={local}
          reading={reading}
          length={query.meetingLength}
          chosen={offer.room.id === chosen?.room.id}
          group={group}
          meeting={open.has(offer.room.id) ? meeting : null}
          onSelect={actions.selectRoom}
          onToggle={toggle}
          onLayout={actions.changeLayout}
        />
      )}
    />
  );
});
