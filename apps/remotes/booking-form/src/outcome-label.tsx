import { MoneyText } from '@foyer/booking-ui';
import type { Outcome } from '@foyer/domain';
import { Trans } from '@lingui/react/macro';

type Props = { outcome: Outcome; className?: string };

/** An offer's total, or the word "Enquiry" where it has none (PRICE-004, A-075). */
export function OutcomeLabel({ outcome, className }: Props) {
  if (outcome.kind !== 'enquiry') return <MoneyText of={outcome.total} className={className} />;
  return (
    <span className={className} data-state="enquiry">
      <Trans>Enquiry</Trans>
    </span>
  );
}
