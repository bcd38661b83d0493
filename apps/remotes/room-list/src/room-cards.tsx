import { ListPager, type Paging } from '@foyer/booking-ui';
import { type BookingQuery, pageSize, type RoomOffer, shownAfter } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { type Meeting, RoomCard } from './room-card.tsx';
import styles from './room-list.module.css';
import { roomsShown } from './rooms-shown.ts';

type Props = {
  readonly rooms: readonly RoomOffer[];
  readonly listed: number;
  readonly chosen: RoomOffer | null;
  readonly query: BookingQuery;
  readonly currency: string;
  /** A newer answer is under way: the cards stay, and say that they are being looked at. */
  readonly busy: boolean;
  readonly paging: Paging;
  readonly actions: Pick<VenueSession['actions'], 'selectRoom' | 'changeLayout'>;
};

/** Five cards first, then five more each time (ROOM-004). Which details are open is kept here, so that closed cards need not know the query. */
export const RoomCards = memo(function RoomCards({ rooms, listed, chosen, query, currency, busy, paging, actions }: Props) {
  const group = useId();
  const listId = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { delegates, layout } = query;
  const meeting = useMemo((): Meeting => ({ delegates, layout }), [delegates, layout]);
  const toggle = useCallback((id: string) => setOpen((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]))), []);
  const { shown, remaining, mayShowFewer } = shownAfter(listed, paging.steps);
  return (
    <>
      <ul ref={paging.list} id={listId} className={styles.list} aria-busy={busy || undefined} data-state={busy ? 'busy' : undefined}>
        {roomsShown(rooms, chosen, shown).map((offer, index) => (
          <li key={offer.room.id}>
            <RoomCard
              offer={offer}
              currency={currency}
              length={query.meetingLength}
              chosen={offer.room.id === chosen?.room.id}
              group={group}
              meeting={open.has(offer.room.id) ? meeting : null}
              priority={index === 0}
              later={index >= pageSize}
              onSelect={actions.selectRoom}
              onToggle={toggle}
              onLayout={actions.changeLayout}
            />
          </li>
        ))}
      </ul>
      <ListPager remaining={remaining} mayShowFewer={mayShowFewer} listId={listId} onMore={paging.more} onFewer={paging.fewer} />
    </>
  );
});
