import type { CartItem, OfficeService } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import { releaseAt, releaseHoldLater } from './loose-ends.ts';
import type { OrderExtra } from './order.ts';
import type { Party } from './outside-step.ts';
import { endHold } from './room-allocation.ts';
import { serverNow } from './server-now.ts';
import type { Intent } from './idempotency.ts';
import type { Parts } from '../routes/routes.ts';

/**
 * What has to be known again when a cart is booked: what the office operator found it by, and what
 * can be added.
 */
export type HoldDetails = { searchResultId?: string; services?: readonly OfficeService[] };

/** What an outside party keeps for a cart. */
export type OutsideHold = {
  party: Party;
  reference: string | null;
  details: HoldDetails;
  items: readonly CartItem[];
};

const holdSql = `
  SELECT h.party, h.reference, h.details, (SELECT json_agg(i.item ORDER BY i.position) FROM cart_item i WHERE i.cart_id = h.cart_id) AS items
  FROM outside_hold h WHERE h.cart_id = $1`;

export async function readOutsideHold(
  queries: Queries,
  cartId: string,
): Promise<OutsideHold | null> {
  const [row] = await queries.query<{
    party: Party;
    reference: string | null;
    details: HoldDetails;
    items: CartItem[];
  }>(holdSql, [cartId]);
  return row ?? null;
}

export const beginOutsideHold = (
  queries: Queries,
  cartId: string,
  party: Party,
  details: HoldDetails = {},
) =>
  queries.query('INSERT INTO outside_hold (cart_id, party, details) VALUES ($1, $2, $3::jsonb)', [
    cartId,
    party,
    JSON.stringify(details),
  ]);

export const keptOutside = (
  queries: Queries,
  cartId: string,
  reference: string,
  details: HoldDetails = {},
) =>
  queries.query(
    'UPDATE outside_hold SET reference = $2, details = details || $3::jsonb WHERE cart_id = $1',
    [cartId, reference, JSON.stringify(details)],
  );

/** What was added to the booking, for its mails. */
export const noteExtras = (queries: Queries, cartId: string, extras: readonly OrderExtra[]) =>
  queries.query(
    "UPDATE outside_hold SET details = jsonb_set(details, '{extras}', $2::jsonb) WHERE cart_id = $1",
    [cartId, JSON.stringify(extras)],
  );

/** By then whoever ended a cart has told the party, or died on the way. */
const laterSeconds = 30;

type Ending = Pick<Parts, 'database' | 'clock' | 'jobs' | 'providers'>;

/**
 * A cart whose rooms nobody keeps outside: it never was, and its key is free for another try.
 * `kept` is the party that may keep them without having said so: it is told at once (`told`, for
 * whoever waits for it), and by the queue in any case.
 */
export async function undoCart(
  { database, clock, jobs, providers }: Ending,
  cartId: string,
  intent: Intent,
  kept: Party | null,
): Promise<{ told: Promise<boolean> | null }> {
  await database.transaction(async (queries) => {
    for (const table of ['outside_hold', 'allocation', 'cart_item'])
      await queries.query(`DELETE FROM ${table} WHERE cart_id = $1`, [cartId]);
    await queries.query('DELETE FROM cart WHERE id = $1', [cartId]);
    if (intent !== null)
      await queries.query('DELETE FROM idempotency_key WHERE scope = $1 AND key = $2', [
        intent.scope,
        intent.key,
      ]);
    if (kept !== null)
      await releaseHoldLater(
        queries,
        jobs,
        kept,
        cartId,
        (await serverNow(queries, clock)) + laterSeconds,
      );
    return { ok: true };
  });
  // Whoever presses again at once should not meet what was left of the first try.
  return { told: kept === null ? null : releaseAt(providers, kept, cartId) };
}

/**
 * A cart is over before its time: our rooms are free at once, and so are those of the party that
 * keeps them, by the queue where it is away.
 */
export async function endCart(
  { database, clock, jobs, providers }: Ending,
  cartId: string,
  party: Party | null,
): Promise<void> {
  await database.transaction(async (queries) => {
    const now = await serverNow(queries, clock);
    await endHold(queries, cartId, now);
    if (party !== null) await releaseHoldLater(queries, jobs, party, cartId, now + laterSeconds);
    return { ok: true };
  });
  if (party !== null) await releaseAt(providers, party, cartId);
}
