import type { OrderCancellation } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Button, Dialog, iconAlert, Notice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { NamedFact, NamedFacts } from './named-facts.tsx';

type CancelDialogProps = {
  terms: OrderCancellation;
  /** The fee rose while it was read. */ changed: boolean;
  isEnquiry: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The fee and the refund, before confirming (D-17). */
export function CancelDialog({
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
