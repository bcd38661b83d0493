import { usePaging } from '@foyer/booking-ui';
import { roomCounts, shownList } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { Heading } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useId } from 'react';
import { DiscountNotFound } from './discount-not-found.tsx';
import { ListStatus } from './list-status.tsx';
import { NoRooms } from './no-rooms.tsx';
import { RoomCards } from './room-cards.tsx';
import styles from './room-list.module.css';
import { RoomSkeletons } from './room-skeletons.tsx';
import { RoomsNotLoaded } from './rooms-not-loaded.tsx';

/** The rooms of a venue for the visitor's wishes (ROOM-001 to ROOM-007). Nothing while the visitor looks for packages. */
export function RoomList({ session }: { readonly session: VenueSession }) {
  return shownList(useReadable(session.query)) === 'room' ? <Rooms session={session} /> : null;
}

function Rooms({ session }: { readonly session: VenueSession }) {
  // The form answers at once; hundreds of cards may follow a moment later, without holding up what is typed.
  const query = useDeferredValue(useReadable(session.query));
  const { discount } = useReadable(session.form);
  const { offers, loading, problem } = useDeferredValue(useReadable(session.offers));
  const selection = useReadable(session.selection);
  const headingId = useId();
  const paging = usePaging(`${query.start} ${query.end} ${query.meetingLength} ${query.rates} ${query.discountCode}`);
  const chosen = selection?.kind === 'room' ? selection.offer : null;
  const { suiting: listed, total } = roomCounts(offers?.rooms ?? []);
  const waiting = offers === null && (loading || !problem);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Heading level={2} id={headingId} tabIndex={-1} ref={paging.heading}>
        <Trans>Choose a room</Trans>
      </Heading>
      {(offers || waiting) && <ListStatus listed={listed} total={total} waiting={waiting} />}
      <div className={styles.cards}>
        {problem && !loading && <RoomsNotLoaded stale={offers !== null} onRetry={session.actions.retryOffers} />}
        {!loading && (discount === 'none_found' || offers?.discount === 'none_found') && <DiscountNotFound />}
        {waiting && <RoomSkeletons number={session.venue.roomCount} />}
        {offers && listed === 0 && !loading && <NoRooms rooms={offers.rooms} query={query} discounted={offers.discount === 'found'} hasPackages={session.venue.hasPackages} actions={session.actions} />}
        {offers && <RoomCards rooms={offers.rooms} listed={listed} chosen={chosen} query={query} currency={session.venue.currency} busy={loading} paging={paging} actions={session.actions} />}
      </div>
    </section>
  );
}
