import { OfferList, shownBooking } from '@foyer/booking-ui';
import { packageRatesByRoom, roomReasons } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { useCallback, useMemo } from 'react';
import { type CardsProps, roomId } from '../../room-cards.tsx';
import { EngineCard } from './engine-card.tsx';
import type { Pressed } from './rate-line.tsx';

const noRates: readonly never[] = [];

/**
 * The rooms of the booking engine with their rates, each with its own Book or Send request
 * (ROOM-006, ROOM-021 to ROOM-026). Loaded on sites that have it.
 */
export function EngineCards({
  offers,
  chosen,
  query,
  local,
  reading,
  busy,
  paging,
  session,
}: CardsProps) {
  const { opening, leadTimeAllows, delegatesError, delegatesTyped } = useReadable(session.form);
  const booking = shownBooking(
    useReadable(session.booking),
    useReadable(session.enquiry).kind === 'open',
  );
  const pressed = pressedOf(useReadable(session.selection));
  const { actions, site } = session;
  const rates = useMemo(() => packageRatesByRoom(offers, query), [offers, query]);
  const reasons = useMemo(() => roomReasons(offers.rooms, query), [offers, query]);
  const book = useCallback(
    (room: string, packageId: string | null) => {
      if (packageId === null) actions.selectRoom(room);
      else actions.selectPackage(packageId, room);
      actions.book();
    },
    [actions],
  );
  return (
    <OfferList
      offers={offers.rooms}
      chosen={chosen}
      idOf={roomId}
      busy={busy}
      paging={paging}
      card={(offer, place) => {
        const mine = pressed?.roomId === offer.room.id ? pressed : null;
        return (
          <EngineCard
            {...place}
            offer={offer}
            reasons={reasons.get(offer.room.id)}
            rates={rates.get(offer.room.id) ?? noRates}
            length={query.meetingLength}
            showAllPackages={site.showAllPackages}
            local={local}
            reading={reading}
            group={{ delegates: query.delegates, layout: query.layout, checkout: site.checkout }}
            conditions={{ opening, leadTimeAllows, delegatesError, delegatesTyped, loading: busy }}
            pressed={mine}
            booking={mine && booking}
            onBook={book}
            onAccept={actions.acceptPrice}
            onDismiss={actions.dismissBooking}
          />
        );
      }}
    />
  );
}

/** Which rate of which room the visitor pressed last. */
function pressedOf(selection: ReturnType<VenueSession['selection']['get']>): Pressed | null {
  if (selection === null) return null;
  if (selection.kind === 'room') return { roomId: selection.offer.room.id, packageId: null };
  const { inRoom, offer } = selection;
  return inRoom === undefined ? null : { roomId: inRoom, packageId: offer.package.id };
}
