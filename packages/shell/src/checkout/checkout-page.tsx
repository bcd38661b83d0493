import { createLegacyCheckout } from '@foyer/session/checkout/legacy';
import { createCartCheckout } from '@foyer/session/checkout/cart';
import type { PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { CheckoutSlot } from './checkout-slot.tsx';

/** The checkout of a cart: of the cart flow and of the legacy one (CART-011, CART-013). */
export const checkoutPage: PageModule = {
  first: ['checkout'],
  open: ({ base, api, storage, page, boot, route, remotes }) => {
    const create = base.site.checkout === 'legacy' ? createLegacyCheckout : createCartCheckout;
    const session = create({
      base,
      api,
      storage,
      page,
      cartId: route.page === 'checkout' ? route.cartId : '',
      vaultOrigin: boot?.vaultOrigin ?? null,
    });
    const tree = (
      <PageContext value={{ remotes, session, contact: null }}>
        <CheckoutSlot />
      </PageContext>
    );
    return { tree, session };
  },
};
