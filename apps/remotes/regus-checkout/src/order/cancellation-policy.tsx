import { CancellationBands } from '@foyer/booking-ui/checkout';
import { cancellationPolicy } from '@foyer/domain';
import { Dialog } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './cancellation-policy.module.css';

type CancellationPolicyProps = { open: boolean; delegates: number; onClose: () => void };

/** The office operator's one cancellation policy (REGUS-050, REGUS-051, B-068). */
export function CancellationPolicy({ open, delegates, onClose }: CancellationPolicyProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Cancellation policy</Trans>}
      closeLabel={t`Close`}
    >
      <CancellationBands {...cancellationPolicy(delegates)} />
      <ul className={styles.notes}>
        <li>
          <Trans>
            Days are full days of 24 hours before the meeting begins. Later than that nothing is
            refunded.
          </Trans>
        </li>
        <li>
          <Trans>
            Within two hours of booking you may cancel free of charge, as long as the meeting has
            not begun.
          </Trans>
        </li>
      </ul>
    </Dialog>
  );
}
