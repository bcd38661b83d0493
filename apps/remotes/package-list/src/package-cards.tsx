import {
  OfferList,
  pageWith,
  type Paging,
  type SeatedGroup,
  useReading,
  venueFields,
} from '@foyer/booking-ui';
import type { BookingQuery, LocalCurrency, Offers, PackageOffer } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import { memo } from 'react';
import { PackageCard } from './package-card.tsx';

/** What every kind of card is drawn from. */
export type CardsProps = {
  offers: Offers;
  chosen: PackageOffer | null;
  query: BookingQuery;
  local: LocalCurrency | null;
  busy: boolean;
  paging: Paging;
  session: VenueSession;
};

export const packageId = ({ package: entry }: PackageOffer): string => entry.id;

/** What opens a card's details without scripts. */
export const detailsOf = (session: VenueSession, id: string) => ({
  detailsHref: pageWith(session, venueFields.details, id),
  detailsOpen: session.sent?.get(venueFields.details) === id,
});

/** Whom the plan of a package's room seats. */
export const groupOf = (
  { delegates, layout }: BookingQuery,
  { site: { checkout } }: VenueSession,
): SeatedGroup => ({ delegates, layout, checkout });

/** Packages, of which one can be selected. */
export const PackageCards = memo(function PackageCards({
  offers,
  local,
  chosen,
  query,
  busy,
  paging,
  session,
}: CardsProps) {
  const reading = useReading(session);
  return (
    <OfferList
      offers={offers.packages}
      chosen={chosen}
      idOf={packageId}
      busy={busy}
      paging={paging}
      paired
      card={(offer, { later }) => (
        <PackageCard
          offer={offer}
          local={local}
          group={groupOf(query, session)}
          reading={reading}
          chosen={offer.package.id === chosen?.package.id}
          {...detailsOf(session, packageId(offer))}
          later={later}
          onSelect={session.actions.selectPackage}
        />
      )}
    />
  );
});
