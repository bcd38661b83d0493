import type { ApiClient } from '@foyer/api-client';
import {
  bookingCall,
  type BookingFlow,
  cookies,
  isEnquiry,
  isInstant,
  type Money,
  takesVenuesPlace,
  type Venue,
} from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import type { Entered, LostHold } from '../checkout/entry.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { saveVenueAddress } from '../storage/venue-address.ts';
import type { Store } from '../readable.ts';
import type { BookingState, Selection } from '../venue-session.ts';
import { createCarts, type OfferRequest } from './carts.ts';

/** Outcome: the address to open, or to show in place of the venue's content, or what prevents it. */
type EnterOutcome =
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
  const { storage, page, venue, site, newKey, isLoggedIn, ownCart, store, offerRequest, reload } =
    parts;
  const state = atom<BookingState>({ kind: 'idle' });
  const create = createCarts(newKey);
  const lostHold: LostHold = { current: null };
  let misses = 0;

  const enterCheckout = async (
    wanted: OfferRequest,
    accepted: Money | null,
  ): Promise<EnterOutcome> => {
    const call = bookingCall(site, {
      isEnquiry: isEnquiry(wanted.selection),
      isLoggedIn: isLoggedIn(),
      enquiryFormShown: false,
      inPropertySystem: venue.propertySystem !== undefined,
    });
    const atBook = call === 'property' || call === 'office';
    const enter = await import('./soon.ts')
      .then(({ loadEntry }) => loadEntry(site.checkout, atBook, venue))
      .catch(() => null);
    if (enter === null) {
      misses += 1;
      // Some browsers remember that a module failed to load: only a reload requests it again.
      const { pathname, search } = page.address();
      return misses > 1
        ? { address: pathname + search, cartId: null, inPlace: false, atBook }
        : { problem: { kind: 'unreachable' } };
    }
    const entered = await enter(
      { ...parts, create, lostHold, atBook },
      { ...wanted, accepted, ownCart: ownCart() },
    );
    return 'address' in entered
      ? { ...entered, inPlace: takesVenuesPlace(call, site), atBook }
      : entered;
  };

  const book = async (accepted: Money | null): Promise<void> => {
    const wanted = offerRequest();
    if (wanted === null || store.get(state).kind === 'processing') return;
    store.set(state, { kind: 'processing' });
    const outcome = await enterCheckout(wanted, accepted);
    if ('address' in outcome) {
      const { address, cartId, inPlace, atBook } = outcome;
      keep(wanted.selection, cartId);
      if (!inPlace) return page.navigate(address);
      page.show(address);
      // At `/book`, the checkout reads the id from the address.
      return store.set(state, { kind: 'checkout', cartId: atBook ? null : cartId, address });
    }
    if ('priceNow' in outcome)
      store.set(state, {
        kind: 'price-changed',
        before: accepted ?? wanted.selection.offer.price?.total ?? null,
        now: outcome.priceNow,
        codeUsedUp: outcome.codeUsedUp,
      });
    else store.set(state, { kind: 'failed', problem: outcome.problem });
    // After a refusal the lists are out of date: a room was taken, or a price changed.
    if ('priceNow' in outcome || outcome.problem.kind === 'refused') reload();
  };

  /** Stores what the next pages read. */
  const keep = (selection: Selection, cartId: string | null): void => {
    const { pathname, search } = page.address();
    saveVenueAddress(storage, pathname + search);
    storage.setCookie(cookies.instantBooking, isInstant(selection) ? '1' : '0');
    if (cartId !== null) storage.setCookie(cookies.cart, cartId);
  };

  let inPlace: Extract<BookingState, { kind: 'checkout' }> | null = null;
  return {
    state,
    book: () => void book(null),
    acceptPrice: () => {
      const present = store.get(state);
      if (present.kind === 'price-changed') void book(present.now);
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
