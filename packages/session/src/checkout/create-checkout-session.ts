import type { ApiClient, CallProblem } from '@foyer/api-client';
import { loadCancellationTerms, loadCart, loadOrder } from '@foyer/contract';
import {
  bookingTotal,
  cancellationTerms,
  type CancellationTerms,
  type Cart,
  checkoutParts,
  checksEmail,
  type Confirmation,
  type Contact,
  thankYouPath,
} from '@foyer/domain';
import { readPath } from '@foyer/sites';
import { atom, createStore } from 'jotai/vanilla';
import * as v from 'valibot';
import type { BaseSession } from '../base-session.ts';
import type { CartState, CheckoutSession, OrderState, Payment } from '../checkout-session.ts';
import { createEmailCheck } from '../email-check.ts';
import { randomKey } from '../intents.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { saveCheckoutDetails } from './checkout-details.ts';
import { readableOf } from '../store-readable.ts';
import { cardFrame } from './card-frame.ts';
import { createExtras } from './create-extras.ts';
import { createHoldCountdown } from './hold-countdown.ts';
import { forgetTaken } from './kept-taken.ts';
import { createOrders } from './orders.ts';
import { venueLinkOf } from './venue-link.ts';

export type CheckoutSessionParts = {
  base: BaseSession;
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  cartId: string;
  /** The cart as the front door put it into the page, in wire shape. */
  firstCart?: unknown;
  /**
   * Origin of the card vault; `null` where the page was served without one, and cards cannot be
   * taken.
   */
  vaultOrigin: string | null;
  newKey?: () => string;
};

/**
 * The memory of the standard checkout (CHECK-001, D-7, D-10). `stop` ends the countdown and the
 * listeners.
 */
export function createCheckoutSession(
  parts: CheckoutSessionParts,
): CheckoutSession & { stop: () => void } {
  const { base, api, storage, page, cartId, newKey = randomKey } = parts;
  const { prefix } = readPath(page.address().pathname, base.site);
  const store = createStore();
  const cart = atom<CartState>({ kind: 'loading' });
  const holdSeconds = atom<number | null>(null);
  const cancellation = atom<CancellationTerms | null>(null);
  const order = atom<OrderState>({ kind: 'idle' });
  const venueLink = atom((get) => {
    const state = get(cart);
    return state.kind === 'ready' || state.kind === 'expired'
      ? venueLinkOf(state.cart, prefix, base.site, storage)
      : null;
  });

  const expire = (): void => {
    const state = store.get(cart);
    countdown.stop();
    if (state.kind === 'ready') store.set(cart, { kind: 'expired', cart: state.cart });
  };
  const countdown = createHoldCountdown(page, (seconds) => {
    store.set(holdSeconds, seconds);
    // While an order is under way the server decides whether it came in time.
    if (seconds === 0 && store.get(order).kind !== 'processing') expire();
  });

  const show = (loaded: Cart, askedAt: number): void => {
    if (loaded.status === 'ordered' && loaded.orderId !== null)
      return void showOrder(loaded.orderId);
    store.set(cart, { kind: loaded.status === 'open' ? 'ready' : 'expired', cart: loaded });
    if (loaded.status !== 'open') countdown.stop();
    else {
      countdown.start(loaded, askedAt);
      extras.begin(loaded);
    }
    // The same rule as the server's, so that its answer changes nothing on the page but a minute at
    // most.
    const [item] = loaded.items;
    if (item && store.get(cancellation) === null)
      store.set(
        cancellation,
        cancellationTerms(item.delegates, item.startInstant, loaded.serverNow),
      );
  };
  let loads = 0;
  /**
   * Asks for the cart; only the latest question counts. `quietly`: what is shown stays until there
   * is something newer.
   */
  const load = async (quietly: boolean): Promise<void> => {
    const mine = (loads += 1);
    const askedAt = page.elapsed();
    if (!quietly) store.set(cart, { kind: 'loading' });
    const reply = await api.call(loadCart, { params: { cartId } });
    if (mine !== loads) return;
    if (reply.ok) return show(reply.value, askedAt);
    if (reply.problem.kind === 'refused' && reply.problem.problem.status < 500)
      return lookForOrder(mine);
    if (!quietly) store.set(cart, { kind: 'failed', problem: reply.problem });
  };
  /**
   * `/checkout/{orderId}` is where an order of somebody logged in is confirmed (OPERA-014, A-108,
   * B-039).
   */
  const lookForOrder = async (mine: number): Promise<void> => {
    const reply = await api.call(loadOrder, { params: { orderId: cartId } });
    if (mine !== loads) return;
    if (!reply.ok) return store.set(cart, { kind: 'missing' });
    saveCheckoutDetails(storage, reply.value);
    page.navigate(thankYouPath(prefix, reply.value.orderId));
  };
  const loadTerms = async (): Promise<void> => {
    const reply = await api.call(loadCancellationTerms, {
      params: { lang: base.language, cartId },
      body: {},
    });
    if (reply.ok) store.set(cancellation, reply.value);
    else base.log('cancellation-terms-missing', { reason: reply.problem.kind });
  };

  const extras = createExtras({ api, store, storage, log: base.log });
  const orders = createOrders({ api, language: base.language, userAgent: page.userAgent, newKey });
  const emailCheck = createEmailCheck({
    api,
    store,
    language: base.language,
    isLoggedIn: () => base.visitor.get()?.visitor.kind === 'user',
  });
  /** The order that waits for its address to be proved. */
  let held: { contact: Contact; payment: Payment; marketingConsent: boolean } | null = null;
  const placeOrder = async (
    contact: Contact,
    payment: Payment,
    marketingConsent: boolean,
    code: string | null = null,
  ): Promise<void> => {
    const state = store.get(cart);
    if (state.kind !== 'ready' || store.get(order).kind === 'processing') return;
    store.set(order, { kind: 'processing' });
    if (checksEmail(base.site) && !(await emailCheck.passes(contact.email, code))) {
      held = { contact, payment, marketingConsent };
      return store.set(order, { kind: 'idle' });
    }
    const outcome = await orders.place(
      state.cart,
      contact,
      payment,
      marketingConsent,
      extras.taken(),
    );
    if ('problem' in outcome) return refused(outcome.problem, state.cart);
    thank(outcome);
  };
  const thank = (confirmation: Confirmation): void => {
    countdown.stop();
    forgetTaken(storage);
    saveCheckoutDetails(storage, confirmation);
    page.navigate(thankYouPath(prefix, confirmation.orderId));
  };
  /** The thank-you page of an order that is already there; what it shows it can load by itself. */
  const showOrder = async (orderId: string): Promise<void> => {
    countdown.stop();
    const reply = await api.call(loadOrder, { params: { orderId } });
    if (reply.ok) saveCheckoutDetails(storage, reply.value);
    page.navigate(thankYouPath(prefix, orderId));
  };
  const refused = async (problem: CallProblem, before: Cart): Promise<void> => {
    const named = problem.kind === 'refused' ? problem.problem : null;
    if (named?.code === 'hold_expired') {
      store.set(order, { kind: 'idle' });
      return expire();
    }
    if (named?.code === 'price_changed' && named.total) {
      const seen = bookingTotal(checkoutParts(before, extras.taken()));
      // The same press again has to name the new prices.
      await Promise.all([load(true), extras.refresh()]);
      return store.set(order, {
        kind: 'price-changed',
        before: seen.kind === 'asks' ? null : seen.total,
        now: named.total,
      });
    }
    store.set(order, {
      kind: 'failed',
      problem,
      field: named?.code === 'invalid_field' ? (named.field ?? null) : null,
    });
    if (named?.code === 'price_changed' || named?.code === 'service_taken') void extras.refresh();
    if (named?.code === 'already_ordered' || named?.code === 'room_taken') void load(true);
    // The hold may have ended while the order was under way.
    if (store.get(holdSeconds) === 0) expire();
  };

  const stopListening = page.onReturn(() => {
    if (store.get(cart).kind === 'ready' && store.get(order).kind !== 'processing') void load(true);
  });

  const first = v.safeParse(loadCart.answer, parts.firstCart);
  // It was made after the page was asked for, so counting from there can only show too little.
  if (first.success && first.output.id === cartId) show(first.output, 0);
  else void load(false);
  void loadTerms();

  return {
    ...base,
    page: 'checkout',
    cart: readableOf(store, cart),
    holdSeconds: readableOf(store, holdSeconds),
    cancellation: readableOf(store, cancellation),
    extras: extras.readable,
    order: readableOf(store, order),
    emailCheck: readableOf(store, emailCheck.state),
    cardFrame: cardFrame({
      vaultOrigin: parts.vaultOrigin ?? '',
      ownOrigin: page.address().origin,
      brand: base.site.name,
      language: base.language,
      accessToken: newKey(),
    }),
    venueLink: readableOf(store, venueLink),
    actions: {
      placeOrder: (contact, payment, marketingConsent) =>
        void placeOrder(contact, payment, marketingConsent),
      dismissOrder: () => {
        if (store.get(order).kind !== 'processing') store.set(order, { kind: 'idle' });
      },
      ...extras.actions,
      verifyEmail: (code) =>
        void (held && placeOrder(held.contact, held.payment, held.marketingConsent, code)),
      resendCode: () => void emailCheck.resend(),
      dismissEmailCheck: emailCheck.dismiss,
      retryCart: () => void load(false),
    },
    stop: () => {
      loads += 1;
      countdown.stop();
      stopListening();
    },
  };
}
