import type { Readable } from '@foyer/session';
import { Button, classNames, useInView, withScript } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, use, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { holdClock } from '../head/hold-clock.ts';
import { BelowSummary } from '../page-frame.tsx';
import { checkoutForm } from './act-on-order.ts';
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

/**
 * Total and button at the bottom of a narrow screen, the button below the summary on a wide one: the
 * next step is always in reach. A press leads to what is missing.
 */
export function Dock({ button, total, isEnquiry, busy, hold }: DockProps) {
  const { t } = useLingui();
  const below = use(BelowSummary);
  const inView = useInView(button);
  const words = isEnquiry ? <Trans>Send</Trans> : <Trans>Book now</Trans>;
  return (
    <>
      {below &&
        createPortal(
          // Only one filled button is in view.
          <Button
            type="submit"
            form={checkoutForm}
            variant={inView ? 'quiet' : 'primary'}
            size="l"
            wide
            busy={busy}
          >
            {words}
          </Button>,
          below,
        )}
      {!inView && (
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
              {words}
            </Button>
          </div>
        </section>
      )}
    </>
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
