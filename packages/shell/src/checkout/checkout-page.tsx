import { createCheckoutSession } from '@foyer/session/checkout';
import type { PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import type { PageFrame } from '../venue/venue-page.tsx';

/** The standard checkout of a cart. */
export function checkoutPage(Frame: PageFrame, Layout: React.ComponentType): PageModule {
  return {
    first: ['checkout'],
    open: ({ base, api, storage, page, boot, route, remotes }) => {
      const session = createCheckoutSession({
        base,
        api,
        storage,
        page,
        cartId: route.page === 'checkout' ? route.cartId : '',
        firstCart: boot?.cart ?? null,
        vaultOrigin: boot?.vaultOrigin ?? null,
      });
      const tree = (
        <Frame>
          <PageContext value={{ remotes, session, contact: null }}>
            <Layout />
          </PageContext>
        </Frame>
      );
      return { tree, session };
    },
  };
}
