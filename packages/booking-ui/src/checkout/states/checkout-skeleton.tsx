import { Bone } from '@foyer/ui';
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
          <Bone className={styles.picture} />
          <div className={styles.body}>
            <Bone className={styles.line} />
            <Bone className={styles.half} />
            <Bone className={styles.facts} />
            <Bone className={styles.facts} />
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
        <Bone className={styles.heading} />
        <div className={styles.grid}>
          <Bone className={styles.field} />
          <Bone className={styles.field} />
          <Bone className={styles.field} />
          <Bone className={styles.field} />
          <Bone className={styles.wide} />
          <Bone className={styles.area} />
        </div>
      </div>
    </CheckoutColumns>
  );
}
