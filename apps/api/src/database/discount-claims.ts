import type { Instant } from '@foyer/domain';
import type { Queries } from './database.ts';
import { instant } from './sql.ts';

/** Claims of limited discount codes: which cart has which use. */

/** `code` in lower case. */
export type CodeOfVenue = { venueId: string; code: string };

/** The cart, and the end of its hold: `null` once booked. */
export type CodeOwner = { cartId: string; holdUntil: Instant | null };

const freeUseSql = `
  SELECT use FROM generate_series(1, $3::int) AS use
  WHERE NOT EXISTS (
    SELECT 1 FROM discount_claim c WHERE c.venue_id = $1 AND c.code = $2 AND c.use = use.use
      AND (c.hold_until IS NULL
        OR (c.hold_until > ${instant('$4')} AND c.cart_id IS DISTINCT FROM $5)))
  ORDER BY use LIMIT 1`;

/** The first use, from 1 to `uses`, that no cart but `ownCart` has; `null` if all are claimed. */
export async function freeUseOf(
  queries: Queries,
  { venueId, code, uses }: CodeOfVenue & { uses: number },
  now: Instant,
  ownCart: string | null,
): Promise<number | null> {
  const [row] = await queries.query<{ use: number }>(freeUseSql, [
    venueId,
    code,
    uses,
    now,
    ownCart,
  ]);
  return row?.use ?? null;
}

/** Deletes an expired claim that would block the use. */
export async function dropExpiredClaim(
  queries: Queries,
  { venueId, code }: CodeOfVenue,
  use: number,
  now: Instant,
): Promise<void> {
  await queries.query(
    `DELETE FROM discount_claim
     WHERE venue_id = $1 AND code = $2 AND use = $3 AND hold_until <= ${instant('$4')}`,
    [venueId, code, use, now],
  );
}

/** `false`: the use is claimed already. */
export async function claimUse(
  queries: Queries,
  { venueId, code }: CodeOfVenue,
  use: number,
  { cartId, holdUntil }: CodeOwner,
): Promise<boolean> {
  const claimed = await queries.query(
    `INSERT INTO discount_claim (venue_id, code, use, hold_until, cart_id)
     VALUES ($1, $2, $3, ${instant('$4')}, $5) ON CONFLICT DO NOTHING RETURNING id`,
    [venueId, code, use, holdUntil, cartId],
  );
  return claimed.length > 0;
}

/** Frees the use that a cart has claimed. */
export async function freeCode(queries: Queries, cartId: string): Promise<void> {
  await queries.query('DELETE FROM discount_claim WHERE cart_id = $1', [cartId]);
}

/** The same unless it is booked. */
export async function freeHeldCode(queries: Queries, cartId: string): Promise<void> {
  await queries.query('DELETE FROM discount_claim WHERE cart_id = $1 AND hold_until IS NOT NULL', [
    cartId,
  ]);
}
