import type { Money } from '../money.ts';
import type { RoomFit } from '../offers/room-fit.ts';
import type { RoomLayout } from '../offers/room.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import { layoutFit, type LayoutFit } from '../checkout/layout-fit.ts';

/**
 * A room that the office's search found, priced for the time and length searched for
 * (REGUS-009).
 */
export type OfficeRoom = {
  /** Of this search's result, which is what holds the room. */
  id: string;
  /** Of the room, as the venue's page knows it. */
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

/** A search without a room is told apart (REGUS-053, A-132). */
export function officeSearch(results: readonly OfficeRoom[]): OfficeSearch {
  const [first, ...others] = results;
  return first ? { kind: 'rooms', rooms: [first, ...others] } : { kind: 'no-room' };
}

/** Lengths to choose in hours, on every site (REGUS-003, B-023). */
export const officeLengths: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Whether a room of the select takes the attendees in the layout asked for (REGUS-004 to
 * REGUS-006); the search has found it free.
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
