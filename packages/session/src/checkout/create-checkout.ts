import type { ApiClient, CallProblem } from '@foyer/api-client';
import { loadCancellationTerms, loadCart, loadOrder } from '@foyer/contract';
import {
  cancellationTerms,
  type CancellationTerms,
  type Cart,
  type Confirmation,
  type Money,
} from '@foyer/domain';
import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import type { CheckoutActions, CheckoutState, OrderState } from '../checkout-session.ts';
import { randomKey } from '../intents.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { readableOf } from '../readable.ts';
import { cardFrame } from './card-frame.ts';
import { saveCheckoutDetails } from './checkout-details.ts';
import { createEmailCheck } from './email-check.ts';
import { createHoldCountdown } from './hold-countdown.ts';

/** What the checkouts of all flows are made of. */
export type CheckoutParts = {
  base: BaseSession;
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  /**
   * Origin of the card vault; `null` where the page was served without one, so that cards cannot be
   * used.
   */
  vaultOrigin: string | null;
  newKey?: () => string;
};

/** Outcome of an attempt to order. */
export type Placed =
  /** The flow has opened the page that comes next: the confirmation or the failed payment. */
  | { kind: 'left' }
  | { kind: 'problem'; problem: CallProblem }
  /** The order itself requires a mailed code (OPERA-035). */
  | { kind: 'challenged'; words: string }
  | { kind: 'stopped'; order: OrderState };

/** Local-storage key of the chosen way to pay. */
const methodKey = 'checkoutMethod';

/** Times of a hold, both on the server's clock. */
export type Hold = Pick<Cart, 'heldUntil' | 'serverNow'>;

/**
 * The parts that differ between flows: what is loaded, how an order is submitted, and what is
 * added.
 */
export type Flow<Facts extends object, Order extends { email: string }> = {
  cartId: string;
  /** The email address is checked before the order is sent (VERIFY-001, VERIFY-010, CART-009). */
  checksEmail: boolean;
  /** Token that opens the card frame; without it one of our keys is used. */
  accessToken?: string | null | undefined;
  /** The bank confirms every card (OPERA-047). */
  threeDSecure?: boolean;
  /** What the page shows of the cart; `null` where it has nothing to show. */
  factsOf: (cart: Cart) => Facts | null;
  /** Called with the cart when it is loaded and its hold is active. */
  onOpen?: (cart: Cart) => void;
  onExpired?: () => void;
  onOrdered: (orderId: string) => void;
  /** There is no such cart. `isLatest`: no newer call has started. */
  onMissing: (isLatest: () => boolean) => void;
  /** Stored values, for when the server does not reply. */
  keptHold?: () => { facts: Facts; hold: Hold } | null;
  venueLink: (facts: Facts | null) => string | null;
  /** The total that the visitor sees. */
  total: (facts: Facts) => Money | null;
  place: (facts: Facts, order: Order, code: string | null) => Promise<Placed>;
  /** The same order at the price that the visitor accepted. */
  atPrice: (order: Order, now: Money) => Order;
  /** Loads all prices again, before a new price is shown. */
  requote?: () => Promise<unknown>;
  /** Loads other things again after a refusal with this code. */
  onRefused?: (code: string | null) => void;
};

/**
 * Creates the checkout of any flow: its hold (D-7), the terms of cancellation, the check of the
 * email address, and the way from a click to an order or to a problem (CHECK-001, CHECK-002, D-3,
 * D-6). The page keeps what was typed, whatever the outcome. `begin` starts it, `stop` ends the
 * countdown and the listeners.
 */
export function createCheckout<Facts extends object, Order extends { email: string }>(
  { base, api, storage, page, vaultOrigin, newKey = randomKey }: CheckoutParts,
  flow: Flow<Facts, Order>,
) {
  const { cartId } = flow;
  const store = createStore();
  const state: PrimitiveAtom<CheckoutState<Facts>> = atom<CheckoutState<Facts>>({
    kind: 'loading',
  });
  const holdSeconds = atom<number | null>(null);
  const cancellation = atom<CancellationTerms | null>(null);
  const order = atom<OrderState>({ kind: 'idle' });
  const isLoggedIn = (): boolean => base.visitor.get()?.visitor.kind === 'user';
  const emailCheck = createEmailCheck({ api, store, language: base.language, isLoggedIn });
  const frameOf = (accessToken: string) =>
    cardFrame({
      vaultOrigin: vaultOrigin ?? '',
      ownOrigin: page.address().origin,
      holders: page.holders(),
      brand: base.site.name,
      language: base.language,
      accessToken,
      threeDSecure: flow.threeDSecure ?? false,
    });
  const frame = atom(frameOf(flow.accessToken ?? newKey()));
  const isReady = (): boolean => store.get(state).kind === 'ready';
  const isProcessing = (): boolean => store.get(order).kind === 'processing';

  /** Facts of the ready or expired state; `null` in all others. */
  let facts: Facts | null = null;
  const venueLink = atom((get) => {
    const { kind } = get(state);
    return flow.venueLink(kind === 'ready' || kind === 'expired' ? facts : null);
  });

  const showExpired = (last: Facts): void => {
    countdown.stop();
    facts = last;
    store.set(state, { ...last, kind: 'expired' });
    flow.onExpired?.();
  };
  const expire = (): void => {
    if (facts !== null && isReady()) showExpired(facts);
  };
  const countdown = createHoldCountdown(page, (seconds) => {
    store.set(holdSeconds, seconds);
    // While an order is being sent, the server decides whether the hold was still active.
    if (seconds === 0 && !isProcessing()) expire();
  });
  /** The hold is shown no longer: the room is booked, or cannot be. */
  const hideHold = (): void => {
    countdown.stop();
    store.set(holdSeconds, null);
  };
  const change = (next: Facts): void => {
    facts = next;
    store.set(state, { ...next, kind: 'ready' });
  };
  const showHeld = (next: Facts, hold: Hold, askedAt: number): void => {
    change(next);
    countdown.start(hold, askedAt);
  };

  const show = (cart: Cart, askedAt: number): void => {
    if (cart.status === 'ordered' && cart.orderId !== null) {
      countdown.stop();
      return flow.onOrdered(cart.orderId);
    }
    const shown = flow.factsOf(cart);
    if (shown === null) return flow.onMissing(() => true);
    // The same rule as the server's, so that the server's answer changes the page by at most a
    // minute.
    if (cart.items.length > 0 && store.get(cancellation) === null)
      store.set(cancellation, cancellationTerms(cart.items, cart.serverNow));
    if (cart.status !== 'open') return showExpired(shown);
    showHeld(shown, cart, askedAt);
    flow.onOpen?.(cart);
  };

  let loads = 0;
  /**
   * Loads the cart; only the latest reply is used. `quietly`: the present state is shown until
   * then.
   */
  const load = async (quietly: boolean): Promise<void> => {
    const mine = (loads += 1);
    const askedAt = page.elapsed();
    if (!quietly) store.set(state, { kind: 'loading' });
    const reply = await api.call(loadCart, {
      params: { cartId },
      query: { lang: base.language },
    });
    if (mine !== loads) return;
    if (reply.ok) return show(reply.value, askedAt);
    const { problem } = reply;
    if (problem.kind === 'refused' && problem.problem.status < 500)
      return flow.onMissing(() => mine === loads);
    if (quietly) return;
    const kept = flow.keptHold?.() ?? null;
    if (kept === null) store.set(state, { kind: 'failed', problem });
    else showHeld(kept.facts, kept.hold, askedAt);
  };
  const loadTerms = async (): Promise<void> => {
    const reply = await api.call(loadCancellationTerms, {
      params: { lang: base.language, cartId },
      body: {},
    });
    if (reply.ok) store.set(cancellation, reply.value);
    else base.log('cancellation-terms-missing', { reason: reply.problem.kind });
  };

  /** The order that waits for a mailed code or for the visitor to accept another price. */
  let waiting: Order | null = null;
  let challengedBy: 'address' | 'order' = 'address';
  const submit = async (wanted: Order, code: string | null = null): Promise<void> => {
    if (facts === null || !isReady() || isProcessing()) return;
    waiting = wanted;
    store.set(order, { kind: 'processing' });
    const ofOrder = code !== null && challengedBy === 'order';
    if (ofOrder) emailCheck.checking();
    else if (flow.checksEmail && !(await emailCheck.passes(wanted.email, code))) {
      challengedBy = 'address';
      return settle({ kind: 'idle' });
    }
    const seen = flow.total(facts);
    const placed = await flow.place(facts, wanted, ofOrder ? code : null);
    switch (placed.kind) {
      case 'left':
        return;
      case 'stopped':
        return settle(placed.order);
      case 'challenged':
        challengedBy = 'order';
        emailCheck.challenge(wanted.email, placed.words, ofOrder);
        return settle({ kind: 'idle' });
      case 'problem':
        return refuse(placed.problem, seen);
      default:
        return placed satisfies never;
    }
  };
  const settle = (as: OrderState): void => {
    store.set(order, as);
    // The hold may have expired while the order was being sent.
    if (store.get(holdSeconds) === 0) expire();
  };
  const refuse = async (problem: CallProblem, before: Money | null): Promise<void> => {
    emailCheck.dismiss();
    const named = problem.kind === 'refused' ? problem.problem : null;
    if (named?.code === 'hold_expired') {
      store.set(order, { kind: 'idle' });
      return expire();
    }
    if (named?.code === 'price_changed' && named.total) {
      // A retry must have the new prices.
      await flow.requote?.();
      return store.set(order, { kind: 'price-changed', before, now: named.total });
    }
    settle({
      kind: 'failed',
      problem,
      field: named?.code === 'invalid_field' ? (named.field ?? null) : null,
    });
    flow.onRefused?.(named?.code ?? null);
  };

  /** Opens the confirmation. The order is stored for it first; without that it loads the order. */
  const confirm = async (
    orderId: string,
    path: string,
    told: Confirmation | null = null,
  ): Promise<void> => {
    countdown.stop();
    storage.setItem(methodKey, null);
    const reply =
      told === null
        ? await api.call(loadOrder, { params: { orderId }, query: { lang: base.language } })
        : null;
    const shown = reply?.ok ? reply.value : told;
    if (shown !== null) saveCheckoutDetails(storage, shown);
    page.navigate(path);
  };

  const stopListening = page.onReturn(() => {
    if (isReady() && !isProcessing()) void load(true);
  });

  const actions: CheckoutActions = {
    acceptPrice: () => {
      const present = store.get(order);
      if (present.kind !== 'price-changed' || waiting === null) return;
      store.set(order, { kind: 'idle' });
      void submit(flow.atPrice(waiting, present.now));
    },
    dismissOrder: () => {
      if (!isProcessing()) store.set(order, { kind: 'idle' });
    },
    verifyEmail: (code) => void (waiting && submit(waiting, code)),
    resendCode: () => void emailCheck.resend(),
    dismissEmailCheck: emailCheck.dismiss,
    keepMethod: (method) => storage.setItem(methodKey, method),
    retry: () => void load(false),
  };

  return {
    store,
    state,
    shown: readableOf(store, state),
    order,
    isLoggedIn,
    load,
    /** Shows a cart that another call has answered; `askedAt` by `Page.elapsed`. */
    showCart: (cart: Cart, askedAt: number): void => {
      loads += 1;
      show(cart, askedAt);
    },
    loadTerms,
    /** Changes the facts of the ready state; does nothing in other states. */
    change: (next: (present: Facts) => Facts): void => {
      if (facts !== null && isReady()) change(next(facts));
    },
    /** Facts of the ready state. */
    ready: (): Facts | null => (isReady() ? facts : null),
    submit: (wanted: Order): void => void submit(wanted),
    hideHold,
    confirm,
    openFrame: (accessToken: string | null): void =>
      store.set(frame, frameOf(accessToken ?? newKey())),
    actions,
    readables: {
      holdSeconds: readableOf(store, holdSeconds),
      order: readableOf(store, order),
      emailCheck: readableOf(store, emailCheck.state),
      cardFrame: readableOf(store, frame),
      venueLink: readableOf(store, venueLink),
    },
    keptMethod: storage.item(methodKey) ?? '',
    cancellation: readableOf(store, cancellation),
    stop: (): void => {
      loads += 1;
      countdown.stop();
      stopListening();
    },
  };
}

export type Checkout<Facts extends object, Order extends { email: string }> = ReturnType<
  typeof createCheckout<Facts, Order>
>;
