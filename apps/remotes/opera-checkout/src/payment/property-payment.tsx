import { type OfferedMethod, PaymentMethods } from '@foyer/booking-ui/checkout';
import { type DetailsProblems, FieldError, RowField } from '@foyer/booking-ui/contact';
import type { CheckoutPaymentMethod } from '@foyer/domain';
import { iconCard, iconInvoice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import css from './property-payment.module.css';

type PropertyPaymentProps = {
  offered: readonly CheckoutPaymentMethod[];
  chosen: CheckoutPaymentMethod;
  /** Number of the customer's account at the venue. */
  account: string | undefined;
  accountProblem: DetailsProblems['customerAccount'];
  /** Shown under the card's line while the card is selected. */
  card: ReactNode;
  onAccount: (account: string) => void;
  onChange: (method: CheckoutPaymentMethod) => void;
};

/** Card or account credits; a site may take cards only (OPERA-007, OPERA-046, A-013). */
export function PropertyPayment({
  offered,
  chosen,
  account,
  accountProblem,
  card,
  onAccount,
  onChange,
}: PropertyPaymentProps) {
  const { t } = useLingui();
  const shown = (method: CheckoutPaymentMethod): OfferedMethod<CheckoutPaymentMethod> | null => {
    if (method === 'creditcard')
      return { method, name: <Trans>Card</Trans>, icon: iconCard, below: card };
    // The other methods belong to other flows.
    if (method !== 'accountcredits') return null;
    const below = (
      <div className={css.account}>
        <RowField
          field="customerAccount"
          label={t`Customer account (AR number)`}
          value={account}
          error={accountProblem && <FieldError field="customerAccount" problem={accountProblem} />}
          note={<Trans>The sum goes on your company’s account with the venue.</Trans>}
          required
          bounded
          onChange={onAccount}
        />
      </div>
    );
    return { method, name: <Trans>Account credits</Trans>, icon: iconInvoice, below };
  };
  return (
    <PaymentMethods
      offered={offered.flatMap((method) => shown(method) ?? [])}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
