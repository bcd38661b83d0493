import { MethodNote, type OfferedMethod, PaymentMethods } from '@foyer/booking-ui/checkout';
import type { PaymentMethod } from '@foyer/domain';
import { iconCard, iconDoor, iconInvoice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type PaymentProps = {
  offered: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  /** Shown under the card's line while the card is selected. */
  card: ReactNode;
  /** Shown under the travel account's line. */
  travelAccount: ReactNode;
};

/** The payment methods of the cart (ROLE-008, A-120). */
export const Payment = ({ offered, chosen, onChange, ...below }: PaymentProps) => (
  <PaymentMethods
    offered={offered.map((method) => shownMethod(method, below))}
    chosen={chosen}
    onChange={onChange}
  />
);

function shownMethod(
  method: PaymentMethod,
  { card, travelAccount }: Pick<PaymentProps, 'card' | 'travelAccount'>,
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
