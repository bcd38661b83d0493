import {
  OfferList,
  type Reading,
  sameValues,
  type SeatedGroup,
  shownBooking,
  useReading,
} from '@foyer/booking-ui';
import {
  dateOf,
  inHalfHours,
  type LocalCurrency,
  nextOpenDate,
  type PackageOffer,
  type WallDateTime,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { memo, useCallback, useMemo } from 'react';
import { type CardsProps, detailsOf, groupOf, packageId } from '../package-cards.tsx';
import { PackageFrame } from '../package-frame.tsx';
import { BookPackage, type CardBooking, PackageBookingResult } from './card-booking.tsx';
import { PlanCard } from './plan/plan-card.tsx';

type Meeting = { start: WallDateTime; end: WallDateTime };

/**
 * Packages that are booked on their cards: the property system's with times of their own, the
 * booking engine's without (PACK-008 to PACK-013). Loaded on sites that have them.
 */
export function BookingCards({ offers, local, chosen, query, busy, paging, session }: CardsProps) {
  const form = useReadable(session.form);
  const { opening, leadTimeAllows, delegatesError, delegatesTyped } = form;
  const state = shownBooking(
    useReadable(session.booking),
    useReadable(session.enquiry).kind === 'open',
  );
  const starts = useMemo(() => inHalfHours(form.startTimes), [form.startTimes]);
  const { actions, offerCards, site } = session;
  const reading = useReading(session);
  const book = useCallback(
    (id: string, at?: Meeting) => {
      if (at && !moveMeeting(session, at)) return;
      actions.selectPackage(id);
      actions.book();
    },
    [actions, session],
  );
  const moveTo = useCallback((at: Meeting) => moveMeeting(session, at), [session]);
  return (
    <OfferList
      offers={offers.packages}
      chosen={chosen}
      idOf={packageId}
      busy={busy}
      paging={paging}
      card={(offer, { later }) => {
        const isChosen = chosen?.package.id === offer.package.id;
        const booking = {
          conditions: { opening, leadTimeAllows, delegatesError, delegatesTyped, loading: busy },
          state: isChosen ? state : null,
          onAccept: actions.acceptPrice,
          onDismiss: actions.dismissBooking,
        };
        return offerCards === 'plan' ? (
          <PlanCard
            offer={offer}
            local={local}
            query={query}
            starts={starts}
            site={site}
            nextDate={nextOpenDate(dateOf(query.start), form)}
            reading={reading}
            booking={booking}
            later={later}
            onBook={book}
            onMove={moveTo}
          />
        ) : (
          <BookingCard
            offer={offer}
            local={local}
            group={groupOf(query, session)}
            reading={reading}
            chosen={isChosen}
            {...detailsOf(session, packageId(offer))}
            booking={booking}
            later={later}
            onBook={book}
          />
        );
      }}
    />
  );
}

/**
 * The visitor's query takes the times of a card. `false` where it could not have them, since the page
 * is older than they are: the form then says what became of it, and nothing is booked.
 */
function moveMeeting({ actions, query }: VenueSession, { start, end }: Meeting): boolean {
  const isThere = () => query.get().start === start && query.get().end === end;
  if (!isThere()) actions.changeTime({ start, end, meetingLength: query.get().meetingLength });
  return isThere();
}

type Props = {
  offer: PackageOffer;
  local: LocalCurrency | null;
  group: SeatedGroup;
  reading: Reading;
  chosen: boolean;
  detailsHref: string;
  detailsOpen: boolean;
  booking: CardBooking;
  later?: boolean;
  onBook: (packageId: string) => void;
};

/**
 * A package of the booking engine: a card with a button that books or sends a request (PACK-013).
 */
const BookingCard = memo(function BookingCard({
  offer,
  local,
  group,
  reading,
  chosen,
  detailsHref,
  detailsOpen,
  booking,
  later = false,
  onBook,
}: Props) {
  const { kind } = booking.state ?? { kind: 'idle' };
  const book = () => onBook(offer.package.id);
  return (
    <PackageFrame
      offer={offer}
      local={local}
      group={group}
      reading={reading}
      chosen={chosen}
      later={later}
      detailsHref={detailsHref}
      detailsOpen={detailsOpen}
      action={(reasonId) => (
        <BookPackage offer={offer} booking={booking} reasonId={reasonId} onBook={book} />
      )}
      told={
        kind === 'failed' || kind === 'price-changed' ? (
          <PackageBookingResult booking={booking} onBook={book} />
        ) : null
      }
    />
  );
}, sameValues);
