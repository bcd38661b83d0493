import { SkeletonBlock, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './alternatives-waiting.module.css';

/** Of about the size of the rows that come, so that what follows stays in its place. */
export function AlternativesWaiting({ rows = 5 }: { rows?: number }) {
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>
        <Trans>Looking for other times and rooms …</Trans>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, place) => (
        <SkeletonBlock key={place} className={styles.row} />
      ))}
    </div>
  );
}
