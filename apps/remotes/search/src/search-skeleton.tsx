import { SkeletonBlock } from '@foyer/ui';
import styles from './search.module.css';

/** The skeleton of a list of venues. */
export function SearchSkeleton({ label }: { label: string }) {
  return (
    <div data-skeleton role="status" aria-label={label} className={styles.results}>
      <SkeletonBlock className={styles.line} />
      <div className={styles.list}>
        {[1, 2, 3, 4, 5, 6].map((skeletonBlock) => (
          <div key={skeletonBlock} className={styles.skeletonCard}>
            <SkeletonBlock className={styles.skeletonPicture} />
            <SkeletonBlock className={styles.boneTitle} />
            <SkeletonBlock className={styles.skeletonFacts} />
          </div>
        ))}
      </div>
    </div>
  );
}
