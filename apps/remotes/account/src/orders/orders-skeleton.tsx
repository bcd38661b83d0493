import { Bone } from '@foyer/ui';
import styles from './orders.module.css';

/** The skeleton of a list of orders. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page} data-skeleton role="status" aria-label={label}>
      <Bone className={styles.title} />
      <div className={styles.list}>
        <Bone className={styles.bone} />
        <Bone className={styles.bone} />
        <Bone className={styles.bone} />
      </div>
    </div>
  );
}
