import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, VisuallyHidden, iconCheck } from '@foyer/ui';
import styles from './progress.module.css';

/** The visitor's position between choosing a room and the confirmation. */
export function Progress() {
  const { t } = useLingui();
  return (
    <ol className={styles.progress} aria-label={t`Progress`}>
      <li data-state="done">
        <span className={styles.dot}>
          <Icon of={iconCheck} className={styles.check} />
        </span>
        <span className={styles.name} aria-hidden="true">
          <Trans context="step of a booking">Room</Trans>
        </span>
        <VisuallyHidden>
          <Trans>Room: done</Trans>
        </VisuallyHidden>
      </li>
      <li aria-current="step">
        <span className={styles.dot} aria-hidden="true">
          2
        </span>
        <span className={styles.name}>
          <Trans>Details and payment</Trans>
        </span>
      </li>
      <li>
        <span className={styles.dot} aria-hidden="true">
          3
        </span>
        <span className={styles.name}>
          <Trans>Confirmation</Trans>
        </span>
      </li>
    </ol>
  );
}
