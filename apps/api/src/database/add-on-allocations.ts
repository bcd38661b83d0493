import type { Instant } from '@foyer/domain';
import type { Queries } from './database.ts';
import { instant, span } from './sql.ts';

/** Allocations of pieces of limited add-ons, and of bedrooms, to carts. */

/** An add-on or a kind of bedroom in a span, in unix seconds. */
export type AddOnSlot = { addOnId: string; startInstant: Instant; endInstant: Instant };

/** The cart, and the end of its hold: `null` once booked. */
export type AddOnOwner = { cartId: string; holdUntil: Instant | null };

const freePiecesSql = `
  SELECT piece FROM generate_series(1, $2::int) AS piece
  WHERE NOT EXISTS (
    SELECT 1 FROM add_on_allocation a
    WHERE a.add_on_id = $1 AND a.piece = piece.piece AND a.during && ${span('$3', '$4')}
      AND a.cart_id IS DISTINCT FROM $6
      AND (a.hold_until IS NULL OR a.hold_until > ${instant('$5')}))
  ORDER BY piece`;

/** Pieces, numbered from 1 to the stock, that no cart but `ownCart` has in that span. */
export async function freePiecesOf(
  queries: Queries,
  { addOnId, startInstant, endInstant, stock }: AddOnSlot & { stock: number },
  now: Instant,
  ownCart: string | null,
): Promise<number[]> {
  const rows = await queries.query<{ piece: number }>(freePiecesSql, [
    addOnId,
    stock,
    startInstant,
    endInstant,
    now,
    ownCart,
  ]);
  return rows.map(({ piece }) => piece);
}

/** Deletes expired holds that would block the pieces. */
export async function dropExpiredPieces(
  queries: Queries,
  { addOnId, startInstant, endInstant }: AddOnSlot,
  now: Instant,
): Promise<void> {
  await queries.query(
    `DELETE FROM add_on_allocation
     WHERE add_on_id = $1 AND during && ${span('$2', '$3')} AND hold_until <= ${instant('$4')}`,
    [addOnId, startInstant, endInstant, now],
  );
}

/** Throws an exclusion violation if one of the pieces is taken. */
export async function allocatePieces(
  queries: Queries,
  { addOnId, startInstant, endInstant }: AddOnSlot,
  pieces: readonly number[],
  { cartId, holdUntil }: AddOnOwner,
): Promise<void> {
  await queries.query(
    `INSERT INTO add_on_allocation (add_on_id, piece, during, hold_until, cart_id)
     SELECT $1, piece, ${span('$2', '$3')}, ${instant('$4')}, $5 FROM unnest($6::int[]) AS piece`,
    [addOnId, startInstant, endInstant, holdUntil, cartId, pieces],
  );
}

/** Frees all add-ons of a cart. */
export async function freeAddOns(queries: Queries, cartId: string): Promise<void> {
  await queries.query('DELETE FROM add_on_allocation WHERE cart_id = $1', [cartId]);
}

/** Frees the add-ons of a cart that are held and not booked. */
export async function freeHeldAddOns(queries: Queries, cartId: string): Promise<void> {
  await queries.query(
    'DELETE FROM add_on_allocation WHERE cart_id = $1 AND hold_until IS NOT NULL',
    [cartId],
  );
}
