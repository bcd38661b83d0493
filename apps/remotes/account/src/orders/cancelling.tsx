import type { OrderCancellation } from '@foyer/domain';
import type { AccountSession, CallProblem } from '@foyer/session';
import { Button, Heading, iconAlert, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order-details.module.css';

type Actions = Pick<AccountSession['actions'], 'cancellationOf' | 'cancel'>;
type Asked =
  | { kind: 'idle' | 'asking' | 'closed' }
  | { kind: 'shown'; terms: OrderCancellation; changed: boolean }
  | { kind: 'failed' };

/** The cost of cancelling is requested on demand, shown, and then confirmed (D-17). */
export function Cancelling({
  orderId,
  isEnquiry,
  actions,
}: {
  orderId: string;
  isEnquiry: boolean;
  actions: Actions;
}) {
  const [asked, setAsked] = useState<Asked>({ kind: 'idle' });
  const [sending, setSending] = useState(false);
  const ask = async (changed: boolean): Promise<void> => {
    setAsked(changed ? asked : { kind: 'asking' });
    const reply = await actions.cancellationOf(orderId);
    if (!reply.ok) return setAsked({ kind: 'failed' });
    setAsked(
      reply.value.state === 'open'
        ? { kind: 'shown', terms: reply.value, changed }
        : { kind: 'closed' },
    );
  };
  const confirm = async (terms: OrderCancellation): Promise<void> => {
    setSending(true);
    const reply = await actions.cancel(orderId, terms.fee?.minor ?? null);
    setSending(false);
    // Success removes this part.
    if (reply.ok) return;
    if (codeOf(reply.problem) === 'price_changed') return ask(true);
    setAsked({ kind: codeOf(reply.problem) === 'not_cancellable' ? 'closed' : 'failed' });
  };
  return (
    <section className={styles.cancel}>
      <Heading level={2} look={3}>
        {isEnquiry ? <Trans>Take the enquiry back</Trans> : <Trans>Cancel the booking</Trans>}
      </Heading>
      {asked.kind === 'failed' && (
        <Notice tone="danger" icon={iconAlert} role="alert">
          <Trans>
            That did not work, and nothing was cancelled as far as we know. Please try again.
          </Trans>
        </Notice>
      )}
      {asked.kind === 'closed' ? (
        <Notice icon={iconAlert} role="status">
          <Trans>This cannot be cancelled here any more. Please call the venue.</Trans>
        </Notice>
      ) : (
        <>
          <p>
            {isEnquiry ? (
              <Trans>It costs nothing, and the venue is told.</Trans>
            ) : (
              <Trans>You see what it costs before anything is cancelled.</Trans>
            )}
          </p>
          <Button variant="quiet" busy={asked.kind === 'asking'} onClick={() => void ask(false)}>
            {isEnquiry ? <Trans>Take back …</Trans> : <Trans>Cancel …</Trans>}
          </Button>
        </>
      )}
      {asked.kind === 'shown' && (
        <CancelDialog
          terms={asked.terms}
          changed={asked.changed}
          isEnquiry={isEnquiry}
          busy={sending}
          onConfirm={() => void confirm(asked.terms)}
          onClose={() => setAsked({ kind: 'idle' })}
        />
      )}
    </section>
  );
}

const codeOf = (problem: CallProblem): string | null =>
  problem.kind === 'refused' ? problem.problem.code : null;
