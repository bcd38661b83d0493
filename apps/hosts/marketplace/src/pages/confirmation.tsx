import { Slot, startPage } from '@foyer/shell';
import { confirmationPage } from '@foyer/shell/confirmation';
import { useLingui } from '@lingui/react/macro';
import { Frame } from '../frame.tsx';

/** The marketplace's thank-you page. */
function Layout() {
  const { t } = useLingui();
  return <Slot remote="thank-you" name={t`The confirmation`} />;
}

void startPage(confirmationPage(Frame, Layout));
