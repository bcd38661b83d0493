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
  addOns: readonly LimitedAddOn[],
  now: Instant,
): Promise<Outcome<null>> {
  if (addOns.length > 0)
    await lock.takeAddOns(
      queries,
      addOns.map(({ addOnId }) => addOnId),
    );
  await freeAddOns(queries, cartId);
  const taken: { addOn: LimitedAddOn; pieces: number[] }[] = [];
  for (const addOn of addOns) {
    const pieces = await freePiecesOf(queries, addOn, now, cartId);
    if (pieces.length < addOn.amount) return addOnsGone(addOn.field);
    taken.push({ addOn, pieces: pieces.slice(0, addOn.amount) });
  }
  if (taken.length > 0) await lock.beforeTaking();
  for (const { addOn, pieces } of taken) {
    await dropExpiredPieces(queries, addOn, now);
    await allocatePieces(queries, addOn, pieces, { cartId, holdUntil });
  }
  return answered(null);
}
