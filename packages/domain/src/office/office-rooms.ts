import type { Money } from '../money.ts';
import type { RoomFit } from '../offers/room-fit.ts';
import type { RoomLayout } from '../offers/room.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import { layoutFit, type LayoutFit } from '../checkout/layout-fit.ts';

/** A room found by the office's search, priced for the requested time and length (REGUS-009). */
export type OfficeRoom = {
  /** Id of this search result; a hold is made with it. */
  id: string;
  /** Id of the room on the venue's page. */
  roomId: string;
  title: string;
  min: number;
  max: number;
  layouts: readonly RoomLayout[];
  total: Money;
  totalExclVat: Money;
};

export type OfficeSearch =
  { kind: 'rooms'; rooms: readonly [OfficeRoom, ...OfficeRoom[]] } | { kind: 'no-room' };

/** Result of a search; no room is a result of its own (REGUS-053, A-132). */
export function officeSearch(results: readonly OfficeRoom[]): OfficeSearch {
  const [first, ...others] = results;
  return first ? { kind: 'rooms', rooms: [first, ...others] } : { kind: 'no-room' };
}

/**
 * Whether a room seats the delegates in the requested layout (REGUS-004 to REGUS-006); the search
 * has already checked that it is free.
 */
export function officeRoomFit(
  room: Pick<OfficeRoom, 'min' | 'max' | 'layouts'>,
  delegates: number,
  layout: LayoutCode | '_none',
): LayoutFit | Extract<RoomFit, { kind: 'exceeds' }> {
  if (delegates < room.min || delegates > room.max)
    return { kind: 'exceeds', delegates, min: room.min, max: room.max };
  return layoutFit(room, layout, delegates);
}
