import type { RoomFit } from '../offers/room-fit.ts';
import type { RoomLayout } from '../offers/room.ts';
import { capacityIn, layoutAllowed, type LayoutCode } from '../query/seating-layouts.ts';

export type LayoutFit = Extract<RoomFit, { kind: 'fits' | 'layout' }>;

/**
 * Whether a room that fits otherwise seats the delegates in the requested layout; `_none` is any
 * (AVAIL-010, AVAIL-023).
 */
export function layoutFit(
  room: { layouts: readonly RoomLayout[] },
  layout: LayoutCode | '_none',
  delegates: number,
): LayoutFit {
  if (layout === '_none') return { kind: 'fits' };
  const capacity = capacityIn(room, layout);
  return layoutAllowed(capacity, delegates)
    ? { kind: 'fits' }
    : { kind: 'layout', layout, capacity };
}
