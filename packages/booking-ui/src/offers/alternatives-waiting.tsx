import { SkeletonBlock, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './alternatives-waiting.module.css';

/** How many rows are likely to come, none perhaps, or that of two rooms together alone. */
export type ExpectedAlternatives = number | 'together';

/** Of about the size of the rows that come, so that what follows stays in its place. */
export function AlternativesWaiting({ rows = 5 }: { rows?: ExpectedAlternatives }) {
  const isTogether = rows === 'together';
  const told = <Trans>Looking for other times and rooms …</Trans>;
  if (rows === 0) return <VisuallyHidden role="status">{told}</VisuallyHidden>;
  return (
    <div className={styles.waiting} role="status" data-together={isTogether || undefined}>
      <VisuallyHidden>{told}</VisuallyHidden>
      {Array.from({ length: isTogether ? 1 : rows }, (_, place) => (
        <SkeletonBlock key={place} className={styles.row} />
      ))}
    </div>
  );
}
