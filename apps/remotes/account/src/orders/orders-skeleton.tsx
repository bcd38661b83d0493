import { SkeletonBlock } from '@foyer/ui';
import styles from './orders.module.css';

/** The skeleton of a list of orders. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page} data-skeleton role="status" aria-label={label}>
      <SkeletonBlock className={styles.title} />
      <div className={styles.list}>
        <SkeletonBlock className={styles.skeletonBlock} />
        <SkeletonBlock className={styles.skeletonBlock} />
        <SkeletonBlock className={styles.skeletonBlock} />
      </div>
    </div>
  );
}
