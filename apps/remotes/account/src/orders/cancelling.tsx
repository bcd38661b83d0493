import type { OrderCancellation } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { AccountSession, CallProblem } from '@foyer/session';
import { Button, Dialog, Heading, iconAlert, Notice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './order-details.module.css';
import { NamedFact, NamedFacts } from './order-facts.tsx';

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

type CancelDialogProps = {
  terms: OrderCancellation;
  /** The fee rose while it was read. */ changed: boolean;
  isEnquiry: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The fee and the refund, before confirming (D-17). */
function CancelDialog({
  terms: { fee, refund },
  changed,
  isEnquiry,
  busy,
  onConfirm,
  onClose,
}: CancelDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Dialog
      open
      onClose={onClose}
      title={isEnquiry ? t`Take this enquiry back?` : t`Cancel this booking?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {isEnquiry ? <Trans>Take it back</Trans> : <Trans>Cancel it</Trans>}
          </Button>
        </>
      }
    >
      {changed && (
        <Notice tone="warn" icon={iconAlert} role="alert">
          <Trans>The fee has changed while you were reading. Please look again.</Trans>
        </Notice>
      )}
      {fee?.minor === 0 ? (
        <p>
          <Trans>Cancelling costs nothing.</Trans>
        </p>
      ) : (
        <NamedFacts>
          <NamedFact name={<Trans>You pay</Trans>}>
            {fee ? formats.money(fee) : <Trans>what you agreed with the venue</Trans>}
          </NamedFact>
          {refund && (
            <NamedFact name={<Trans>Comes back to your card</Trans>}>
              {formats.money(refund)}
            </NamedFact>
          )}
        </NamedFacts>
      )}
    </Dialog>
  );
}
