import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, VisuallyHidden, iconClock } from '@foyer/ui';
import { holdClock } from './hold-clock.ts';
import styles from './hold-pill.module.css';

/** From here on the pill is a warning. */
const warnSeconds = 120;

/**
 * How long the rooms stay held. It ticks silently; five minutes and one minute before the end it is
 * announced politely.
 */
export function HoldPill({ seconds }: { seconds: number }) {
  const { t } = useLingui();
  const clock = holdClock(seconds);
  return (
    <>
      <p
        className={styles.pill}
        data-state={seconds < warnSeconds ? 'ending' : 'held'}
        role="timer"
        aria-label={t`Time left of your hold`}
      >
        <Icon of={iconClock} small />
        <span>
          <Trans>
            Still held: <span className={styles.clock}>{clock}</span>
          </Trans>
        </span>
      </p>
      <VisuallyHidden role="status">
        {seconds <= 60
          ? t`Your room is held for one more minute.`
          : seconds <= 300
            ? t`Your room is held for five more minutes.`
            : ''}
      </VisuallyHidden>
    </>
  );
}
