import type { Package } from './package.ts';
import type { Room } from './room.ts';

/**
 * The property system's checkout asks a room for its maximum only; the lists of the venue page ask
 * for both bounds (AVAIL-018, B-011).
 */
export const roomHolds = (room: Pick<Room, 'max'>, delegates: number): boolean =>
  delegates <= room.max;

/**
 * The property system's checkout takes a package's bounds strictly; the package list prices a small
 * group at the minimum (AVAIL-018, B-012).
 */
export const packageHolds = (entry: Pick<Package, 'min' | 'max'>, delegates: number): boolean =>
  entry.min <= delegates && delegates <= entry.max;
