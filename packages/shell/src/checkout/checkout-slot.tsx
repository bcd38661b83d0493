import { useLingui } from '@lingui/react/macro';
import { Slot } from '../slot/slot.tsx';

/** The place of the checkout: one remote has it all. */
export function CheckoutSlot() {
  const { t } = useLingui();
  return <Slot remote="checkout" name={t`The checkout`} />;
}
