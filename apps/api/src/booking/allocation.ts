import type { Instant } from '@foyer/domain';
import {
  type AddOnOwner,
  type AddOnSlot,
  allocatePieces,
  dropExpiredPieces,
  freeAddOns,
  freeHeldAddOns,
  freePiecesOf,
} from '../database/add-on-allocations.ts';
import {
  allocateRoom,
  bookHeldRoom,
  dropExpiredHolds,
  dropHoldsOf,
  isAllocated,
  type RoomBooking,
} from '../database/allocations.ts';
import { endCartHold } from '../database/carts.ts';
import { exclusionViolation, type Queries, sqlState } from '../database/database.ts';
import { freeHeldCode } from '../database/discount-claims.ts';
import type { RoomLock } from '../database/room-lock.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';

/**
 * Ends a cart that its visitor replaced by another: its rooms are free, and it can no longer be
 * ordered.
 */
export async function endHold(queries: Queries, cartId: string, now: Instant): Promise<void> {
  const held = await dropHoldsOf(queries, cartId);
  await freeHeldAddOns(queries, cartId);
  await freeHeldCode(queries, cartId);
  if (held) await endCartHold(queries, cartId, now);
}

/**
 * Turns the cart's hold of a slot into a booking. An expired hold whose row still exists has kept
 * the room; if the row is gone, the room is allocated again if free. `false`: another cart has the
 * room.
 */
export const book = async (
  queries: Queries,
  booking: RoomBooking,
  now: Instant,
): Promise<boolean> =>
  (await bookHeldRoom(queries, booking)) || bookFreeRoom(queries, booking, now);

/**
 * Books a room that is not held. `false`: another cart has it. The caller holds the room's lock
 * from check to insert (`beforeTaking` runs between them); without the lock, the constraint throws.
 */
export async function bookFreeRoom(
  queries: Queries,
  booking: RoomBooking,
  now: Instant,
  beforeTaking?: () => Promise<void>,
): Promise<boolean> {
  await dropExpiredHolds(queries, booking.slot, now);
  if (await isAllocated(queries, booking.slot)) return false;
  await beforeTaking?.();
  await allocateRoom(queries, booking);
  return true;
}

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

/** Turns the constraint's refusal into the answer of the check before it. */
export async function refuseWhenTaken<Answer>(
  taken: Refused,
  run: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  try {
    return await run();
  } catch (error) {
    if (sqlState(error) === exclusionViolation)
      return /add_on_taken_once/.test(String(error)) ? addOnsGone() : taken;
    throw error;
  }
}
