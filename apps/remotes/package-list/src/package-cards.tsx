import { OfferList, type Paging } from '@foyer/booking-ui';
import type { LocalCurrency, PackageOffer } from '@foyer/domain';
import { memo, useId } from 'react';
import { PackageCard } from './package-card.tsx';

type Props = {
  packages: readonly PackageOffer[];
  local: LocalCurrency | null;
  chosen: PackageOffer | null;
  busy: boolean;
  paging: Paging;
  onSelect: (packageId: string) => void;
};

export const packageId = ({ package: entry }: PackageOffer): string => entry.id;

/** Packages to choose one of. */
export const PackageCards = memo(function PackageCards({
  packages,
  local,
  chosen,
  busy,
  paging,
  onSelect,
}: Props) {
  const group = useId();
  return (
    <OfferList
      offers={packages}
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
          onSelect={onSelect}
        />
      )}
    />
  );
});
