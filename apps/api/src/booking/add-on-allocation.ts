import type { Instant } from '@foyer/domain';
import {
  type AddOnOwner,
  type AddOnSlot,
  allocatePieces,
  dropExpiredPieces,
  freeAddOns,
  freePiecesOf,
} from '../database/add-on-allocations.ts';
import type { Queries } from '../database/database.ts';
import type { RoomLock } from '../database/room-lock.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';

/** So many pieces of an add-on, or bedrooms of a kind, at a time, of the `stock` that there are. */
export type LimitedAddOn = AddOnSlot & {
  stock: number;
  amount: number;
  /** Where a caller named it. */
  field: 'services' | 'bedrooms';
};

/** Also what the constraint's refusal is called, where the lock did not come before it. */
export const addOnsGone = (field: LimitedAddOn['field'] = 'services'): Refused =>
  refused('service_taken', 'somebody else has what is left of it at that time', { field });

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
    await dropExpiredPieces(queries, wish, now);
    await allocatePieces(queries, wish, pieces, { cartId, holdUntil });
  }
  return answered(null);
}
