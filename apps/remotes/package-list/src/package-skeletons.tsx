import { OfferSkeletons } from '@foyer/booking-ui';
import { type OfferCards, pageSize } from '@foyer/domain';
import { SkeletonBlock } from '@foyer/ui';
import { PackageFacts } from './package-facts.tsx';
import styles from './package-skeletons.module.css';

/** As many packages as a medium-sized venue has for one length. */
const usualNumber = 3;

const usual = { length: 8, min: 10, max: 60, roomIds: ['1', '2', '3', '4', '5'] } as const;

/**
 * Skeletons of packages in the final size; those of a plan have times at their end, and everything
 * visible.
 */
export function PackageSkeletons({
  cards,
  number = usualNumber,
}: {
  cards: OfferCards;
  number?: number | undefined;
}) {
  return (
    <OfferSkeletons
      number={Math.min(pageSize, number)}
      paired={cards === 'select'}
      facts={<PackageFacts entry={usual} />}
      middle={<SkeletonBlock className={styles.price} />}
      end={cards === 'plan' ? <SkeletonBlock className={styles.times} /> : undefined}
      more={cards === 'plan' ? () => <SkeletonBlock className={styles.details} /> : undefined}
    />
  );
}
