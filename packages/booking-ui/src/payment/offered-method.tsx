import type { PaymentMethod } from '@foyer/domain';
import { iconCard, iconDoor, iconInvoice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MethodNote, type OfferedMethod } from '../checkout/order/payment-methods.tsx';

type Below = {
  /** Shown under the card's line while the card is selected. */
  card: ReactNode;
  /** Shown under the travel account's line. */
  travelAccount?: ReactNode;
};

/** Name, icon and note of a payment method of our own carts and offers (CHECK-004). */
export function offeredMethod(
  method: PaymentMethod,
  { card, travelAccount }: Below,
): OfferedMethod<PaymentMethod> {
  switch (method) {
    case 'creditcard':
      return { method, name: <Trans>Card</Trans>, icon: iconCard, below: card };
    case 'invoice':
      return {
        method,
        name: <Trans>Invoice to the company</Trans>,
        icon: iconInvoice,
        below: (
          <MethodNote>
            <Trans>The venue sends the invoice to your company after the meeting.</Trans>
          </MethodNote>
        ),
      };
    case 'onsite':
      return {
        method,
        name: <Trans>At the venue</Trans>,
        icon: iconDoor,
        below: (
          <MethodNote>
            <Trans>You pay at the reception on the day of your meeting.</Trans>
          </MethodNote>
        ),
      };
    case 'airplus':
      return {
        method,
        name: <Trans>AirPlus company account</Trans>,
        icon: iconInvoice,
        below: travelAccount,
      };
    case 'none':
      return { method, name: null, icon: iconDoor };
    default:
      return method satisfies never;
  }
}
