import { ListPager, type Paging } from '@foyer/booking-ui';
import { type PackageOffer, pageSize, shownAfter } from '@foyer/domain';
import { memo, useId } from 'react';
import { PackageCard } from './package-card.tsx';
import styles from './package-list.module.css';
import { packagesShown } from './packages-shown.ts';

type Props = {
  readonly packages: readonly PackageOffer[];
  readonly chosen: PackageOffer | null;
  /** A newer answer is under way: the cards stay, and say that they are being looked at. */
  readonly busy: boolean;
  readonly paging: Paging;
  readonly onSelect: (packageId: string) => void;
};

/** Five cards first, then five more each time (PACK-003). */
export const PackageCards = memo(function PackageCards({ packages, chosen, busy, paging, onSelect }: Props) {
  const group = useId();
  const listId = useId();
  const { shown, remaining, mayShowFewer } = shownAfter(packages.filter((offer) => offer.listed).length, paging.steps);
  return (
    <>
      <ul ref={paging.list} id={listId} className={styles.list} aria-busy={busy || undefined} data-state={busy ? 'busy' : undefined}>
        {packagesShown(packages, chosen, shown).map((offer, index) => (
          <li key={offer.package.id}>
            <PackageCard offer={offer} chosen={offer.package.id === chosen?.package.id} group={group} later={index >= pageSize} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      <ListPager remaining={remaining} mayShowFewer={mayShowFewer} listId={listId} onMore={paging.more} onFewer={paging.fewer} />
    </>
  );
});
