import type { Instant } from '@foyer/domain';
import { freeHeldAddOns } from '../database/add-on-allocations.ts';
import {
  allocateRoom,
  bookHeldRoom,
  dropExpiredHolds,
  dropHoldsOf,
  isAllocated,
  type RoomBooking,
} from '../database/allocations.ts';
import { endCartHold } from '../database/carts.ts';
import type { Queries } from '../database/database.ts';
import { freeHeldCode } from '../database/discount-claims.ts';

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
