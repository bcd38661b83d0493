import type { Readable } from '@foyer/session';
import { Button, classNames, useInView, withScript } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useSyncExternalStore } from 'react';
import { holdClock } from '../head/hold-clock.ts';
import styles from './dock.module.css';

type DockProps = {
  /** The form's own button; the bar is there while that is out of view. */
  button: RefObject<Element | null>;
  /** The formatted total, `null` where nothing is priced. */
  total: string | null;
  isEnquiry: boolean;
  busy: boolean;
  /** Seconds for which the room is held; `null` where none is. */
  hold: Readable<number | null>;
};

/** Total and button at the bottom of a narrow screen; a press leads to what is missing. */
export function Dock({ button, total, isEnquiry, busy, hold }: DockProps) {
  const { t } = useLingui();
  if (useInView(button)) return null;
  return (
    <section
      data-bottom-bar
      className={classNames(styles.dock, withScript)}
      aria-label={t`Total and next step`}
    >
      <div className={styles.bar}>
        <p className={styles.total}>
          <HeldTotal hold={hold} />
          {total !== null && <span className={styles.money}>{total}</span>}
        </p>
        <Button type="submit" variant="primary" size="l" busy={busy}>
          {isEnquiry ? <Trans>Send</Trans> : <Trans>Book now</Trans>}
        </Button>
      </div>
    </section>
  );
}

/** Re-renders alone every second. */
function HeldTotal({ hold }: Pick<DockProps, 'hold'>) {
  const left = useSyncExternalStore(hold.subscribe, hold.get, hold.get);
  if (left === null) return null;
  const clock = holdClock(left);
  return (
    <span className={styles.held}>
      <Trans>
        Still held: <span>{clock}</span>
      </Trans>
    </span>
  );
}
