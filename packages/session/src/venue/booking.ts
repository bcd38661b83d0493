import type { ApiClient } from '@foyer/api-client';
import { writeCart2 } from '@foyer/contract';
import { type BookingFlow, type BookingQuery, bookUniversalPath, cookies, isInstant, type Money, type Venue } from '@foyer/domain';
import { atom } from 'jotai';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { saveVenueAddress } from '../storage/venue-address.ts';
import type { Store } from '../store-readable.ts';
import type { BookingState, Selection } from '../venue-session.ts';
import { atPrice, createCarts } from './carts.ts';

export type BookingParts = {
  readonly api: ApiClient;
  readonly storage: BrowserStorage;
  readonly page: Page;
  readonly venue: Venue;
  readonly site: Pick<BookingFlow, 'bookUniversalWithoutLang'>;
  readonly newKey: () => string;
  readonly language: string;
  readonly prefix: string;
  /** The cart that the visitor came back from, which a new one replaces. */
  readonly ownCart: () => string | null;
  readonly store: Store;
  /** What the visitor wants at this moment; `null` where it may not be booked (AVAIL-012). */
  readonly wish: () => { readonly selection: Selection; readonly query: BookingQuery } | null;
  readonly reload: () => void;
};

/** From a click on Book to the checkout of a new cart (CART-001, CART-010, D-3, D-6). */
export function createBooking({ api, storage, page, venue, site, newKey, language, prefix, ownCart, store, wish, reload }: BookingParts) {
  const state = atom<BookingState>({ kind: 'idle' });
  const carts = createCarts({ api, newKey });

  const book = async (acceptedPrice: Money | null): Promise<void> => {
    const wanted = wish();
    if (wanted === null || store.get(state).kind === 'processing') return;
    const { selection, query } = wanted;
    const body = writeCart2(selection, query, venue, { language, userAgent: page.userAgent, ownCart: ownCart() });
    store.set(state, { kind: 'processing' });
    const outcome = await carts.create(acceptedPrice ? atPrice(body, acceptedPrice) : body);
    if ('cartId' in outcome) return leaveFor(outcome.cartId, selection);
    if ('priceNow' in outcome) store.set(state, { kind: 'price-changed', before: acceptedPrice ?? selection.offer.price?.total ?? null, now: outcome.priceNow });
    else store.set(state, { kind: 'failed', problem: outcome.problem });
    // The server knows something that the lists do not: a taken room, another price.
    if ('priceNow' in outcome || outcome.problem.kind === 'refused') reload();
  };

  const leaveFor = (cartId: string, selection: Selection): void => {
    const { pathname, search } = page.address();
    saveVenueAddress(storage, pathname + search);
    storage.setCookie(cookies.instantBooking, isInstant(selection) ? '1' : '0');
    storage.setCookie(cookies.cart, cartId);
    page.navigate(bookUniversalPath(prefix, cartId, site));
  };

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
    // Back from the checkout the browser may show the page as it was left: on its way there.
    stop: page.onReturn((restored) => {
      if (restored) store.set(state, { kind: 'idle' });
    }),
  };
}
