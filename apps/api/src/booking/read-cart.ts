import type { Cart, Instant } from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { VenueCatalogue } from '../catalogue/venue-catalogue.ts';
import type { StoredCart } from '../database/carts.ts';
import type { Queries } from '../database/database.ts';
import { cartOptionsOf } from './cart-options-of.ts';

/** The cart as its visitor sees it at `now`. */
export function cartOf(stored: StoredCart, entry: CatalogueEntry, now: Instant): Cart {
  const { details } = entry;
  return {
    ...cartOptionsOf(entry, stored),
    id: stored.id,
    isEnquiry: stored.isEnquiry,
    status: stored.orderId !== null ? 'ordered' : hasExpired(stored, now) ? 'expired' : 'open',
    orderId: stored.orderId,
    heldUntil: stored.holdUntil,
    serverNow: Math.floor(now),
    items: stored.items,
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
