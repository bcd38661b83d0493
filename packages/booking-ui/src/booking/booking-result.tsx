import type { Money } from '@foyer/domain';
import { bringIntoView, Button, Icon, iconAlert, iconRetry, Notice, Overlay } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { problemWords, type ShownProblem } from '../problem-words.ts';
import styles from './booking-result.module.css';

/**
 * The price that was seen, the current one, and whether the cause is a discount code used up by
 * somebody else.
 */
export type ShownPriceChange = {
  kind: 'price-changed';
  before: Money | null;
  now: Money;
  codeUsedUp: boolean;
};

/** The result of pressing Book; every `BookingState` of the session is one. */
export type ShownBooking =
  | { kind: 'idle' | 'processing' | 'checkout' }
  | { kind: 'failed'; problem: ShownProblem }
  | ShownPriceChange;

/** The result of an enquiry is shown in its own form while that is open. */
export const shownBooking = (booking: ShownBooking, enquiryIsOpen: boolean): ShownBooking =>
  enquiryIsOpen && booking.kind !== 'processing' ? { kind: 'idle' } : booking;

type Props = {
  booking: ShownBooking;
  /** The booking in progress is an enquiry. */
  asking?: boolean;
  /** Text of a failure, where the caller knows more than the general message. */
  failure?: ReactNode;
  onRetry: () => void;
  onDismiss: () => void;
  /** Asks the visitor about another price (`PriceChanged`). */
  priceChanged: (change: ShownPriceChange) => ReactNode;
};

/**
 * The result of the last press: in progress, failed with a retry (D-3), or another price for the
 * visitor to decide on (D-6).
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
  // The button may be in the bar at the bottom, which would cover a result at the edge.
  useEffect(() => {
    if (kind === 'failed' || kind === 'price-changed') bringIntoView(notice.current);
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

/** A failed press, and what can be done (D-3). */
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
