import type { Cart, CartItem, Instant } from '@foyer/domain';
import { cartOptionsOf } from './cart-options-of.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { VenueCatalogue } from '../catalogue/venue-catalogue.ts';
import type { Queries } from '../database/database.ts';

/** A cart as it is stored. */
export type StoredCart = {
  id: string;
  venueId: string;
  venueVersion: number;
  isEnquiry: boolean;
  language: string;
  discountCode: string;
  holdUntil: Instant | null;
  createdAt: Instant;
  /** The order made of it, once it was confirmed or sent, whatever became of it then. */
  orderId: string | null;
  /** The first of `items`, which is the only one outside of the property system. */
  item: CartItem;
  items: readonly CartItem[];
  /** The database's clock. */
  databaseNow: number;
};

type CartRow = {
  id: string;
  venue_id: string;
  version: number;
  is_enquiry: boolean;
  language: string;
  discount_code: string;
  hold_until: number | null;
  created_at: number;
  order_id: string | null;
  item: CartItem;
  items: CartItem[];
  now: number;
};

const readCartSql = `
  SELECT c.id, c.venue_id, v.version, c.is_enquiry, c.language, c.discount_code, extract(epoch FROM c.hold_until)::float8 AS hold_until,
    extract(epoch FROM c.created_at)::float8 AS created_at, o.id AS order_id, i.item, extract(epoch FROM clock_timestamp())::float8 AS now,
    (SELECT json_agg(e.item ORDER BY e.position) FROM cart_item e WHERE e.cart_id = c.id) AS items
  FROM cart c JOIN venue v ON v.id = c.venue_id JOIN cart_item i ON i.cart_id = c.id AND i.position = 0
  LEFT JOIN orders o ON o.cart_id = c.id AND o.status <> 'created'
  WHERE c.id = $1`;

export async function readCart(
  queries: Queries,
  id: string,
  lock: 'locked' | 'as it is' = 'as it is',
): Promise<StoredCart | null> {
  const [row] = await queries.query<CartRow>(
    lock === 'locked' ? `${readCartSql} FOR UPDATE OF c` : readCartSql,
    [id],
  );
  if (!row) return null;
  return {
    id: row.id,
    venueId: row.venue_id,
    venueVersion: row.version,
    isEnquiry: row.is_enquiry,
    language: row.language,
    discountCode: row.discount_code,
    holdUntil: row.hold_until,
    createdAt: Math.floor(row.created_at),
    orderId: row.order_id,
    item: row.item,
    items: row.items,
    databaseNow: row.now,
  };
}

/** The cart as visitors see it at `now`. */
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

/** The venue's entry for a stored cart. */
export const entryOf = (
  catalogue: VenueCatalogue,
  stored: StoredCart,
  queries?: Queries,
): Promise<CatalogueEntry> => catalogue.entry(stored.venueId, stored.venueVersion, queries);
