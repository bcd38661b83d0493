import type { CheckoutFlow } from '../query/site-settings.ts';
import {
  layoutAllowed,
  type LayoutCode,
  layoutCodes,
  type LayoutName,
} from '../query/seating-layouts.ts';
import { layoutOfSite } from './layouts-offered.ts';
import type { RoomLayout } from './room.ts';

/** One layout on a room's card. */
export type Seating = {
  name: LayoutName;
  code: LayoutCode;
  /** Seats; 0 where the room does not have this layout. */
  capacity: number;
  /** Selectable for the group; else the card shows "not available" (AVAIL-008). */
  allowed: boolean;
  /** Fewer seats than without a reduction. */
  reduced: boolean;
};

/** Whether a layout has fewer seats now than without a reduction (AVAIL-011). */
export const capacityReduced = ({
  capacity,
  originalCapacity,
}: Pick<RoomLayout, 'capacity' | 'originalCapacity'>): boolean =>
  capacity !== null && originalCapacity !== null && capacity < originalCapacity;

/**
 * A room's layouts with their capacity for the group (ROOM-015, ROOM-037, ROOM-043, AVAIL-008,
 * AVAIL-011), only those of the site (AVAIL-025).
 */
export const seatingsOf = (
  layouts: readonly RoomLayout[],
  delegates: number,
  checkout: CheckoutFlow,
): readonly Seating[] =>
  layouts
    .filter(({ name }) => layoutOfSite(name, checkout))
    .map((layout) => ({
      name: layout.name,
      code: layoutCodes[layout.name],
      capacity: layout.capacity ?? 0,
      allowed: layoutAllowed(layout.capacity, delegates),
      reduced: capacityReduced(layout),
    }));
