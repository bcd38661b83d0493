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

/** A number of pieces of an add-on, or of bedrooms of a kind, in a span, out of `stock`. */
export type LimitedAddOn = AddOnSlot & {
  stock: number;
  amount: number;
  /** The field of the payload that names it. */
  field: 'services' | 'bedrooms';
};

/** Also the answer when the constraint refuses because the lock was not held. */
export const addOnsGone = (field: LimitedAddOn['field'] = 'services'): Refused =>
  refused('service_taken', 'somebody else has what is left of it at that time', { field });

/**
 * Allocates exactly these add-ons to a cart, held or booked, inside the caller's transaction:
 * locks, checks, inserts. The cart's earlier allocations are deleted first, so a repeated call
 * changes nothing. If the lock failed, the constraint throws.
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
