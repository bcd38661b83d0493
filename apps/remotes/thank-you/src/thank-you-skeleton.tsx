import { Bone } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './thank-you-skeleton.module.css';

export function ThankYouSkeleton() {
  const { t } = useLingui();
  return (
    <div
      className={styles.thanks}
      data-skeleton
      role="status"
      aria-label={t`Your confirmation is loading`}
    >
      <Bone className={styles.mark} />
      <Bone className={styles.title} />
      <Bone className={styles.order} />
      <Bone className={styles.steps} />
    </div>
  );
}
