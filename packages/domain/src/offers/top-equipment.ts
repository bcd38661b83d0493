import type { Room } from './room.ts';

const shownFirst = 5;

/**
 * The equipment on a card of the new style: the first five items, in the venue's order (ROOM-021,
 *
 */
export const topEquipment = (room: Pick<Room, 'equipment'>): readonly string[] =>
  room.equipment.slice(0, shownFirst);
