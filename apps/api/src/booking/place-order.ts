import type { Contact } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { hashOf } from './idempotency.ts';
import { readOrderOfCart } from './order.ts';
import { hasExpired, readCart } from './read-cart.ts';
import { unguessableId } from './unguessable-id.ts';

export type OrderWish = { readonly cartId: string; readonly contact: Contact; readonly language: string; readonly accountId: string | null };

/**
 * One order per cart, inside the caller's transaction. Asked again with the same contact it is the same order; with
 * another one it is mended as long as nothing was paid or sent. Answers the order's id.
 */
export async function placeOrder(queries: Queries, wish: OrderWish, aheadSeconds: number): Promise<Outcome<string>> {
  const cart = await readCart(queries, wish.cartId, 'locked');
  if (cart === null) return refused('cart_not_found', 'there is no such cart', { field: 'cart_id' });
  const payloadHash = hashOf({ contact: wish.contact, language: wish.language });
  const existing = await readOrderOfCart(queries, cart.id);
  if (existing?.payloadHash === payloadHash) return answered(existing.id);
  if (existing && existing.status !== 'created') return refused('already_ordered', 'this cart was already ordered');
  const now = Math.floor(cart.databaseNow + aheadSeconds);
  if (hasExpired(cart, now)) return refused('hold_expired', 'the room is no longer held for this cart');
  const contact = JSON.stringify(wish.contact);
  if (existing) {
    await queries.query('UPDATE orders SET contact = $2::jsonb, payload_hash = $3, language = $4, account_id = $5 WHERE id = $1', [existing.id, contact, payloadHash, wish.language, wish.accountId]);
    return answered(existing.id);
  }
  const id = unguessableId();
  await queries.query(
    `INSERT INTO orders (id, cart_id, venue_id, status, is_enquiry, language, contact, payload_hash, created_at, account_id)
     VALUES ($1, $2, $3, 'created', $4, $5, $6::jsonb, $7, to_timestamp($8::float8), $9)`,
    [id, cart.id, cart.venueId, cart.isEnquiry, wish.language, contact, payloadHash, now, wish.accountId],
  );
  return answered(id);
}
