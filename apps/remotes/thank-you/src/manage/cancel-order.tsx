import { FormOf, problemWords } from '@foyer/booking-ui';
import {
  type Confirmation,
  isRequest,
  type OrderCancellation,
  type OrderStatus,
} from '@foyer/domain';
import { sentenceGap, useFormats } from '@foyer/i18n';
import type { CallProblem, ConfirmationSession } from '@foyer/session';
import { Button, Disclosure, iconAlert, Notice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { acts, sentNames } from '../act/sent-names.ts';
import styles from './acts.module.css';

type Failed = { problem: CallProblem };

/** Cancelling a booking, taking a request back, or declining an offer, at a cost that is shown (D-17). */
export function CancelOrder({
  session,
  confirmation,
}: {
  session: ConfirmationSession;
  confirmation: Confirmation;
}) {
  const { cancelling, status } = confirmation;
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  if (cancelling?.state !== 'open') return null;
  const fee = cancelling.fee?.minor ?? null;
  const cancel = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const reply = await session.actions.cancel(fee);
    setBusy(false);
    // Success shows another page.
    if (!reply.ok) setFailed({ problem: reply.problem });
  };
  const { summary, button } = wordsOf(status);
  return (
    <Disclosure summaryClosed={summary} summaryOpen={summary} open={open} onToggle={setOpen}>
      <form className={styles.act} method="post" onSubmit={(event) => void cancel(event)}>
        <FormOf remote="thank-you" session={session} />
        <input type="hidden" name={sentNames.act} value={acts.cancel} />
        <input type="hidden" name={sentNames.fee} value={fee ?? ''} />
        {failed && (
          <Notice
            tone="danger"
            icon={iconAlert}
            role="alert"
            title={
              isPriceChange(failed) ? (
                <Trans>The fee has changed. Please look again; nothing was cancelled so far.</Trans>
              ) : (
                i18n._(problemWords(failed.problem))
              )
            }
          />
        )}
        <Costs status={status} cancelling={cancelling} />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {button}
          </Button>
          <Button type="button" variant="text" onClick={() => setOpen(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}

const isPriceChange = ({ problem }: Failed): boolean =>
  problem.kind === 'refused' && problem.problem.code === 'price_changed';

function wordsOf(status: OrderStatus): { summary: ReactNode; button: ReactNode } {
  if (status === 'offered')
    return {
      summary: <Trans>Decline the offer</Trans>,
      button: <Trans>Yes, decline it</Trans>,
    };
  if (status === 'enquiry')
    return {
      summary: <Trans>Take the request back</Trans>,
      button: <Trans>Yes, take it back</Trans>,
    };
  return {
    summary: <Trans>Cancel the booking</Trans>,
    button: <Trans>Yes, cancel it</Trans>,
  };
}

function Costs({
  status,
  cancelling: { fee, refund },
}: {
  status: OrderStatus;
  cancelling: OrderCancellation;
}) {
  const { i18n } = useLingui();
  const formats = useFormats();
  if (isRequest(status))
    return (
      <p>
        <Trans>This costs nothing, and the venue is told.</Trans>
      </p>
    );
  const cost = fee && formats.money(fee);
  const amount = refund !== null && refund.minor > 0 ? formats.money(refund) : null;
  return (
    <p>
      {fee === null ? (
        <Trans>You pay what you agreed with the venue. The room is then free for others.</Trans>
      ) : fee.minor === 0 ? (
        <Trans>Cancelling costs nothing. The room is then free for others.</Trans>
      ) : (
        <Trans>Cancelling costs {cost}. The room is then free for others.</Trans>
      )}
      {sentenceGap(i18n.locale)}
      {amount !== null && <Trans>Back to your card: {amount}</Trans>}
    </p>
  );
}
