import { CancellationBands } from '@foyer/booking-ui/checkout';
import { cancellationPolicy } from '@foyer/domain';
import { Checkbox, Dialog } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './cancellation-policy.module.css';

type OfficeConsentProps = {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error: ReactNode;
  /** The site's page of terms. */
  terms: string;
  delegates: number;
};

/**
 * The checkbox under the form: terms open in a new tab, so that the form keeps its values; the
 * policy opens in a dialog (REGUS-016, REGUS-042, A-190).
 */
export function OfficeConsent({ accepted, onChange, error, terms, delegates }: OfficeConsentProps) {
  const { t } = useLingui();
  const [reading, setReading] = useState(false);
  const read = (event: MouseEvent) => {
    event.preventDefault();
    setReading(true);
  };
  const opensTab = t`Opens in a new tab`;
  return (
    <>
      <Checkbox
        name="terms"
        required
        checked={accepted}
        onChange={(event) => onChange(event.target.checked)}
        error={error}
      >
        <Trans>
          I accept the{' '}
          <a href={terms} target="_blank" rel="noopener" title={opensTab}>
            terms of service
          </a>{' '}
          and the{' '}
          <a href="#cancellation-policy" aria-haspopup="dialog" onClick={read}>
            cancellation policy
          </a>
          .
        </Trans>
      </Checkbox>
      <CancellationPolicy open={reading} delegates={delegates} onClose={() => setReading(false)} />
    </>
  );
}

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
