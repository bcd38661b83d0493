import {
  AlternativesWaiting,
  ClosedNote,
  DiscountNotFound,
  estimateCurrency,
  ListStatus,
  OfferSection,
  OffersNotLoaded,
  usePaging,
  useReading,
} from '@foyer/booking-ui';
import { type OfferCards, roomCounts, shownLists } from '@foyer/domain';
import { type LazyPart as LazyPartOf, useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useDeferredValue, useEffect } from 'react';
import { LazyPart, lazyPart } from './lazy.ts';
import { expectedAlternatives } from './nearest-alternatives.ts';
import { NoRooms } from './no-rooms.tsx';
import { type CardsProps, RoomCards } from './room-cards.tsx';
import styles from './room-list.module.css';
import { RoomSkeletons } from './room-skeletons.tsx';

type Cards =
  | { Here: ComponentType<CardsProps>; later?: undefined }
  /** In a script of their own, for the sites that have them. */
  | { Here?: undefined; later: LazyPartOf<CardsProps> };

const alternatives = lazyPart(
  'alternatives',
  async () => (await import('./lazy/alternatives.ts')).Alternatives,
);

/** The cards of each kind. A new kind is a component and its entry here. */
const cards: Readonly<Record<OfferCards, Cards>> = {
  select: { Here: RoomCards },
  // Each card books by itself (ROOM-006).
  book: {
    later: lazyPart(
      'engine-cards',
      async () => (await import('./lazy/engine/engine-cards.tsx')).EngineCards,
    ),
  },
  // Days are planned with packages; a room is selected.
  plan: { Here: RoomCards },
};

/**
 * The rooms of a venue for the visitor's query (ROOM-001 to ROOM-007). Nothing where the visitor
 * asks for packages only, and at a venue that never opens, which its form says.
 */
export function RoomList({ session }: { session: VenueSession }) {
  const { neverOpens } = useReadable(session.form);
  const lists = shownLists(
    useReadable(session.query),
    session.offerCards,
    session.venue.hasPackages,
  );
  return lists.includes('room') && !neverOpens ? <Rooms session={session} /> : null;
}

function Rooms({ session }: { session: VenueSession }) {
  // The form reacts immediately; hundreds of cards may follow a moment later.
  const query = useDeferredValue(useReadable(session.query));
  const { discount, opening } = useReadable(session.form);
  const { offers, loading, problem } = useDeferredValue(useReadable(session.offers));
  const selection = useReadable(session.selection);
  const booking = useReadable(session.booking);
  const paging = usePaging(
    `${query.start} ${query.end} ${query.meetingLength} ${query.rates} ${query.discountCode}`,
    session,
  );
  const reading = useReading(session);
  const rooms = selection?.kind === 'room' ? selection.rooms : undefined;
  const together = rooms?.map(({ room }) => room.id);
  const chosen = selection?.kind === 'room' && !rooms ? selection.offer : null;
  const { suiting: listed, total } = roomCounts(offers?.rooms ?? []);
  const waiting = offers === null && (loading || !problem);
  const { actions, offerCards, site, venue } = session;
  const { Here, later } = cards[offerCards];
  // Loads the cards' code while the answer is on its way.
  useEffect(() => {
    if (later) void later.load().catch(() => undefined);
  }, [later]);
  const local = estimateCurrency(session);
  // With one line more for the estimate; cards that book show none there.
  const cardsClass = local && offerCards !== 'book' ? styles.withEstimates : undefined;
  const props = offers && { offers, chosen, query, local, reading, busy: loading, paging, session };
  const notLoaded = <Trans>We could not load the rooms.</Trans>;
  const onTaken = () => paging.heading.current?.focus();
  // A failed press says it itself, with alternatives of its own.
  const isGone = chosen !== null && chosen.fit.kind !== 'fits' && booking.kind !== 'failed';
  const expected = expectedAlternatives(offers?.rooms ?? [], query.delegates, site.checkout);
  const skeletons = (
    <RoomSkeletons
      number={offers ? listed : Math.max(1, venue.roomCount)}
      cards={offerCards}
      hasPackages={venue.hasPackages}
    />
  );
  return (
    <OfferSection
      title={<Trans>Choose a room</Trans>}
      status={
        (offers || waiting) && (
          <ListStatus waiting={waiting} loading={<Trans>Loading rooms</Trans>}>
            <Counts suiting={waiting ? '…' : listed} total={waiting ? '…' : total} />
          </ListStatus>
        )
      }
      paging={paging}
      className={cardsClass}
    >
      {opening.kind !== 'open' && <ClosedNote />}
      {problem && !loading && (
        <OffersNotLoaded
          title={notLoaded}
          stale={
            offers && (
              <Trans>You see the rooms of your last search; they may be taken by now.</Trans>
            )
          }
          onRetry={actions.retryOffers}
        />
      )}
      {discount !== 'loading' &&
        (discount === 'none_found' || offers?.discount === 'none_found') && <DiscountNotFound />}
      {waiting && skeletons}
      {offers && listed === 0 && (
        <NoRooms
          rooms={offers.rooms}
          query={query}
          discounted={offers.discount === 'found'}
          packagesSuit={offers.packages.some(({ fit }) => fit.kind !== 'exceeds')}
          alternatives={
            query.kind === 'room' && (
              <LazyPart
                part={alternatives}
                props={{ session, query, together, expected, onTaken }}
                waiting={<AlternativesWaiting rows={expected} />}
              />
            )
          }
          actions={actions}
        />
      )}
      {isGone && listed > 0 && (
        <LazyPart part={alternatives} props={{ session, query, most: 3, onTaken }} />
      )}
      {props && later && (
        <LazyPart
          part={later}
          props={props}
          waiting={skeletons}
          missing={<OffersNotLoaded title={notLoaded} stale={null} onRetry={session.reload} />}
        />
      )}
      {props && Here && <Here {...props} />}
    </OfferSection>
  );
}

function Counts({ suiting, total }: { suiting: number | '…'; total: number | '…' }) {
  return (
    <Trans>
      Showing {suiting} out of {total} rooms suitable for criteria
    </Trans>
  );
}
