import type { BookingQuery } from '../query/booking-query.ts';
import type { Room } from './room.ts';
import { hasLayout, takesDelegates } from './room-fit.ts';

/**
 * Available, then within capacity, then with the layout, then instant: lower comes first
 * (ROOM-027).
 */
export const roomRank = (room: Room, query: Pick<BookingQuery, 'layout' | 'delegates'>): number =>
  (room.available ? 0 : 8) +
  (takesDelegates(room, query.delegates) ? 0 : 4) +
  (hasLayout(room, query) ? 0 : 2) +
  (room.instantBookable ? 0 : 1);

/** `total`: minor units, Infinity without a price. */
type Ranked = { room: Room; rank: number; total: number };

/**
 * Order of the room list: rank, lowest total (none last), smallest capacity, title, id; no two
 * rooms are equal (ROOM-027, A-088).
 */
export const byRoomOrder = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank ||
  compare(a.total, b.total) ||
  a.room.max - b.room.max ||
  compare(a.room.title, b.room.title) ||
  compare(a.room.id, b.room.id);

/**
 * Compares by code unit: the same order in every engine and language, and faster than a collator.
 */
function compare<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
