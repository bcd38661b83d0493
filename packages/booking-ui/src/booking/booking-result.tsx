import type { Money } from '@foyer/domain';
import { Button, Icon, iconAlert, iconRetry, Notice, Overlay } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { problemWords, type ShownProblem } from '../problem-words.ts';
import styles from './booking-result.module.css';

/**
 * The price that was seen, the one that counts by now, and whether that is because somebody else
 * used up the discount code.
 */
export type ShownPriceChange = {
  kind: 'price-changed';
  before: Money | null;
  now: Money;
  codeUsedUp: boolean;
};

/** What became of a press on Book; every `BookingState` of the session is one. */
export type ShownBooking =
  | { kind: 'idle' | 'processing' | 'checkout' }
  | { kind: 'failed'; problem: ShownProblem }
  | ShownPriceChange;

/** What comes of an enquiry is said in its own form, as long as that is open. */
export const shownBooking = (booking: ShownBooking, enquiryIsOpen: boolean): ShownBooking =>
  enquiryIsOpen && booking.kind !== 'processing' ? { kind: 'idle' } : booking;

type Props = {
  booking: ShownBooking;
  /** What is under way is an enquiry. */
  asking?: boolean;
  /** What is said of a failure, where the caller knows more of it than every page does. */
  failure?: ReactNode;
  onRetry: () => void;
  onDismiss: () => void;
  /** Lets the visitor decide on another price (`PriceChanged`). */
  priceChanged: (change: ShownPriceChange) => ReactNode;
};

/**
 * What became of the last press: under way, failed with a way to try again (D-3), or at another
 * price that is the visitor's to decide (D-6).
 */
export function BookingResult({
  booking,
  asking = false,
  failure,
  onRetry,
  onDismiss,
  priceChanged,
}: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const { kind } = booking;
  // It may have been pressed in the bar at the bottom, far from here: focus brings the answer into
  // view.
  useEffect(() => {
    if (kind === 'failed' || kind === 'price-changed') notice.current?.focus();
  }, [kind]);

  return (
    <>
      <Overlay open={kind === 'processing'}>
        {asking ? (
          <Trans>One moment, we are sending your request …</Trans>
        ) : (
          <Trans>One moment, we are reserving this for you …</Trans>
        )}
      </Overlay>
      {(kind === 'failed' || kind === 'price-changed') && (
        <div ref={notice} tabIndex={-1} className={styles.result}>
          {kind === 'failed' ? (
            <BookingFailed
              problem={booking.problem}
              failure={failure}
              onRetry={onRetry}
              onDismiss={onDismiss}
            />
          ) : (
            priceChanged(booking)
          )}
        </div>
      )}
    </>
  );
}

/** A press that failed, and the ways on (D-3). */
export function BookingFailed({
  problem,
  failure,
  onRetry,
  onDismiss,
}: Pick<Props, 'failure' | 'onRetry' | 'onDismiss'> & { problem: ShownProblem }) {
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
      {failure ?? i18n._(problemWords(problem))}
    </Notice>
  );
}
