import { Bone } from '@foyer/ui';
import styles from './search.module.css';

/** The skeleton of a list of venues. */
export function SearchSkeleton({ label }: { label: string }) {
  return (
    <div data-skeleton role="status" aria-label={label} className={styles.results}>
      <Bone className={styles.line} />
      <div className={styles.list}>
        {[1, 2, 3, 4, 5, 6].map((bone) => (
          <div key={bone} className={styles.skeletonCard}>
            <Bone className={styles.skeletonPicture} />
            <Bone className={styles.boneTitle} />
            <Bone className={styles.skeletonFacts} />
          </div>
        ))}
      </div>
    </div>
  );
}
