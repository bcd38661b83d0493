import type { CheckoutFlow } from '../query/site-variant.ts';
import {
  layoutAllowed,
  type LayoutCode,
  layoutCodes,
  type LayoutName,
} from '../query/seating-layouts.ts';
import { layoutOfSite } from './layouts-offered.ts';
import type { RoomLayout } from './room.ts';

/** One seating order on a room's card. */
export type Seating = {
  name: LayoutName;
  code: LayoutCode;
  /** People it seats; 0 where the room cannot be set so. */
  capacity: number;
  /** May be chosen for the group; else it reads "not available" (AVAIL-008). */
  allowed: boolean;
  /** Seats fewer than usual. */
  reduced: boolean;
};

/** Seats fewer people now than it does when nothing is reduced (AVAIL-011). */
export const capacityReduced = ({
  capacity,
  originalCapacity,
}: Pick<RoomLayout, 'capacity' | 'originalCapacity'>): boolean =>
  capacity !== null && originalCapacity !== null && capacity < originalCapacity;

/**
 * A room's seating orders with what they seat for the group (ROOM-015, ROOM-037, ROOM-043,
 * AVAIL-008, AVAIL-011), those that the site knows (AVAIL-025).
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
