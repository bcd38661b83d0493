import {
  addOnsForRoom,
  type Cart,
  type CartItem,
  type CartOptions,
  holdSeconds,
  type Instant,
  layoutCodes,
  type PaymentMethod,
  toMinor,
} from '@foyer/domain';
import {
  type CatalogueEntry,
  premiumFeeOf,
  type VenueDetails,
} from '../catalogue/catalogue-entry.ts';
import type { VenueCatalogue } from '../catalogue/venue-catalogue.ts';
import { spokenIn } from '../catalogue/venue-of.ts';
import { dropExpiredHolds, holdRoom } from '../database/allocations.ts';
import { insertCart, insertCartItem, type NewCart, type StoredCart } from '../database/carts.ts';
import type { Queries } from '../database/database.ts';
import { unguessableId } from '../unguessable-id.ts';
import { itemIn } from './order-in.ts';
import type { SiteRules } from './site-of-call.ts';

/**
 * Stores a cart and holds its rooms until 20 minutes from `now`; an enquiry holds nothing. Returns
 * the cart's id.
 */
export async function storeCart(
  queries: Queries,
  { items, ...cart }: Omit<NewCart, 'id' | 'holdUntil'> & { items: readonly CartItem[] },
  now: Instant,
): Promise<string> {
  const id = unguessableId();
  const holdUntil = cart.isEnquiry ? null : now + holdSeconds;
  await insertCart(queries, { ...cart, id, holdUntil }, now);
  for (const [position, item] of items.entries()) {
    await insertCartItem(queries, id, position, item);
    if (holdUntil === null) continue;
    await dropExpiredHolds(queries, item, now);
    await holdRoom(queries, { cartId: id, venueId: cart.venueId, slot: item, holdUntil });
  }
  return id;
}

/** The cart as its visitor sees it at `now`, in the entry's language, on a site with these rules. */
export function cartOf(
  stored: StoredCart,
  entry: CatalogueEntry,
  now: Instant,
  { takesCodes }: Pick<SiteRules, 'takesCodes'>,
): Cart {
  const { details } = entry;
  const options = cartOptionsOf(entry, stored);
  return {
    ...options,
    asks: { ...options.asks, discountCode: options.asks.discountCode && takesCodes },
    id: stored.id,
    isEnquiry: stored.isEnquiry,
    status: stored.orderId !== null ? 'ordered' : hasExpired(stored, now) ? 'expired' : 'open',
    orderId: stored.orderId,
    heldUntil: stored.holdUntil,
    serverNow: Math.floor(now),
    items: stored.items.map(itemIn(entry)),
    discountCode: stored.discountCode,
    venue: {
      id: stored.venueId,
      alias: details.alias,
      title: details.title,
      city: details.city,
      address: details.address,
      countryCode: details.countryCode,
      timezone: details.timezone,
      currency: details.currency,
      phone: details.phone,
      terms: details.terms,
      termsOfCancellation: details.termsOfCancellation,
      termsOfUse: details.termsOfUse,
      ...spokenIn(details.spokenTerms),
      pictures: details.pictures,
    },
  };
}

export const hasExpired = (stored: Pick<StoredCart, 'holdUntil'>, now: Instant): boolean =>
  stored.holdUntil !== null && stored.holdUntil <= now;

export const entryOf = (
  catalogue: VenueCatalogue,
  stored: StoredCart,
  queries?: Queries,
): Promise<CatalogueEntry> => catalogue.entry(stored.venueId, stored.venueVersion, queries);

type Chosen = Pick<StoredCart, 'isEnquiry'> & {
  item: Pick<StoredCart['item'], 'kind' | 'id' | 'roomId'>;
  items: readonly unknown[];
};

/**
 * What the venue's checkout asks for this cart, and how it is paid (CHECK-003 to CHECK-008). Venues
 * stored by older versions lack these fields.
 */
export function cartOptionsOf(
  { details, rooms, addOns, discountCodes }: CatalogueEntry,
  { isEnquiry, item, items }: Chosen,
): CartOptions {
  const { serviceFee, currency } = details;
  const payment: Partial<VenueDetails['payment']> = details.payment ?? {};
  const paymentMethods = paidBy(isEnquiry, payment.methods ?? ['creditcard', 'onsite']);
  const engine = payment.bookingEngine ?? null;
  const premiumFee = premiumFeeOf(details);
  const room = rooms.find(({ room: { id } }) => id === item.roomId)?.room;
  return {
    asks: {
      addOnEndTime: addOns.some(({ record }) => record.per === 'hour'),
      marketingConsent: details.marketingConsent ?? false,
      // An outside party that keeps the rooms prices them by itself.
      discountCode:
        (details.discountCodeInCheckout ?? false) &&
        discountCodes.length > 0 &&
        // The price of two rooms together is settled on the venue's page.
        items.length === 1 &&
        !details.propertySystem &&
        !details.office,
    },
    paymentMethods,
    bookingEngine:
      engine === null
        ? { paymentMethods, preferred: null }
        : {
            paymentMethods: paidBy(isEnquiry, engine.methods),
            preferred: engine.methods.find((method) => method === engine.preferred) ?? null,
          },
    airplus: payment.airplus ?? null,
    premiumFee: premiumFee === 0 ? null : { minor: premiumFee, currency },
    serviceFee: serviceFee && {
      id: serviceFee.id,
      amount: { minor: toMinor(serviceFee.amount, currency), currency },
    },
    hasIntegration: false,
    unpricedServicesAreFree: details.unpricedServicesAreFree ?? false,
    availabilityId: item.id,
    applicableLayouts:
      item.kind === 'package' || !room
        ? []
        : room.layouts.flatMap(({ name, capacity, originalCapacity }) =>
            capacity === null ? [] : [{ code: layoutCodes[name], capacity, originalCapacity }],
          ),
    roomPicture: room?.pictures[0] ?? null,
    offers: {
      addOns: addOnsForRoom(addOns, item.roomId).length,
      bedrooms: details.bedrooms.filter(({ available }) => available > 0).length,
    },
  };
}

/** An enquiry has no payment. */
const paidBy = (isEnquiry: boolean, methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  isEnquiry ? ['none'] : methods;

/** All payment methods of a cart, on any site. */
export const acceptedMethods = ({
  paymentMethods,
  bookingEngine,
}: CartOptions): readonly PaymentMethod[] => [
  ...new Set([...paymentMethods, ...bookingEngine.paymentMethods]),
];
