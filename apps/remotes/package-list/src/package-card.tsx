import { sameValues, SelectRadio } from '@foyer/booking-ui';
import type { LocalCurrency, PackageOffer } from '@foyer/domain';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { PackageFrame } from './package-frame.tsx';

export type PackageCardProps = {
  offer: PackageOffer;
  /** The currency that totals are estimated in; `null` for none. */
  local: LocalCurrency | null;
  chosen: boolean;
  /** Name of the radio group of this list. */
  group: string;
  /** Stands beyond the first page of the list. */
  later?: boolean;
  onSelect: (packageId: string) => void;
};

/**
 * One package as a card that can be chosen. It renders again only where something it shows has
 * changed.
 */
export const PackageCard = memo(function PackageCard({
  offer,
  local,
  chosen,
  group,
  later = false,
  onSelect,
}: PackageCardProps) {
  const { t } = useLingui();
  const { id, title } = offer.package;
  return (
    <PackageFrame
      offer={offer}
      local={local}
      chosen={chosen}
      later={later}
      action={(reasonId) => (
        <SelectRadio
          group={group}
          label={t`Select ${title}`}
          checked={chosen}
          reasonId={reasonId}
          onSelect={() => onSelect(id)}
        />
      )}
    />
  );
}, sameValues);
