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
  type LocalCurrency,
  type PackageOffer,
  timeOf,
  type WallDateTime,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { memo, useCallback } from 'react';
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
  const { opening, leadTimeAllows, delegatesError, delegatesTyped } = useReadable(session.form);
  const state = shownBooking(
    useReadable(session.booking),
    useReadable(session.enquiry).kind === 'open',
  );
  const { actions, offerCards } = session;
  const reading = useReading(session);
  const book = useCallback(
    (id: string, at?: Meeting) => {
      if (at) moveMeeting(session, at);
      actions.selectPackage(id);
      actions.book();
    },
    [actions, session],
  );
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
            start={query.start}
            end={query.end}
            reading={reading}
            booking={booking}
            later={later}
            onBook={book}
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

/** The visitor's query takes the times of the booked card. */
function moveMeeting({ actions, query }: VenueSession, { start, end }: Meeting): void {
  if (timeOf(query.get().start) !== timeOf(start)) actions.changeStartTime(timeOf(start));
  if (dateOf(query.get().end) !== dateOf(end)) actions.changeEndDate(dateOf(end));
  if (timeOf(query.get().end) !== timeOf(end)) actions.changeEndTime(timeOf(end));
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
