import { offeredMethod, PaymentMethods } from '@foyer/booking-ui/checkout';
import type { PaymentMethod } from '@foyer/domain';
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
    offered={offered.map((method) => offeredMethod(method, below))}
    chosen={chosen}
    onChange={onChange}
  />
);
