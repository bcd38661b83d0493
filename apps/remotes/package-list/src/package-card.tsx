import { type Reading, sameValues, type SeatedGroup, SelectRadio } from '@foyer/booking-ui';
import type { LocalCurrency, PackageOffer } from '@foyer/domain';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { PackageFrame } from './package-frame.tsx';

export type PackageCardProps = {
  offer: PackageOffer;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  group: SeatedGroup;
  reading: Reading;
  chosen: boolean;
  /** The page with its details, for a visitor without scripts. */
  detailsHref: string;
  /** They are open from the start. */
  detailsOpen: boolean;
  /** It is beyond the first page of the list. */
  later?: boolean;
  onSelect: (packageId: string) => void;
};

/**
 * A package card that can be selected. It renders again only where something it shows has changed.
 */
export const PackageCard = memo(function PackageCard({
  offer,
  local,
  group,
  reading,
  chosen,
  detailsHref,
  detailsOpen,
  later = false,
  onSelect,
}: PackageCardProps) {
  const { t } = useLingui();
  const { id, title } = offer.package;
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
        <SelectRadio
          offer={{ kind: 'package', id }}
          label={t`Select: ${title}`}
          checked={chosen}
          reasonId={reasonId}
          onSelect={() => onSelect(id)}
        />
      )}
    />
  );
}, sameValues);
