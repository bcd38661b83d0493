import type { BookingQuery } from '../query/booking-query.ts';
import { capacityIn, layoutAllowed, type LayoutCode } from '../query/seating-layouts.ts';
import type { Room } from './room.ts';

/**
 * Whether a room suits the query, or the first limit it breaks, in the order in which a visitor
 * would solve them.
 */
export type RoomFit =
  | { kind: 'fits' }
  | { kind: 'unavailable' }
  | { kind: 'exceeds'; delegates: number; min: number; max: number }
  | { kind: 'layout'; layout: LayoutCode; capacity: number | null };

/** Whether the delegates are within the room's limits (AVAIL-017). */
export const takesDelegates = (room: Room, delegates: number): boolean =>
  room.min <= delegates && delegates <= room.max;

/**
 * Whether the room seats the delegates in the requested layout; `_none` is any (AVAIL-010,
 * AVAIL-023).
 */
export const hasLayout = (room: Room, query: Pick<BookingQuery, 'layout' | 'delegates'>): boolean =>
  query.layout === '_none' || layoutAllowed(capacityIn(room, query.layout), query.delegates);

/** Whether a room can take the meeting, and if not, the first reason (AVAIL-006, AVAIL-017). */
export function roomFit(room: Room, query: Pick<BookingQuery, 'layout' | 'delegates'>): RoomFit {
  if (!room.available) return { kind: 'unavailable' };
  if (!takesDelegates(room, query.delegates))
    return { kind: 'exceeds', delegates: query.delegates, min: room.min, max: room.max };
  if (query.layout !== '_none' && !hasLayout(room, query))
    return { kind: 'layout', layout: query.layout, capacity: capacityIn(room, query.layout) };
  return { kind: 'fits' };
}
