import type { ApiClient, CallProblem } from '@foyer/api-client';
import { loadCancellationTerms, loadOrder } from '@foyer/contract';
import {
  cancellationTerms,
  type CancellationTerms,
  confirmationPath,
  type Money,
  propertyTotal,
  type Venue,
} from '@foyer/domain';
import { siteAt } from '@foyer/sites';
import { atom, createStore } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import { cardFrame } from '../checkout/card-frame.ts';
import { saveCheckoutDetails } from '../checkout/checkout-details.ts';
import { createHoldCountdown } from '../checkout/hold-countdown.ts';
import { venueLinkOf } from '../checkout/venue-link.ts';
import { createEmailCheck } from '../email-check.ts';
import { randomKey } from '../intents.ts';
import type { Page } from '../page.ts';
import type { OrderState } from '../checkout-session.ts';
import type { PropertySession } from '../property-session.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { readableOf } from '../store-readable.ts';
import { forgetCheckout, readKeptCheckout } from './kept-checkout.ts';
import { createPropertyOrders, type PropertyWanted } from './place-property-order.ts';
import { createPropertyCart } from './property-cart.ts';

export type PropertySessionParts = {
  base: BaseSession;
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  venue: Venue;
  cartId: string;
  /**
   * Origin of the card vault; `null` where the page was served without one, and cards cannot be
   * taken.
   */
  vaultOrigin: string | null;
  newKey?: () => string;
};

/**
 * The memory of the property system's checkout (OPERA-026 to OPERA-035, D-7). `stop` ends the
 * countdown and the listeners.
 */
export function createPropertySession(
  parts: PropertySessionParts,
): PropertySession & { stop: () => void } {
  const { base, api, storage, page, venue, cartId, newKey = randomKey } = parts;
  const { prefix } = base;
  const site = siteAt(base.site, venue.id);
  const store = createStore();
  const holdSeconds = atom<number | null>(null);
  const cancellation = atom<CancellationTerms | null>(null);
  const order = atom<OrderState>({ kind: 'idle' });
  const isLoggedIn = () => base.visitor.get()?.visitor.kind === 'user';
  const countdown = createHoldCountdown(page, (seconds) => {
    store.set(holdSeconds, seconds);
    // While an order is under way the server decides whether it came in time.
    if (seconds === 0 && store.get(order).kind !== 'processing') expire();
  });
  const booking = createPropertyCart({
    api,
    store,
    page,
    storage,
    venue,
    cartId,
    menuCap: site.menuCap,
    kept: readKeptCheckout(storage),
    onOpen: (cart, askedAt) => {
      countdown.start(cart, askedAt);
      const [item] = cart.items;
      if (item && store.get(cancellation) === null)
        store.set(
          cancellation,
          cancellationTerms(item.delegates, item.startInstant, cart.serverNow),
        );
    },
    onOrdered: (orderId) => void confirm(orderId, confirmationPath(prefix, orderId, isLoggedIn())),
  });
  const expire = (): void => {
    countdown.stop();
    booking.expire();
  };

  /** What the confirmation shows it can also load by itself. */
  const confirm = async (orderId: string, path: string): Promise<void> => {
    countdown.stop();
    const reply = await api.call(loadOrder, { params: { orderId } });
    if (reply.ok) saveCheckoutDetails(storage, reply.value);
    forgetCheckout(storage);
    page.navigate(path);
  };

  const place = createPropertyOrders({ api, venue, prefix, isLoggedIn, newKey });
  const emailCheck = createEmailCheck({ api, store, language: base.language, isLoggedIn });
  /** The order that waits for a code or for a yes to another price. */
  let held: PropertyWanted | null = null;
  let challengedBy: 'address' | 'order' = 'address';
  const placeOrder = async (wanted: PropertyWanted, code: string | null): Promise<void> => {
    const state = store.get(booking.checkout);
    if (state.kind !== 'ready' || store.get(order).kind === 'processing') return;
    held = wanted;
    store.set(order, { kind: 'processing' });
    const { email } = wanted.values;
    const ofOrder = code !== null && challengedBy === 'order';
    if (ofOrder) emailCheck.checking();
    else if (!(await emailCheck.passes(email, code))) {
      challengedBy = 'address';
      return store.set(order, { kind: 'idle' });
    }
    const before = propertyTotal(state.items, state.cart.venue.currency);
    const outcome = await place(state.cart, state.items, wanted, ofOrder ? code : null);
    switch (outcome.kind) {
      case 'booked':
        return confirm(outcome.orderId, outcome.path);
      case 'payment-failed':
        return page.navigate(outcome.path + page.address().search);
      case 'challenged':
        challengedBy = 'order';
        emailCheck.challenge(email, outcome.message, ofOrder);
        return store.set(order, { kind: 'idle' });
      case 'problem':
        return refused(outcome.problem, before);
      case 'failed':
        return refused({ kind: 'malformed' }, before);
      default:
        return outcome satisfies never;
    }
  };
  const refused = (problem: CallProblem, before: Money): void => {
    emailCheck.dismiss();
    const named = problem.kind === 'refused' ? problem.problem : null;
    if (named?.code === 'hold_expired') {
      store.set(order, { kind: 'idle' });
      return expire();
    }
    if (named?.code === 'price_changed' && named.total)
      return store.set(order, { kind: 'price-changed', before, now: named.total });
    store.set(order, {
      kind: 'failed',
      problem,
      field: named?.code === 'invalid_field' ? (named.field ?? null) : null,
    });
    // The hold may have ended while the order was under way.
    if (store.get(holdSeconds) === 0) expire();
  };

  const loadTerms = async (): Promise<void> => {
    const reply = await api.call(loadCancellationTerms, {
      params: { lang: base.language, cartId },
      body: {},
    });
    if (reply.ok) store.set(cancellation, reply.value);
    else base.log('cancellation-terms-missing', { reason: reply.problem.kind });
  };
  const stopListening = page.onReturn(() => {
    if (store.get(booking.checkout).kind === 'ready' && store.get(order).kind !== 'processing')
      void booking.load(true);
  });
  if (cartId === '') store.set(booking.checkout, { kind: 'empty' });
  else {
    void booking.load(false);
    void loadTerms();
  }

  const venueLink = atom((get) => {
    const state = get(booking.checkout);
    return state.kind === 'ready' || state.kind === 'expired'
      ? venueLinkOf(state.cart, prefix, base.site, storage)
      : base.links.venue(venue.alias);
  });
  return {
    ...base,
    page: 'property-checkout',
    venue,
    checkout: readableOf(store, booking.checkout),
    addOns: readableOf(store, booking.addOns),
    holdSeconds: readableOf(store, holdSeconds),
    cancellation: readableOf(store, cancellation),
    order: readableOf(store, order),
    emailCheck: readableOf(store, emailCheck.state),
    cardFrame: cardFrame({
      vaultOrigin: parts.vaultOrigin ?? '',
      ownOrigin: page.address().origin,
      brand: base.site.name,
      language: base.language,
      accessToken: newKey(),
      threeDSecure: true,
    }),
    venueLink: readableOf(store, venueLink),
    paymentMethods: site.paymentMethods,
    menuCap: site.menuCap,
    actions: {
      changeAmount: booking.changeAmount,
      changeTime: booking.changeTime,
      placeOrder: (values, payment) => void placeOrder({ values, payment, accepted: null }, null),
      acceptPrice: () => {
        const present = store.get(order);
        if (present.kind !== 'price-changed' || held === null) return;
        store.set(order, { kind: 'idle' });
        void placeOrder({ ...held, accepted: present.now }, null);
      },
      dismissOrder: () => {
        const present = store.get(order);
        if (present.kind === 'processing') return;
        store.set(order, { kind: 'idle' });
        // What is wrong with a field is mended in the field, and another price is only declined.
        if (present.kind !== 'failed' || present.field !== null) return;
        const { pathname, search } = page.address();
        // Where the browser keeps nothing, a page that is loaded anew would have forgotten all that
        // was typed (D-9).
        if (storage.outlivesPage()) page.navigate(pathname + search);
        else void booking.load(true);
      },
      verifyEmail: (code) => void (held && placeOrder(held, code)),
      resendCode: () => void emailCheck.resend(),
      dismissEmailCheck: emailCheck.dismiss,
      retry: () => void booking.load(false),
      retryAddOns: () => void booking.askAddOns(),
    },
    stop: () => {
      booking.stop();
      countdown.stop();
      stopListening();
    },
  };
}
