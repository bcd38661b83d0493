import type { CartItem, OfficeService } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import type { OrderExtra } from './order.ts';
import type { Party } from './outside-step.ts';
import { endHold } from './room-allocation.ts';
import { serverNow } from './server-now.ts';
import type { Intent } from './idempotency.ts';
import type { Parts } from '../routes/routes.ts';

/** What has to be known again when a cart is booked: what the office operator found it by, and what can be added. */
export type HoldDetails = { readonly searchResultId?: string; readonly services?: readonly OfficeService[] };

/** What an outside party keeps for a cart. */
export type OutsideHold = { readonly party: Party; readonly reference: string | null; readonly details: HoldDetails; readonly items: readonly CartItem[] };

const holdSql = `
  SELECT h.party, h.reference, h.details, (SELECT json_agg(i.item ORDER BY i.position) FROM cart_item i WHERE i.cart_id = h.cart_id) AS items
  FROM outside_hold h WHERE h.cart_id = $1`;

export async function readOutsideHold(queries: Queries, cartId: string): Promise<OutsideHold | null> {
  const [row] = await queries.query<{ party: Party; reference: string | null; details: HoldDetails; items: CartItem[] }>(holdSql, [cartId]);
  return row ?? null;
}

export const beginOutsideHold = (queries: Queries, cartId: string, party: Party, details: HoldDetails = {}) =>
  queries.query('INSERT INTO outside_hold (cart_id, party, details) VALUES ($1, $2, $3::jsonb)', [cartId, party, JSON.stringify(details)]);

export const keptOutside = (queries: Queries, cartId: string, reference: string, details: HoldDetails = {}) =>
  queries.query('UPDATE outside_hold SET reference = $2, details = details || $3::jsonb WHERE cart_id = $1', [cartId, reference, JSON.stringify(details)]);

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
