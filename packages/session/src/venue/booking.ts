import type { ApiClient } from '@foyer/api-client';
import { type BookingFlow, type Money, type Venue, withFee } from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import type { Entered } from '../checkout/entry.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import type { Store } from '../readable.ts';
import type { BookingState } from '../venue-session.ts';
import type { OfferRequest } from './carts.ts';

/** Outcome: the address to open, or to show in place of the venue's content, or what prevents it. */
export type EnterOutcome =
  | { address: string; cartId: string | null; inPlace: boolean; atBook: boolean }
  | Exclude<Entered, { address: string }>;

export type BookingParts = {
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  venue: Venue;
  site: BookingFlow;
  newKey: () => string;
  language: string;
  prefix: string;
  /** As far as it is known at the click (HEADER-015). */
  isLoggedIn: () => boolean;
  /** The cart that the visitor came back from; the new one replaces it. */
  ownCart: () => string | null;
  store: Store;
  /** The present request; `null` where it cannot be booked (AVAIL-012). */
  offerRequest: () => OfferRequest | null;
  reload: () => void;
};

/**
 * Takes a click on Book to a checkout, by the site's flow (CART-001 to CART-008, CART-010, D-3,
 * D-6).
 */
export function createBooking(parts: BookingParts) {
  const { page, store, venue, offerRequest, reload } = parts;
  const state = atom<BookingState>({ kind: 'idle' });
  const loadEntrance = async () => (await import('./soon.ts')).createCheckoutEntrance(parts);
  let entrance: Awaited<ReturnType<typeof loadEntrance>> | null = null;
  let misses = 0;
  /** The server's last price, without the fee: what the next call may be at. */
  let acceptable: Money | null = null;

  const prepare = async (wanted: OfferRequest) => {
    entrance ??= await loadEntrance();
    return entrance(wanted);
  };

  const enterCheckout = async (
    wanted: OfferRequest,
    accepted: Money | null,
  ): Promise<EnterOutcome> => {
    const enter = await prepare(wanted).catch(() => null);
    if (enter !== null) return enter(accepted);
    misses += 1;
    // Some browsers remember that a module failed to load: only a reload requests it again.
    const { pathname, search } = page.address();
    return misses > 1
      ? { address: pathname + search, cartId: null, inPlace: false, atBook: false }
      : { problem: { kind: 'unreachable' } };
  };

  const book = async (accepted: Money | null): Promise<void> => {
    const wanted = offerRequest();
    if (wanted === null || store.get(state).kind === 'processing') return;
    store.set(state, { kind: 'processing' });
    const outcome = await enterCheckout(wanted, accepted);
    if ('address' in outcome) {
      const { address, cartId, inPlace, atBook } = outcome;
      if (!inPlace) return page.navigate(address);
      page.show(address);
      // At `/book`, the checkout reads the id from the address.
      return store.set(state, { kind: 'checkout', cartId: atBook ? null : cartId, address });
    }
    if ('priceNow' in outcome) {
      const seen = accepted ?? wanted.selection.offer.price?.total ?? null;
      acceptable = outcome.priceNow;
      store.set(state, {
        kind: 'price-changed',
        before: seen && withFee(seen, venue.premiumFee),
        now: withFee(outcome.priceNow, venue.premiumFee),
        codeUsedUp: outcome.codeUsedUp,
      });
    } else store.set(state, { kind: 'failed', problem: outcome.problem });
    // After a refusal the lists are out of date: a room was taken, or a price changed.
    if ('priceNow' in outcome || outcome.problem.kind === 'refused') reload();
  };

  let inPlace: Extract<BookingState, { kind: 'checkout' }> | null = null;
  return {
    state,
    book: () => void book(null),
    acceptPrice: () => {
      if (store.get(state).kind === 'price-changed') void book(acceptable);
    },
    dismiss: () => {
      if (store.get(state).kind !== 'processing') store.set(state, { kind: 'idle' });
    },
    /**
     * After Back or Forward: whether the address is that of the checkout that replaced the venue's
     * content. If so, the checkout is shown again.
     */
    followAddress: (): boolean => {
      const present = store.get(state);
      if (present.kind === 'checkout') inPlace = present;
      const path = inPlace?.address.split('?')[0];
      // Some checkouts end at an address below their own (REGUS-020).
      const isThere = inPlace !== null && `${page.address().pathname}/`.startsWith(`${path}/`);
      if (isThere && inPlace !== null) store.set(state, inPlace);
      else if (present.kind === 'checkout') store.set(state, { kind: 'idle' });
      return isThere;
    },
    // On Back from the checkout, the browser may restore the page in its processing state.
    stop: page.onReturn((restored) => {
      if (restored && store.get(state).kind !== 'checkout') store.set(state, { kind: 'idle' });
    }),
  };
}
