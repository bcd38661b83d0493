import type { CartItem, Instant } from '@foyer/domain';
import type { Queries } from './database.ts';
import { instant, span } from './sql.ts';

/** Allocations of rooms: holds of carts and bookings of orders. */

/** A room from `startInstant` until before `endInstant`, in unix seconds. */
export type RoomSlot = Pick<CartItem, 'roomId' | 'startInstant' | 'endInstant'>;

/** Deletes expired holds: the constraint does not look at the clock. */
export async function dropExpiredHolds(
  queries: Queries,
  slot: RoomSlot,
  now: Instant,
): Promise<void> {
  await queries.query(
    `DELETE FROM allocation
     WHERE room_id = $1 AND during && ${span('$2', '$3')} AND hold_until <= ${instant('$4')}`,
    [slot.roomId, slot.startInstant, slot.endInstant, now],
    'drop-expired-holds',
  );
}

export type RoomHold = { cartId: string; venueId: string; slot: RoomSlot; holdUntil: Instant };

/** Throws an exclusion violation if the room is taken. */
export async function holdRoom(
  queries: Queries,
  { cartId, venueId, slot, holdUntil }: RoomHold,
): Promise<void> {
  await queries.query(
    `INSERT INTO allocation (venue_id, room_id, during, kind, hold_until, cart_id)
     VALUES ($1, $2, ${span('$3', '$4')}, 'hold', ${instant('$5')}, $6)`,
    [venueId, slot.roomId, slot.startInstant, slot.endInstant, holdUntil, cartId],
    'store-hold',
  );
}

/** Ids of rooms that a cart holds, expired or not. */
export async function roomsHeldBy(queries: Queries, cartId: string): Promise<string[]> {
  const rows = await queries.query<{ room_id: string }>(
    "SELECT room_id FROM allocation WHERE cart_id = $1 AND kind = 'hold'",
    [cartId],
  );
  return rows.map((row) => row.room_id);
}

/** `false`: the cart held nothing. */
export async function dropHoldsOf(queries: Queries, cartId: string): Promise<boolean> {
  const dropped = await queries.query(
    "DELETE FROM allocation WHERE cart_id = $1 AND kind = 'hold' RETURNING id",
    [cartId],
  );
  return dropped.length > 0;
}

export type RoomBooking = { cartId: string; orderId: string; venueId: string; slot: RoomSlot };

/** Turns the cart's hold of the slot into a booking. `false`: it has none. */
export async function bookHeldRoom(
  queries: Queries,
  { cartId, orderId, slot }: RoomBooking,
): Promise<boolean> {
  const booked = await queries.query(
    `UPDATE allocation SET kind = 'booking', hold_until = NULL, order_id = $2
     WHERE cart_id = $1 AND room_id = $3 AND during && ${span('$4', '$5')} RETURNING id`,
    [cartId, orderId, slot.roomId, slot.startInstant, slot.endInstant],
  );
  return booked.length > 0;
}

/** Whether the room is allocated at some moment of the slot; expired holds count too. */
export async function isAllocated(queries: Queries, slot: RoomSlot): Promise<boolean> {
  const taken = await queries.query(
    `SELECT 1 AS one FROM allocation WHERE room_id = $1 AND during && ${span('$2', '$3')} LIMIT 1`,
    [slot.roomId, slot.startInstant, slot.endInstant],
  );
  return taken.length > 0;
}

/** Throws an exclusion violation if the room is taken. */
export async function allocateRoom(
  queries: Queries,
  { cartId, orderId, venueId, slot }: RoomBooking,
): Promise<void> {
  await queries.query(
    `INSERT INTO allocation (venue_id, room_id, during, kind, cart_id, order_id)
     VALUES ($1, $2, ${span('$3', '$4')}, 'booking', $5, $6)`,
    [venueId, slot.roomId, slot.startInstant, slot.endInstant, cartId, orderId],
  );
}

/** Frees the rooms that an order had booked. */
export async function freeRoomsOf(queries: Queries, orderId: string): Promise<void> {
  await queries.query('DELETE FROM allocation WHERE order_id = $1', [orderId]);
}
