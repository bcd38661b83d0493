import { loadOrder } from '@foyer/contract';
import {
  bookingTotal,
  type Cart,
  checkoutParts,
  type Contact,
  type Taken,
  thankYouPath,
} from '@foyer/domain';
import type { CartSession, Payment } from '../../cart-session.ts';
import { randomKey } from '../../intents.ts';
import { createCartCode } from '../cart/create-cart-code.ts';
import { createExtras } from '../cart/create-extras.ts';
import { forgetTaken } from '../cart/kept-taken.ts';
import { createCartOrders } from '../cart/place-cart-order.ts';
import { saveCheckoutDetails } from '../checkout-details.ts';
import { type Checkout, type CheckoutParts, createCheckout } from '../create-checkout.ts';
import { venueLinkOf } from '../venue-link.ts';

export type CartCheckoutParts = CheckoutParts & {
  cartId: string;
};

type Wanted = { email: string; contact: Contact; payment: Payment; marketingConsent: boolean };

/** The checkout of the cart flow, `/book-universal/{cartId}` (D-10). */
export const createCartCheckout = (parts: CartCheckoutParts): CartSession & { stop: () => void } =>
  createCheckoutOfCart(parts, false);

/**
 * The common part of the cart flow and the legacy flow; only the latter checks the email address.
 */
export function createCheckoutOfCart(
  parts: CartCheckoutParts,
  checksEmail: boolean,
): CartSession & { stop: () => void } {
  const { base, api, storage, page, cartId, newKey = randomKey } = parts;
  const { prefix } = base;
  const checkout: Checkout<{ cart: Cart }, Wanted> = createCheckout(parts, {
    cartId,
    checksEmail,
    factsOf: (cart) => ({ cart }),
    onOpen: (cart) => extras.begin(cart),
    onOrdered: (orderId) => void checkout.confirm(orderId, thankYouPath(prefix, orderId)),
    /**
     * For a logged-in visitor `/checkout/{orderId}` is the confirmation of an order (OPERA-014,
     * A-108, B-039).
     */
    onMissing: async (isLatest) => {
      const reply = await api.call(loadOrder, {
        params: { orderId: cartId },
        query: { lang: base.language },
      });
      if (!isLatest()) return;
      if (!reply.ok) return checkout.store.set(checkout.state, { kind: 'missing' });
      saveCheckoutDetails(storage, reply.value);
      page.navigate(thankYouPath(prefix, reply.value.orderId));
    },
    venueLink: (shown) => shown && venueLinkOf(shown.cart, prefix, base.site, storage),
    total: ({ cart }) => totalOf(cart, extras.taken()),
    place: async ({ cart }, { contact, payment, marketingConsent }) => {
      const placed = await place(cart, contact, payment, marketingConsent, extras.taken());
      if ('problem' in placed) return { kind: 'problem', problem: placed.problem };
      forgetTaken(storage);
      await checkout.confirm(placed.orderId, thankYouPath(prefix, placed.orderId), placed);
      return { kind: 'left' };
    },
    // `requote` loads the cart with its new price.
    atPrice: (wanted) => wanted,
    requote: () => Promise.all([checkout.load(true), extras.refresh()]),
    onRefused: (code) => {
      if (code === 'price_changed' || code === 'service_taken') void extras.refresh();
      if (code === 'already_ordered' || code === 'room_taken') void checkout.load(true);
    },
  });
  const extras = createExtras({
    api,
    store: checkout.store,
    storage,
    language: base.language,
    log: base.log,
  });
  const code = createCartCode({
    api,
    store: checkout.store,
    cartId,
    language: base.language,
    elapsed: page.elapsed,
    onCart: checkout.showCart,
    onOver: () => void checkout.load(true),
  });
  const { place } = createCartOrders({
    api,
    language: base.language,
    userAgent: page.userAgent,
    newKey,
  });

  void checkout.load(false);
  void checkout.loadTerms();

  return {
    ...base,
    page: 'cart-checkout',
    checkout: checkout.shown,
    ...checkout.readables,
    keptMethod: checkout.keptMethod,
    cancellation: checkout.cancellation,
    extras: extras.readable,
    code: code.readable,
    actions: {
      ...checkout.actions,
      ...extras.actions,
      applyCode: code.apply,
      placeOrder: (contact, payment, marketingConsent) =>
        checkout.submit({ email: contact.email, contact, payment, marketingConsent }),
    },
    stop: checkout.stop,
  };
}

function totalOf(cart: Cart, taken: Taken) {
  const sum = bookingTotal(checkoutParts(cart, taken));
  return sum.kind === 'asks' ? null : sum.total;
}
