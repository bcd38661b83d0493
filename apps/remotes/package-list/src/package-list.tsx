import {
  AlternativesWaiting,
  ClosedNote,
  DiscountNotFound,
  estimateCurrency,
  ListStatus,
  OfferSection,
  OffersNotLoaded,
  usePaging,
} from '@foyer/booking-ui';
import { nothingFits, type OfferCards, packageCounts, roomCounts, shownLists } from '@foyer/domain';
import { type LazyPart as LazyPartOf, useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useDeferredValue, useEffect } from 'react';
import { LazyPart, lazyPart } from './lazy.ts';
import { NoPackage } from './no-package.tsx';
import { type CardsProps, PackageCards } from './package-cards.tsx';
import styles from './package-list.module.css';
import { PackageSkeletons } from './package-skeletons.tsx';

/** As many as the server finds at most: the packages below never move down. */
const mostAlternatives = 6;

type Cards =
  | { Here: ComponentType<CardsProps>; later?: undefined }
  /** In a script of their own, for the sites that have them. */
  | { Here?: undefined; later: LazyPartOf<CardsProps> };

const bookingCards = lazyPart(
  'booking-cards',
  async () => (await import('./lazy/booking-cards.tsx')).BookingCards,
);

const alternatives = lazyPart(
  'alternatives',
  async () => (await import('./lazy/alternatives.ts')).Alternatives,
);

/** The cards of each kind. A new kind is a component and its entry here. */
const cards: Readonly<Record<OfferCards, Cards>> = {
  select: { Here: PackageCards },
  // Each card books by itself (PACK-013), those of a plan at times of their own.
  book: { later: bookingCards },
  plan: { later: bookingCards },
};

/**
 * The packages of a venue for the visitor's query (PACK-001 to PACK-007). Nothing where the
 * visitor asks for room rental only, and at a venue that never opens, which its form says.
 */
export function PackageList({ session }: { session: VenueSession }) {
  const { neverOpens } = useReadable(session.form);
  const lists = shownLists(
    useReadable(session.query),
    session.offerCards,
    session.venue.hasPackages,
  );
  return lists.includes('package') && !neverOpens ? <Packages session={session} /> : null;
}

function Packages({ session }: { session: VenueSession }) {
  // The form reacts immediately; the cards may follow a moment later.
  const query = useDeferredValue(useReadable(session.query));
  const { discount, opening } = useReadable(session.form);
  const { offers, loading, problem } = useDeferredValue(useReadable(session.offers));
  const selection = useReadable(session.selection);
  const booking = useReadable(session.booking);
  const paging = usePaging(
    `${query.start} ${query.end} ${query.meetingLength} ${query.rates} ${query.discountCode}`,
    session,
  );
  const chosen = selection?.kind === 'package' ? selection.offer : null;
  const { suiting, total } = packageCounts(offers?.packages ?? []);
  const { actions, offerCards } = session;
  const { Here, later } = cards[offerCards];
  // Loads the cards' code while the answer is on its way.
  useEffect(() => {
    if (later) void later.load().catch(() => undefined);
  }, [later]);
  const local = estimateCurrency(session);
  const waiting = offers === null && (loading || !problem);
  const skeletons = (
    <PackageSkeletons
      cards={offerCards}
      number={offers?.packages.filter(({ listed }) => listed).length}
    />
  );
  const props = offers && { offers, chosen, query, local, busy: loading, paging, session };
  const notLoaded = <Trans>We could not load the packages.</Trans>;
  const onTaken = () => paging.heading.current?.focus();
  // A failed press says it itself, with alternatives of its own.
  const isGone =
    chosen !== null &&
    chosen.fit.kind !== 'fits' &&
    offerCards !== 'plan' &&
    booking.kind !== 'failed';
  return (
    <OfferSection
      id="packageList"
      title={<Trans>Choose a package</Trans>}
      status={
        (offers || waiting) && (
          <ListStatus waiting={waiting} loading={<Trans>Loading packages</Trans>}>
            <Counts suiting={waiting ? '…' : suiting} total={waiting ? '…' : total} />
          </ListStatus>
        )
      }
      paging={paging}
      className={local ? styles.withEstimates : styles.cards}
    >
      {opening.kind !== 'open' && <ClosedNote />}
      {problem && !loading && (
        <OffersNotLoaded
          title={notLoaded}
          stale={
            offers && (
              <Trans>You see the packages of your last search; they may be taken by now.</Trans>
            )
          }
          onRetry={actions.retryOffers}
        />
      )}
      {discount !== 'loading' &&
        (discount === 'none_found' || offers?.discount === 'none_found') && <DiscountNotFound />}
      {waiting && skeletons}
      {offers && nothingFits(offers, 'package') && (
        <>
          {query.kind === 'package' && offerCards !== 'plan' && (
            <LazyPart
              part={alternatives}
              props={{ session, query, onTaken, expected: mostAlternatives }}
              waiting={<AlternativesWaiting rows={mostAlternatives} />}
            />
          )}
          <NoPackage
            length={query.meetingLength}
            cards={offerCards}
            roomsSuit={roomCounts(offers.rooms).suiting > 0}
            actions={actions}
          />
        </>
      )}
      {isGone && suiting > 0 && (
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
      {suiting} out of {total} packages suit your criteria
    </Trans>
  );
}
