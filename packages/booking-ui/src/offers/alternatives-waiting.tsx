import { SkeletonBlock, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './alternatives-waiting.module.css';

/** How many rows are likely to come, or that of two rooms together alone. */
export type ExpectedAlternatives = number | 'together';

/** Of about the size of the rows that come, so that what follows stays in its place. */
export function AlternativesWaiting({ rows = 5 }: { rows?: ExpectedAlternatives }) {
  const isTogether = rows === 'together';
  return (
    <div className={styles.waiting} role="status" data-together={isTogether || undefined}>
      <VisuallyHidden>
        <Trans>Looking for other times and rooms …</Trans>
      </VisuallyHidden>
      {Array.from({ length: isTogether ? 1 : rows }, (_, place) => (
        <SkeletonBlock key={place} className={styles.row} />
      ))}
    </div>
  );
}
