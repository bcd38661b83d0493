import { SkeletonBlock } from '@foyer/ui';
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
      <SkeletonBlock className={styles.mark} />
      <SkeletonBlock className={styles.title} />
      <SkeletonBlock className={styles.order} />
      <SkeletonBlock className={styles.steps} />
    </div>
  );
}
