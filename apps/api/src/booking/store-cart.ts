import { type CartItem, holdSeconds, type Instant } from '@foyer/domain';
import { dropExpiredHolds, holdRoom } from '../database/allocations.ts';
import { insertCart, insertCartItem, type NewCart } from '../database/carts.ts';
import type { Queries } from '../database/database.ts';
import { unguessableId } from '../unguessable-id.ts';

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
