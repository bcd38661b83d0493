import type { CancellationCost } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Trans } from '@lingui/react/macro';
import styles from './cancellation-costs.module.css';

/** The fee and the refund, as in the mail (D-17). */
export function CancellationCosts({
  of: { fee, refund },
  email,
}: {
  of: CancellationCost;
  email: string;
}) {
  const { money } = useFormats();
  return (
    <div className={styles.costs}>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans>Cancellation fee</Trans>
          </dt>
          <dd>
            {fee === null ? (
              <Trans>as agreed with the venue</Trans>
            ) : fee.minor === 0 ? (
              <Trans>no fee</Trans>
            ) : (
              money(fee)
            )}
          </dd>
        </div>
        {refund !== null && refund.minor > 0 && (
          <div>
            <dt>
              <Trans>Back to your card</Trans>
            </dt>
            <dd>{money(refund)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        {refund !== null && refund.minor > 0 ? (
          <Trans>
            Some banks take a few days to show the amount. We have mailed all of this to{' '}
            <bdi>{email}</bdi>.
          </Trans>
        ) : (
          <Trans>
            We have mailed all of this to <bdi>{email}</bdi>.
          </Trans>
        )}
      </p>
    </div>
  );
}
