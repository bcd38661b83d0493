import type { CartItem, Instant } from '@foyer/domain';
import type { Queries } from './database.ts';
import { instant, listed, seconds } from './sql.ts';

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
  /** The order made of it, once it was confirmed or sent, whatever its status is now. */
  orderId: string | null;
  /** The first of `items`; the only one outside of the property flow. */
  item: CartItem;
  items: readonly CartItem[];
  /** The database's clock. */
  databaseNow: number;
};

const columns: Record<keyof StoredCart, string> = {
  id: 'c.id',
  venueId: 'c.venue_id',
  venueVersion: 'v.version',
  isEnquiry: 'c.is_enquiry',
  language: 'c.language',
  discountCode: 'c.discount_code',
  holdUntil: seconds('c.hold_until'),
  createdAt: seconds('c.created_at'),
  orderId: 'o.id',
  item: 'i.item',
  items: '(SELECT json_agg(e.item ORDER BY e.position) FROM cart_item e WHERE e.cart_id = c.id)',
  databaseNow: seconds('clock_timestamp()'),
};

const cartSql = `
  SELECT ${listed(columns)}
  FROM cart c
  JOIN venue v ON v.id = c.venue_id
  JOIN cart_item i ON i.cart_id = c.id AND i.position = 0
  LEFT JOIN orders o ON o.cart_id = c.id AND o.status <> 'created'
  WHERE c.id = $1`;

async function readCart(queries: Queries, sql: string, id: string): Promise<StoredCart | null> {
  const [row] = await queries.query<StoredCart>(sql, [id]);
  return row ? { ...row, createdAt: Math.floor(row.createdAt) } : null;
}

export const cartById = (queries: Queries, id: string): Promise<StoredCart | null> =>
  readCart(queries, cartSql, id);

/** Locked until the transaction ends. */
export const lockCart = (queries: Queries, id: string): Promise<StoredCart | null> =>
  readCart(queries, `${cartSql} FOR UPDATE OF c`, id);

export type NewCart = {
  id: string;
  venueId: string;
  isEnquiry: boolean;
  language: string;
  discountCode: string;
  /** `null` if it holds nothing. */
  holdUntil: Instant | null;
};

/** A cart without its items. */
export async function insertCart(queries: Queries, cart: NewCart, now: Instant): Promise<void> {
  await queries.query(
    `INSERT INTO cart (id, venue_id, is_enquiry, language, discount_code, hold_until, created_at)
     VALUES ($1, $2, $3, $4, $5, ${instant('$6')}, ${instant('$7')})`,
    [cart.id, cart.venueId, cart.isEnquiry, cart.language, cart.discountCode, cart.holdUntil, now],
    'store-cart',
  );
}

/** `position` counts from 0. */
export async function insertCartItem(
  queries: Queries,
  cartId: string,
  position: number,
  item: CartItem,
): Promise<void> {
  await queries.query(
    'INSERT INTO cart_item (cart_id, position, room_id, item) VALUES ($1, $2, $3, $4::jsonb)',
    [cartId, position, item.roomId, JSON.stringify(item)],
    'store-cart-item',
  );
}

/** Sets the layout of the first item. */
export async function setLayout(
  queries: Queries,
  cartId: string,
  layout: CartItem['layout'],
): Promise<void> {
  await queries.query(
    `UPDATE cart_item SET item = item || jsonb_build_object('layout', $2::jsonb)
     WHERE cart_id = $1 AND position = 0`,
    [cartId, JSON.stringify(layout)],
  );
}

/** Sets the discount code that the items are priced by. */
export async function setDiscountCode(
  queries: Queries,
  cartId: string,
  code: string,
): Promise<void> {
  await queries.query('UPDATE cart SET discount_code = $2 WHERE id = $1', [cartId, code]);
}

/** Ends the cart's hold at `now` at the latest. */
export async function endCartHold(queries: Queries, cartId: string, now: Instant): Promise<void> {
  await queries.query(
    `UPDATE cart SET hold_until = LEAST(hold_until, ${instant('$2')}) WHERE id = $1`,
    [cartId, now],
  );
}

/** Also deletes its allocations and the record of what an outside party keeps for it. */
export async function deleteCart(queries: Queries, cartId: string): Promise<void> {
  for (const table of ['outside_hold', 'allocation', 'cart_item'])
    await queries.query(`DELETE FROM ${table} WHERE cart_id = $1`, [cartId]);
  await queries.query('DELETE FROM cart WHERE id = $1', [cartId]);
}
