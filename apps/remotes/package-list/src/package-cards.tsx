import { OfferList } from '@foyer/booking-ui';
import type { PackageOffer } from '@foyer/domain';
import { memo, useId } from 'react';
import type { CardsProps } from './cards-props.ts';
import { PackageCard } from './package-card.tsx';

export const packageId = ({ package: entry }: PackageOffer): string => entry.id;

/** Packages, of which one can be selected. */
export const PackageCards = memo(function PackageCards({
  offers,
  local,
  chosen,
  busy,
  paging,
  session,
}: CardsProps) {
  const group = useId();
  return (
    <OfferList
      offers={offers.packages}
      chosen={chosen}
      idOf={packageId}
      busy={busy}
      paging={paging}
      card={(offer, { later }) => (
        <PackageCard
          offer={offer}
          local={local}
          chosen={offer.package.id === chosen?.package.id}
          group={group}
          later={later}
          onSelect={session.actions.selectPackage}
        />
      )}
    />
  );
});
