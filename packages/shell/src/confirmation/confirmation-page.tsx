import { createConfirmationSession } from '@foyer/session/confirmation';
import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { Slot } from '../slot/slot.tsx';

/** The thank-you page, and the page of a booking (D-21). */
export const confirmationPage: PageModule = {
  first: ['thank-you'],
  open: ({ base, api, storage, page, boot, route, remotes }) => {
    const session = createConfirmationSession({
      base,
      api,
      storage,
      page,
      route:
        route.page === 'confirmation'
          ? route
          : { page: 'confirmation', orderId: null, view: 'first' },
      vaultOrigin: boot?.vaultOrigin ?? null,
    });
    const tree = (
      <PageContext value={{ remotes, session, contact: null }}>
        <ThankYou />
      </PageContext>
    );
    return { tree, session };
  },
};

function ThankYou() {
  const { t } = useLingui();
  return (
    <Slot remote="thank-you" name={t({ context: 'part of the page', message: 'Confirmation' })} />
  );
}
