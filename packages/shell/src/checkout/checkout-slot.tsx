import { useLingui } from '@lingui/react/macro';
import { Slot } from '../slot/slot.tsx';

/** The slot of the checkout: one remote is the whole page. */
export function CheckoutSlot() {
  const { t } = useLingui();
  return <Slot remote="checkout" name={t({ context: 'part of the page', message: 'Checkout' })} />;
}
