import type { RoomOffer } from '@foyer/domain';

/**
 * The cards to show: the first `limit` listed rooms, in the order given. The chosen room never disappears under the visitor's
 * hands: where it has dropped behind the limit, or is listed no longer, it stands first, so that the card can say why (ERR-005 to ERR-007).
 */
export function roomsShown(rooms: readonly RoomOffer[], chosen: RoomOffer | null, limit: number): readonly RoomOffer[] {
  const first = rooms.filter((offer) => offer.listed).slice(0, limit);
  return !chosen || first.some((offer) => offer.room.id === chosen.room.id) ? first : [chosen, ...first];
}
