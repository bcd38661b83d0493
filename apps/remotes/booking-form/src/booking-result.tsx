import { problemWords } from '@foyer/booking-ui';
import { useFormats } from '@foyer/i18n';
import type { BookingState } from '@foyer/session';
import { Button, Icon, iconAlert, iconInfo, iconRetry, Notice, Overlay } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './booking-result.module.css';

type Props = { readonly booking: BookingState; readonly onRetry: () => void; readonly onAccept: () => void; readonly onDismiss: () => void };

/** What became of the last press: under way, failed with a way to try again (D-3), or at another price that is the visitor's to decide (D-6). */
export function BookingResult({ booking, onRetry, onAccept, onDismiss }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const { kind } = booking;
  // It may have been pressed in the bar at the bottom, far from here: focus brings the answer into view.
  useEffect(() => {
    if (kind === 'failed' || kind === 'price-changed') notice.current?.focus();
  }, [kind]);

  return (
    <>
      <Overlay open={kind === 'processing'}>
        <Trans>One moment, we are reserving this for you …</Trans>
      </Overlay>
      {(kind === 'failed' || kind === 'price-changed') && (
        <div ref={notice} tabIndex={-1} className={styles.result}>
          {kind === 'failed' ? <Failed problem={booking.problem} onRetry={onRetry} onDismiss={onDismiss} /> : <PriceChanged before={booking.before} now={booking.now} onAccept={onAccept} onDismiss={onDismiss} />}
        </div>
      )}
    </>
  );
}

type Choice = Pick<Props, 'onDismiss'>;

function Failed({ problem, onRetry, onDismiss }: Choice & Pick<Props, 'onRetry'> & Pick<Extract<BookingState, { kind: 'failed' }>, 'problem'>) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="danger"
      icon={iconAlert}
      role="alert"
      title={<Trans>That did not work.</Trans>}
      actions={
        <>
          <Button size="s" onClick={onRetry}>
            <Icon of={iconRetry} small />
            <Trans>Try again</Trans>
          </Button>
          <Button size="s" variant="text" className={styles.beside} onClick={onDismiss}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {i18n._(problemWords(problem))}
    </Notice>
  );
}

function PriceChanged({ before, now, onAccept, onDismiss }: Choice & Pick<Props, 'onAccept'> & Pick<Extract<BookingState, { kind: 'price-changed' }>, 'before' | 'now'>) {
  const { money } = useFormats();
  const old = before && money(before);
  const fresh = money(now);
  return (
    <Notice
      tone="warn"
      icon={iconInfo}
      role="status"
      title={old === null ? <Trans>The price is now {fresh}.</Trans> : <Trans>The price has changed from {old} to {fresh}.</Trans>}
      actions={
        <>
          <Button size="s" onClick={onAccept}>
            <Trans>Book for {fresh}</Trans>
          </Button>
          <Button size="s" variant="text" className={styles.beside} onClick={onDismiss}>
            <Trans>Choose another</Trans>
          </Button>
        </>
      }
    >
      <Trans>The venue updated it while this page was open.</Trans>
    </Notice>
  );
}
