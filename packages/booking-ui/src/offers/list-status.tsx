import { SkeletonBlock, VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import styles from './offer-list.module.css';

type Props = {
  /** No answer yet: a skeleton block in the size of the final text. */
  waiting: boolean;
  /** Announced meanwhile. */
  loading: ReactNode;
  /** How many fit, out of how many. */
  children: ReactNode;
};

/** How many offers fit, announced when it changes (ROOM-001, PACK-002). */
export function ListStatus({ waiting, loading, children }: Props) {
  return (
    <p className={styles.status} role="status" aria-live="polite">
      {waiting ? (
        <>
          <SkeletonBlock>{children}</SkeletonBlock>
          <VisuallyHidden>{loading}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </p>
  );
}
