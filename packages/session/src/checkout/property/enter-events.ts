import type { CallProblem } from '@foyer/api-client';
import { bookAddress, createPropertyCart, loadCart, writePropertyCart } from '@foyer/contract';
import { cookies, enquiryCookie, openingStep, type PropertyItem } from '@foyer/domain';
import type { CartOutcome } from '../../venue/carts.ts';
import type { Entered, EntryParts } from '../entry.ts';
import { keepCheckout } from './kept-checkout.ts';
import { addOnsOf, propertyOf, loadAddOns } from './load-add-ons.ts';

/** One meeting of a property booking, without add-ons. */
export type PropertyEvent = Omit<PropertyItem, 'menus' | 'miscItems'>;

/** `ownCart`: the cart that the visitor came back from; the new one replaces it. */
export type PropertyRequest = {
  events: readonly PropertyEvent[];
  discountCode: string;
  ownCart: string | null;
};

type Parts = Pick<EntryParts, 'api' | 'storage' | 'venue' | 'language' | 'prefix' | 'create'>;

/**
 * Enters the property flow with one event or several (OPERA-024, OPERA-048, A-166): creates a cart
 * with all of them, loads the three lists of add-ons, and stores what the checkout reads
 * (OPERA-002, CART-028). A list that fails to load does not block; a package that the property
 * system does not know, or a room that has been taken, does. `priceNow` is set for a single event
 * only; for several the refusal names the event.
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
    api.call(loadCart, { params: { cartId }, query: { lang: language } }),
  ]);
  if (loads.refusal !== null) return { problem: loads.refusal };
  if (openingStep(cartId, loads) !== 'open') throw new Error('every load has ended');
  const addOns = addOnsOf(loads);
  // Without the cart's answer, the checkout loads everything itself.
  if (cart.ok)
    keepCheckout(
      storage,
      cart.value,
      venue,
      addOns && cart.value.items.map((item) => ({ item, ...addOns })),
    );
  storage.setCookie(cookies.cart, cartId);
  storage.setCookie(enquiryCookie, cart.ok && cart.value.isEnquiry ? '1' : null);
  return { cartId, address: bookAddress(prefix, venue.alias, cartId) };
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
