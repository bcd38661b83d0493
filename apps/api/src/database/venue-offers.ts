import type { AddOn, CartItem, Instant } from '@foyer/domain';
import type { Queries } from './database.ts';
import { instant, seconds } from './sql.ts';

/** The latest offer of a venue for an enquiry, as it is stored. */
export type StoredOffer = {
  id: string;
  madeAt: Instant;
  validUntil: Instant;
  includes: string;
  message: string;
  /** The days of each option; their prices are the venue's. */
  options: readonly (readonly CartItem[])[];
  question: string | null;
};

/** A column with the offer of an order, `null` if there is none. */
export const offerColumn = `
  (SELECT json_build_object('id', f.id, 'madeAt', ${seconds('f.made_at')},
     'validUntil', ${seconds('f.valid_until')}, 'includes', f.includes, 'message', f.message,
     'options', f.options, 'question', f.question)
   FROM venue_offer f WHERE f.order_id = o.id)`;

/** Replaces an earlier offer; what the visitor asked stays. */
export async function saveOffer(
  queries: Queries,
  orderId: string,
  offer: Omit<StoredOffer, 'question'>,
): Promise<void> {
  await queries.query(
    `INSERT INTO venue_offer (order_id, id, made_at, valid_until, includes, message, options)
     VALUES ($1, $2, ${instant('$3')}, ${instant('$4')}, $5, $6, $7::jsonb)
     ON CONFLICT (order_id) DO UPDATE SET
       id = excluded.id, made_at = excluded.made_at, valid_until = excluded.valid_until,
       includes = excluded.includes, message = excluded.message, options = excluded.options`,
    [
      orderId,
      offer.id,
      offer.madeAt,
      offer.validUntil,
      offer.includes,
      offer.message,
      JSON.stringify(offer.options),
    ],
  );
}

export async function saveQuestion(
  queries: Queries,
  orderId: string,
  question: string,
): Promise<void> {
  await queries.query('UPDATE venue_offer SET question = $2 WHERE order_id = $1', [
    orderId,
    question,
  ]);
}

/**
 * The order waits for its visitor. Its services have the venue's prices, which are whole: no fee is
 * added to them.
 */
export async function markOffered(
  queries: Queries,
  orderId: string,
  services: readonly AddOn[],
): Promise<void> {
  await queries.query(
    `UPDATE orders SET status = 'offered', services = $2::jsonb, service_fee = 0, premium_fee = 0
     WHERE id = $1`,
    [orderId, JSON.stringify(services)],
  );
}

/** The days of one option become those of the cart, held until an instant or no longer. */
export async function setCartItems(
  queries: Queries,
  cartId: string,
  items: readonly CartItem[],
  holdUntil: Instant | null,
): Promise<void> {
  for (const [position, item] of items.entries())
    await queries.query(
      `UPDATE cart_item SET room_id = $3, item = $4::jsonb WHERE cart_id = $1 AND position = $2`,
      [cartId, position, item.roomId, JSON.stringify(item)],
    );
  await queries.query(`UPDATE cart SET hold_until = ${instant('$2')} WHERE id = $1`, [
    cartId,
    holdUntil,
  ]);
}

/** Whether the order is being paid at `now`. */
export async function isBeingPaid(
  queries: Queries,
  orderId: string,
  now: Instant,
): Promise<boolean> {
  const paying = await queries.query(
    `SELECT 1 AS one FROM orders WHERE id = $1 AND paying_until > ${instant('$2')}`,
    [orderId, now],
  );
  return paying.length > 0;
}
