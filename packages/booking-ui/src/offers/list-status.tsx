import { Bone, VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import styles from './offer-list.module.css';

type Props = {
  /** No answer yet: a bone of the size of the final words stands there. */
  waiting: boolean;
  /** Said meanwhile. */
  loading: ReactNode;
  /** How many suit, out of how many. */
  children: ReactNode;
};

/** How many offers suit, read out when it changes (ROOM-001, PACK-002). */
export function ListStatus({ waiting, loading, children }: Props) {
  return (
    <p className={styles.status} role="status" aria-live="polite">
      {waiting ? (
        <>
          <Bone>{children}</Bone>
          <VisuallyHidden>{loading}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </p>
  );
}
