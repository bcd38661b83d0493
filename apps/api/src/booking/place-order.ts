import type { OrderedBedrooms, OrderedServices } from '@foyer/contract';
import { addOnsAsk, type CartItem, type Contact, toMinor } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import { premiumFeeOf } from '../catalogue/catalogue-entry.ts';
import { lockCart } from '../database/carts.ts';
import type { Queries } from '../database/database.ts';
import { partsOf, wholeTotal } from '../database/order.ts';
import { orderOfCart, saveOrder } from '../database/orders.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { unguessableId } from '../unguessable-id.ts';
import { takeAddOns } from './allocation.ts';
import { hashOf } from './idempotency.ts';
import { priceBedrooms, sawOtherBedroomPrice } from './order-bedrooms.ts';
import { changeLayout, layoutRefusal } from './order-layout.ts';
import { limitedOf, priceServices, sawOtherPrice } from './order-services.ts';
import { entryOf, hasExpired } from './stored-cart.ts';

export type OrderPlacement = {
  cartId: string;
  contact: Contact;
  language: string;
  accountId: string | null;
  /** Hostname of the site it is ordered on; `null` for the default one. */
  siteHost: string | null;
  /** None unless said otherwise. */
  services?: OrderedServices;
  bedrooms?: OrderedBedrooms;
  /** Of the cart, in minor units, as the visitor saw it; not compared if not given. */
  seenTotal?: number | null;
  /** The cart's layout if not given. */
  layout?: CartItem['layout'];
  /** Id of the venue's service fee if it was ticked. */
  serviceFeeId?: string | null;
  marketingConsent?: boolean;
  /** The id of a new order; an unguessable one if not given. */
  orderId?: string;
};

/**
 * One order per cart, inside the caller's transaction. A repeated call with the same contact,
 * services, bedrooms and layout returns the same order; with others it changes the order as long as
 * nothing was paid or sent. Limited add-ons and bedrooms are held as long as the room is. Returns
 * the order's id.
 */
export async function placeOrder(
  queries: Queries,
  { catalogue, clock, roomLock }: Pick<ApiDependencies, 'catalogue' | 'clock' | 'roomLock'>,
  placement: OrderPlacement,
): Promise<Outcome<string>> {
  const {
    services: wished = [],
    bedrooms: wishedBedrooms = [],
    serviceFeeId = null,
    marketingConsent = false,
  } = placement;
  const cart = await lockCart(queries, placement.cartId);
  if (cart === null)
    return refused('cart_not_found', 'there is no such cart', { field: 'cart_id' });
  const payloadHash = hashOf({
    contact: placement.contact,
    language: placement.language,
    services: wished,
    serviceFee: serviceFeeId,
    ...(wishedBedrooms.length === 0 ? {} : { bedrooms: wishedBedrooms }),
    ...(marketingConsent && { marketingConsent }),
  });
  const { layout = cart.item.layout } = placement;
  const existing = await orderOfCart(queries, cart.id);
  const { seenTotal = null } = placement;
  const isSeen = seenTotal === null || seenTotal === cart.item.total?.minor;
  if (
    existing?.payloadHash === payloadHash &&
    layout === cart.item.layout &&
    (isSeen || existing.status !== 'created')
  )
    return answered(existing.id);
  if (existing && existing.status !== 'created')
    return refused('already_ordered', 'this cart was already ordered');
  const now = Math.floor(cart.databaseNow + clock.aheadSeconds());
  if (hasExpired(cart, now))
    return refused('hold_expired', 'the room is no longer held for this cart');
  const entry = await entryOf(catalogue, cart, queries);
  const notSet = layoutRefusal(entry, cart, layout);
  if (notSet) return notSet;
  const fee = serviceFeeId === null ? null : entry.details.serviceFee;
  if (serviceFeeId !== null && fee?.id !== serviceFeeId)
    return refused('invalid_field', 'the venue has no such service fee', { field: 'service_fee' });
  const priced = priceServices(entry, cart.item, wished);
  if (!priced.ok) return priced;
  const services = priced.answer.map((service) =>
    entry.details.unpricedServicesAreFree && service.price === null
      ? { ...service, price: 0, priceExclVat: 0 }
      : service,
  );
  const stays = priceBedrooms(entry, cart.items, wishedBedrooms, now);
  if (!stays.ok) return stays;
  const bedrooms = stays.answer;
  const serviceFee = fee ? toMinor(fee.amount, entry.details.currency) : 0;
  // An offer without a price bears no fee: the fee would be shown as the total (CHECK-005).
  const premiumFee = cart.items.some(({ total }) => total !== null)
    ? premiumFeeOf(entry.details)
    : 0;
  const other = sawOtherPrice(priced.answer, wished)
    ? 'services'
    : sawOtherBedroomPrice(bedrooms, wishedBedrooms)
      ? 'bedrooms'
      : // The code was applied, or taken away, on another page of this cart.
        isSeen
        ? null
        : 'discount_code';
  if (other !== null) {
    const total = wholeTotal(
      partsOf({ items: cart.items, extras: [], services, bedrooms, serviceFee, premiumFee }),
    );
    return refused('price_changed', 'the price is another one now', {
      field: other,
      ...(total ? { total } : {}),
    });
  }
  const isEnquiry = cart.isEnquiry || addOnsAsk(services, false);
  const id = existing?.id ?? placement.orderId ?? unguessableId();
  await saveOrder(
    queries,
    {
      id,
      cartId: cart.id,
      venueId: cart.venueId,
      isEnquiry,
      language: placement.language,
      contact: placement.contact,
      payloadHash,
      accountId: placement.accountId,
      services,
      serviceFee,
      bedrooms,
      siteHost: placement.siteHost,
      premiumFee,
      marketingConsent,
    },
    now,
  );
  await changeLayout(queries, cart, layout);
  const held = await takeAddOns(
    queries,
    roomLock,
    { cartId: cart.id, holdUntil: cart.holdUntil },
    isEnquiry ? [] : limitedOf(entry, { item: cart.item, services, bedrooms }),
    now,
  );
  return held.ok ? answered(id) : held;
}
