import { type CartItem, holdSeconds, type Instant } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import { dropExpiredHolds } from './room-allocation.ts';
import { unguessableId } from './unguessable-id.ts';

export type NewCart = {
  venueId: string;
  items: readonly CartItem[];
  isEnquiry: boolean;
  language: string;
  discountCode: string;
};

/**
 * Stores a cart and holds its rooms until 20 minutes from `now`; an enquiry holds nothing. Answers
 * the cart's id.
 */
export async function storeCart(
  queries: Queries,
  { venueId, items, isEnquiry, language, discountCode }: NewCart,
  now: Instant,
): Promise<string> {
  const cartId = unguessableId();
  const holdUntil = isEnquiry ? null : now + holdSeconds;
  await queries.query(
    'INSERT INTO cart (id, venue_id, is_enquiry, language, discount_code, hold_until, ' +
      'created_at) VALUES ($1, $2, $3, $4, $5, to_timestamp($6::float8), ' +
      'to_timestamp($7::float8))',
    [cartId, venueId, isEnquiry, language, discountCode, holdUntil, now],
    'store-cart',
  );
  for (const [position, item] of items.entries()) {
    await queries.query(
      'INSERT INTO cart_item (cart_id, position, room_id, item) VALUES ($1, $2, $3, $4::jsonb)',
      [cartId, position, item.roomId, JSON.stringify(item)],
      'store-cart-item',
    );
    if (holdUntil === null) continue;
    await dropExpiredHolds(queries, item, now);
    await queries.query(
      `INSERT INTO allocation (venue_id, room_id, during, kind, hold_until, cart_id)
       VALUES ($1, $2, tstzrange(to_timestamp($3::float8), to_timestamp($4::float8)), 'hold', to_timestamp($5::float8), $6)`,
      [venueId, item.roomId, item.startInstant, item.endInstant, holdUntil, cartId],
      'store-hold',
    );
  }
  return cartId;
}
