import type { CheckoutPaymentMethod } from '@foyer/domain';
import { Trans } from '@lingui/react/macro';

type MoneyNoteProps = { isEnquiry: boolean; method: CheckoutPaymentMethod };

/**
 * What a press does to the visitor's money, beside the button that does it. It is what the server
 * does, and what the confirmation says afterwards: an amount is reserved on a card, and nothing else
 * is taken.
 */
export function MoneyNote({ isEnquiry, method }: MoneyNoteProps) {
  if (isEnquiry) return <Trans>Nothing is booked or charged yet.</Trans>;
  switch (method) {
    case 'creditcard':
      return <Trans>The amount is reserved on your card; the venue collects it.</Trans>;
    case 'accountcredits':
      return <Trans>The sum goes on your company’s account with the venue.</Trans>;
    case 'invoice':
    case 'onsite':
    case 'airplus':
    case 'none':
      return <Trans>Nothing is charged now.</Trans>;
    default:
      return method satisfies never;
  }
}
