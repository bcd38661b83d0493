import type { Money } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Button, Dialog } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './price-changed-dialog.module.css';

type PriceChangedDialogProps = {
  open: boolean;
  before: Money | null;
  now: Money;
  onAccept: () => void;
  onDismiss: () => void;
};

/** The server's price differs from the one that was seen: the visitor decides (D-6). */
export function PriceChangedDialog({
  open,
  before,
  now,
  onAccept,
  onDismiss,
}: PriceChangedDialogProps) {
  const formats = useFormats();
  const oldPrice = before && <s className={styles.money}>{formats.money(before)}</s>;
  const newPrice = <strong className={styles.money}>{formats.money(now)}</strong>;
  const amount = formats.money(now);
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      title={<Trans>The price has changed</Trans>}
      footer={
        <>
          <Button onClick={onDismiss}>
            <Trans>Do not book</Trans>
          </Button>
          <Button variant="primary" onClick={onAccept}>
            <Trans>Book for {amount}</Trans>
          </Button>
        </>
      }
    >
      <p>
        {oldPrice ? (
          <Trans>
            The venue has changed the price while this page was open. Before: {oldPrice}, now:{' '}
            {newPrice}.
          </Trans>
        ) : (
          <Trans>The venue has changed the price while this page was open. Now: {newPrice}.</Trans>
        )}
      </p>
      <p className={styles.kept}>
        <Trans>Nothing has been booked or charged yet. Everything you typed is kept.</Trans>
      </p>
    </Dialog>
  );
}
