import type { BookingQuery } from '../query/booking-query.ts';
import { layoutAllowed, type LayoutCode, layoutCodes } from '../query/seating-layouts.ts';
import type { Room } from './room.ts';

/**
 * The layout a package's room is set in: the one asked for, else the room's first that seats the
 * group, else any (PACK-025, A-187).
 */
export function packageLayout(
  room: Pick<Room, 'layouts'>,
  query: Pick<BookingQuery, 'layout' | 'delegates'>,
): LayoutCode | '_none' {
  if (query.layout !== '_none') return query.layout;
  const first = room.layouts.find(({ capacity }) => layoutAllowed(capacity, query.delegates));
  return first ? layoutCodes[first.name] : '_none';
}
