import type { PackageOffer, RoomOffer } from './offers.ts';

/** Number of offers in the answer, and of those that suit the query. */
export type Counts = { suiting: number; total: number };

/** "Showing N out of M rooms": listed rooms, and all in the answer (ROOM-001, A-081). */
export const roomCounts = (rooms: readonly RoomOffer[]): Counts => ({
  suiting: count(rooms, ({ listed }) => listed),
  total: rooms.length,
});

/**
 * The same for packages: a listed package that cannot take the group does not suit (PACK-002,
 * A-081, B-012).
 */
export const packageCounts = (packages: readonly PackageOffer[]): Counts => ({
  suiting: count(packages, ({ listed, fit }) => listed && fit.kind === 'fits'),
  total: packages.length,
});

/**
 * Why the room list is empty: rooms are free but none meets the criteria, or none is free
 * (ROOM-003, ERR-003, ERR-004, A-082).
 */
export const whyNoRooms = (rooms: readonly RoomOffer[]): 'criteria' | 'none-available' =>
  rooms.some(({ room }) => room.available) ? 'criteria' : 'none-available';

function count<T>(items: readonly T[], suits: (item: T) => boolean): number {
  let found = 0;
  for (const item of items) if (suits(item)) found += 1;
  return found;
}
