import {
  type CheckoutFlow,
  drawnSeating,
  type LayoutCode,
  type Room,
  seatingsOf,
} from '@foyer/domain';
import { RoomPlan } from './room-plan.tsx';

/** Who meets, in the layout that is asked for; the site's checkout decides which layouts there are. */
export type SeatedGroup = {
  delegates: number;
  layout: LayoutCode | '_none';
  checkout: CheckoutFlow;
};

/** The plan of a room for a group; nothing where the room's measures or layouts are not known. */
export function GroupInRoom({ room, group }: { room: Room; group: SeatedGroup }) {
  const { delegates, layout, checkout } = group;
  const drawn = drawnSeating(seatingsOf(room.layouts, delegates, checkout), layout);
  return (
    drawn && (
      <RoomPlan
        room={room}
        seating={{ layout: drawn.name, capacity: drawn.capacity, group: delegates }}
      />
    )
  );
}
