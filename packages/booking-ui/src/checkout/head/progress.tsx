import type { OfferKind } from '@foyer/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, VisuallyHidden, iconCheck } from '@foyer/ui';
import styles from './progress.module.css';

/**
 * The visitor's position between choosing a room or a package and the confirmation. Until `chosen` is
 * known, `null`, the place of its name is kept.
 */
export function Progress({ chosen }: { chosen: OfferKind | null }) {
  const { t } = useLingui();
  return (
    <ol className={styles.progress} aria-label={t`Progress`}>
      <li data-state="done">
        <span className={styles.dot}>
          <Icon of={iconCheck} className={styles.check} />
        </span>
        <span
          className={styles.name}
          aria-hidden="true"
          data-state={chosen === null ? 'unknown' : undefined}
        >
          {chosen === 'package' ? (
            <Trans>Package</Trans>
          ) : (
            <Trans context="step of a booking">Room</Trans>
          )}
        </span>
        {chosen !== null && (
          <VisuallyHidden>
            {chosen === 'package' ? <Trans>Package: done</Trans> : <Trans>Room: done</Trans>}
          </VisuallyHidden>
        )}
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
