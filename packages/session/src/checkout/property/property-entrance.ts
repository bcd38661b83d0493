import type { ApiClient, CallProblem } from '@foyer/api-client';
import { createPropertyCart, loadCart, ownCartParameter, writePropertyCart } from '@foyer/contract';
import {
  bookPath,
  cookies,
  enquiryCookie,
  openingStep,
  type PropertyItem,
  type Venue,
} from '@foyer/domain';
import type { BrowserStorage } from '../../storage/browser-storage.ts';
import type { createCarts, CartOutcome } from '../../venue/carts.ts';
import { keepCheckout } from './kept-checkout.ts';
import { addOnsOf, propertyOf, loadAddOns } from './load-add-ons.ts';

/** One meeting of a property booking, before anything is added to it. */
export type PropertyEvent = Omit<PropertyItem, 'menus' | 'miscItems'>;

/** `ownCart`: the cart that the visitor came back from, which this one takes the place of. */
export type PropertyRequest = {
  events: readonly PropertyEvent[];
  discountCode: string;
  ownCart: string | null;
};

/**
 * The address of the checkout; else what is in the way. `priceNow` is told of one event only: of
 * several it is a refusal that names its event.
 */
export type Entered =
  { cartId: string; address: string } | Exclude<CartOutcome, { cartId: string }>;

/** `create` keeps the idempotency keys of its page (`createCarts`). */
type Parts = {
  api: ApiClient;
  storage: BrowserStorage;
  venue: Venue;
  language: string;
  prefix: string;
  create: ReturnType<typeof createCarts>;
};

/**
 * The way into the property system's checkout, for one event or several (OPERA-024, OPERA-048,
 * a cart with all of them, then the three lists of add-ons, then what the checkout reads is
 * stored (OPERA-002, CART-028). Lists that do not come do not stand in the way; that a package is
 * unknown to the property system, or its room gone, does.
 */
export async function enterPropertyCheckout(
  { api, storage, venue, language, prefix, create }: Parts,
  { events, discountCode, ownCart }: PropertyRequest,
): Promise<Entered> {
  const items = events.map((event): PropertyItem => ({ ...event, menus: [], miscItems: [] }));
  const [first, last] = [events[0], events.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error('a booking has at least one event');
  const hotel = propertyOf(venue);
  const body = writePropertyCart({ ...hotel, venue_id: venue.id }, items, {
    language,
    currency: venue.currency,
    discountCode,
    ownCart,
  });
  const made = await create({
    body,
    send: (idempotencyKey) => api.call(createPropertyCart, { body, idempotencyKey }),
  });
  if (!('cartId' in made))
    return 'priceNow' in made && events.length > 1 ? { problem: priceChanged(made) } : made;
  const { cartId } = made;
  const [loads, cart] = await Promise.all([
    loadAddOns(api, hotel, { start: first.start, end: last.end }),
    api.call(loadCart, { params: { cartId } }),
  ]);
  if (loads.refusal !== null) return { problem: loads.refusal };
  if (openingStep(cartId, loads) !== 'open') throw new Error('every load has ended');
  const addOns = addOnsOf(loads);
  // Without the cart's own answer the checkout asks for everything itself.
  if (cart.ok)
    keepCheckout(
      storage,
      cart.value,
      venue,
      addOns && cart.value.items.map((item) => ({ item, ...addOns })),
    );
  storage.setCookie(cookies.cart, cartId);
  storage.setCookie(enquiryCookie, cart.ok && cart.value.isEnquiry ? '1' : null);
  return { cartId, address: bookPathOf(prefix, venue.alias, cartId) };
}

const priceChanged = ({
  priceNow: { minor, currency },
  place: field,
}: Extract<CartOutcome, { priceNow: unknown }>): CallProblem => ({
  kind: 'refused',
  problem: {
    status: 409,
    code: 'price_changed',
    message: 'the price of one event is another one now',
    total: { minor, currency },
    ...(field === undefined ? {} : { field }),
  },
});

/**
 * `/de/book?venue=…&cart=…`: with cookies and storage blocked, the address finds both again (D-9).
 */
export const bookPathOf = (prefix: string, alias: string, cartId: string): string =>
  `${bookPath(prefix)}?${new URLSearchParams({ venue: alias, [ownCartParameter]: cartId })}`;
