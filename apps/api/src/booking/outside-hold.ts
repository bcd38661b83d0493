import type { CartItem } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import type { OrderExtra } from './order.ts';
import { endHold } from './room-allocation.ts';
import { serverNow } from './server-now.ts';
import type { Intent } from './idempotency.ts';
import type { Parts } from '../routes/routes.ts';

/** What an outside party keeps for a cart. */
export type OutsideHold = { readonly party: string; readonly reference: string | null; readonly items: readonly CartItem[] };

const holdSql = `
  SELECT h.party, h.reference, (SELECT json_agg(i.item ORDER BY i.position) FROM cart_item i WHERE i.cart_id = h.cart_id) AS items
  FROM outside_hold h WHERE h.cart_id = $1`;

export async function readOutsideHold(queries: Queries, cartId: string): Promise<OutsideHold | null> {
  const [row] = await queries.query<{ party: string; reference: string | null; items: CartItem[] }>(holdSql, [cartId]);
  return row ?? null;
}

export const beginOutsideHold = (queries: Queries, cartId: string, party: string) => queries.query("INSERT INTO outside_hold (cart_id, party, details) VALUES ($1, $2, '{}')", [cartId, party]);

export const keptOutside = (queries: Queries, cartId: string, reference: string) => queries.query('UPDATE outside_hold SET reference = $2 WHERE cart_id = $1', [cartId, reference]);

/** What was added to the booking, for its mails. */
export const noteExtras = (queries: Queries, cartId: string, extras: readonly OrderExtra[]) =>
  queries.query("UPDATE outside_hold SET details = jsonb_set(details, '{extras}', $2::jsonb) WHERE cart_id = $1", [cartId, JSON.stringify(extras)]);

/** A cart whose rooms nobody keeps outside: it never was, and its key is free for another try. */
export function undoCart({ database }: Pick<Parts, 'database'>, cartId: string, intent: Intent): Promise<{ readonly ok: true }> {
  return database.transaction(async (queries) => {
    for (const table of ['outside_hold', 'allocation', 'cart_item']) await queries.query(`DELETE FROM ${table} WHERE cart_id = $1`, [cartId]);
    await queries.query('DELETE FROM cart WHERE id = $1', [cartId]);
    if (intent !== null) await queries.query('DELETE FROM idempotency_key WHERE scope = $1 AND key = $2', [intent.scope, intent.key]);
    return { ok: true };
  });
}

/** The party gave the rooms to somebody else: ours are free as well, and the cart is over. */
export function endCart({ database, clock }: Pick<Parts, 'database' | 'clock'>, cartId: string): Promise<{ readonly ok: true }> {
  return database.transaction(async (queries) => {
    await endHold(queries, cartId, await serverNow(queries, clock));
    return { ok: true };
  });
}
