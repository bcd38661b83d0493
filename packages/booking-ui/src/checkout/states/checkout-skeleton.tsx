import { SkeletonBlock } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { CheckoutColumns } from '../page-frame.tsx';
import styles from './checkout-skeleton.module.css';

/** Skeleton with the structure of the checkout. */
export function CheckoutSkeleton({
  title,
  head,
}: {
  title: React.ReactNode;
  head: React.ReactNode;
}) {
  const { t } = useLingui();
  return (
    <CheckoutColumns
      head={head}
      title={title}
      summary={
        <div className={styles.summary}>
          <SkeletonBlock className={styles.picture} />
          <div className={styles.body}>
            <SkeletonBlock className={styles.line} />
            <SkeletonBlock className={styles.half} />
            <SkeletonBlock className={styles.facts} />
            <SkeletonBlock className={styles.facts} />
          </div>
        </div>
      }
    >
      <div
        className={styles.form}
        data-skeleton
        role="status"
        aria-label={t`Your booking is loading`}
      >
        <SkeletonBlock className={styles.heading} />
        <div className={styles.grid}>
          <SkeletonBlock className={styles.field} />
          <SkeletonBlock className={styles.field} />
          <SkeletonBlock className={styles.field} />
          <SkeletonBlock className={styles.field} />
          <SkeletonBlock className={styles.wide} />
          <SkeletonBlock className={styles.area} />
        </div>
      </div>
    </CheckoutColumns>
  );
}
