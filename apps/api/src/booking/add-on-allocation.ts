import type { Instant } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';
import type { RoomLock } from './room-lock.ts';

/** So many pieces of an add-on, or bedrooms of a kind, at a time, of the `stock` that there are. */
export type LimitedAddOn = {
  addOnId: string;
  stock: number;
  amount: number;
  startInstant: Instant;
  endInstant: Instant;
  /** Where a caller named it. */ field: 'services' | 'bedrooms';
};

/** Whose they are, and until when: `null` for as long as the booking lasts. */
export type AddOnOwner = { cartId: string; holdUntil: Instant | null };

/** Also what the constraint's refusal is called, where the lock did not come before it. */
export const addOnsGone = (field: LimitedAddOn['field'] = 'services'): Refused =>
  refused('service_taken', 'somebody else has what is left of it at that time', { field });

const freePieces = `
  SELECT piece FROM generate_series(1, $2::int) AS piece
  WHERE NOT EXISTS (SELECT 1 FROM add_on_allocation a WHERE a.add_on_id = $1 AND a.piece = piece.piece AND a.during && tstzrange(to_timestamp($3::float8), to_timestamp($4::float8))
    AND a.cart_id IS DISTINCT FROM $6 AND (a.hold_until IS NULL OR a.hold_until > to_timestamp($5::float8)))
  ORDER BY piece`;

/** Pieces that nobody but `ownCart` has at that time, by number. */
export async function freePiecesOf(
  queries: Queries,
  wish: LimitedAddOn,
  now: Instant,
  ownCart: string | null,
): Promise<number[]> {
  const rows = await queries.query<{ piece: number }>(freePieces, [
    wish.addOnId,
    wish.stock,
    wish.startInstant,
    wish.endInstant,
    now,
    ownCart,
  ]);
  return rows.map(({ piece }) => piece);
}

/**
 * Gives a cart these add-ons and no others, held or booked, inside the caller's transaction:
 * locked, looked at, then taken. What the cart held before goes first, so asking again changes
 * nothing. If the lock failed, the constraint throws.
 */
export async function takeAddOns(
  queries: Queries,
  lock: RoomLock,
  { cartId, holdUntil }: AddOnOwner,
  wishes: readonly LimitedAddOn[],
  now: Instant,
): Promise<Outcome<null>> {
  if (wishes.length > 0)
    await lock.takeAddOns(
      queries,
      wishes.map(({ addOnId }) => addOnId),
    );
  await freeAddOns(queries, cartId);
  const taken: { wish: LimitedAddOn; pieces: number[] }[] = [];
  for (const wish of wishes) {
    const pieces = await freePiecesOf(queries, wish, now, cartId);
    if (pieces.length < wish.amount) return addOnsGone(wish.field);
    taken.push({ wish, pieces: pieces.slice(0, wish.amount) });
  }
  if (taken.length > 0) await lock.beforeTaking();
  for (const { wish, pieces } of taken) {
    const slot = [wish.addOnId, wish.startInstant, wish.endInstant, now] as const;
    await queries.query(
      'DELETE FROM add_on_allocation WHERE add_on_id = $1 AND during && ' +
        'tstzrange(to_timestamp($2::float8), to_timestamp($3::float8)) AND hold_until <= ' +
        'to_timestamp($4::float8)',
      slot,
    );
    await queries.query(
      `INSERT INTO add_on_allocation (add_on_id, piece, during, hold_until, cart_id)
       SELECT $1, piece, tstzrange(to_timestamp($2::float8), to_timestamp($3::float8)), to_timestamp($4::float8), $5 FROM unnest($6::int[]) AS piece`,
      [wish.addOnId, wish.startInstant, wish.endInstant, holdUntil, cartId, pieces],
    );
  }
  return answered(null);
}

/** What a cart had of add-ons is free again. */
export async function freeAddOns(queries: Queries, cartId: string): Promise<void> {
  await queries.query('DELETE FROM add_on_allocation WHERE cart_id = $1', [cartId]);
}

/** The same of what was held and not booked. */
export async function freeHeldAddOns(queries: Queries, cartId: string): Promise<void> {
  await queries.query(
    'DELETE FROM add_on_allocation WHERE cart_id = $1 AND hold_until IS NOT NULL',
    [cartId],
  );
}
