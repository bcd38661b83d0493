import type { Room } from './room.ts';

const shownFirst = 5;

/**
 * The equipment a card of the new style names: the first five, in the venue's order (ROOM-021,
 *
 */
export const topEquipment = (room: Pick<Room, 'equipment'>): readonly string[] =>
  room.equipment.slice(0, shownFirst);
