import { Slot, startPage } from '@foyer/shell';
import { checkoutPage } from '@foyer/shell/checkout';
import { useLingui } from '@lingui/react/macro';
import { Frame } from '../frame.tsx';

/** The marketplace's checkout: one remote has it all. */
function Layout() {
  const { t } = useLingui();
  return <Slot remote="checkout" name={t`The checkout`} />;
}

void startPage(checkoutPage(Frame, Layout));
