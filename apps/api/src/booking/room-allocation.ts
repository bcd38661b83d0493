import type { CartItem, Instant } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import { freeHeldAddOns } from './add-on-allocation.ts';
import { freeHeldCode } from './discount-claim.ts';

type Slot = Pick<CartItem, 'roomId' | 'startInstant' | 'endInstant'>;

/** Clears the way where a hold has run out: the constraint does not know what time it is. */
export async function dropExpiredHolds(queries: Queries, slot: Slot, now: Instant): Promise<void> {
  await queries.query(
    `DELETE FROM allocation WHERE room_id = $1 AND during && tstzrange(to_timestamp($2::float8), to_timestamp($3::float8)) AND hold_until <= to_timestamp($4::float8)`,
    [slot.roomId, slot.startInstant, slot.endInstant, now],
    'drop-expired-holds',
  );
}

/** Rooms that a cart holds, expired or not. */
export async function roomsHeldBy(queries: Queries, cartId: string): Promise<string[]> {
  const rows = await queries.query<{ room_id: string }>(
    "SELECT room_id FROM allocation WHERE cart_id = $1 AND kind = 'hold'",
    [cartId],
  );
  return rows.map((row) => row.room_id);
}

/**
 * Ends a cart that its visitor gave up for another: its rooms are free, and it can no longer be
 * ordered.
 */
export async function endHold(queries: Queries, cartId: string, now: Instant): Promise<void> {
  const ended = await queries.query(
    "DELETE FROM allocation WHERE cart_id = $1 AND kind = 'hold' RETURNING id",
    [cartId],
  );
  await freeHeldAddOns(queries, cartId);
  await freeHeldCode(queries, cartId);
  if (ended.length > 0)
    await queries.query(
      'UPDATE cart SET hold_until = LEAST(hold_until, to_timestamp($2::float8)) WHERE id = $1',
      [cartId, now],
    );
}

export type Booking = { cartId: string; orderId: string; venueId: string; slot: Slot };

/**
 * Turns the cart's hold of a slot into a booking. A hold that ran out and is still there has kept
 * everybody else out; one that is gone is taken again if the room is free. `false`: somebody else
 * has the room.
 */
export async function book(
  queries: Queries,
  { cartId, orderId, venueId, slot }: Booking,
  now: Instant,
): Promise<boolean> {
  const turned = await queries.query(
    "UPDATE allocation SET kind = 'booking', hold_until = NULL, order_id = $2 WHERE cart_id = " +
      '$1 AND room_id = $3 AND during && tstzrange(to_timestamp($4::float8), ' +
      'to_timestamp($5::float8)) RETURNING id',
    [cartId, orderId, slot.roomId, slot.startInstant, slot.endInstant],
  );
  if (turned.length > 0) return true;
  return bookFreeRoom(queries, { cartId, orderId, venueId, slot }, now);
}

/**
 * Books a room that nobody holds. `false`: somebody has it. The caller holds the room's lock from
 * looking to taking, where
 * `beforeTaking` stands; if it did not, the constraint throws.
 */
export async function bookFreeRoom(
  queries: Queries,
  { cartId, orderId, venueId, slot }: Booking,
  now: Instant,
  beforeTaking?: () => Promise<void>,
): Promise<boolean> {
  await dropExpiredHolds(queries, slot, now);
  const taken = await queries.query(
    'SELECT 1 AS one FROM allocation WHERE room_id = $1 AND during && ' +
      'tstzrange(to_timestamp($2::float8), to_timestamp($3::float8)) LIMIT 1',
    [slot.roomId, slot.startInstant, slot.endInstant],
  );
  if (taken.length > 0) return false;
  await beforeTaking?.();
  await queries.query(
    `INSERT INTO allocation (venue_id, room_id, during, kind, cart_id, order_id) VALUES ($1, $2, tstzrange(to_timestamp($3::float8), to_timestamp($4::float8)), 'booking', $5, $6)`,
    [venueId, slot.roomId, slot.startInstant, slot.endInstant, cartId, orderId],
  );
  return true;
}
