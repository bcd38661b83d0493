import type { Room } from '../offers/room.ts';
import type { LayoutName } from '../query/seating-layouts.ts';
import { type Floor, floorOf, groundOf, mirrored, opensToTheRight } from './floor.ts';
import type { Furniture, Ground, Seat, Table } from './furniture.ts';
import { boardroom, uShape } from './joined-tables.ts';
import { classroom, theatre } from './rows.ts';
import { banquet, cabaret, cocktail, island } from './separate-tables.ts';

/**
 * A room seen from above with its furniture, in metres: x runs from the screen's wall to the wall
 * across, y from its right end to its left.
 */
export type RoomPlan = Floor & {
  layout: LayoutName;
  tables: readonly Table[];
  seats: readonly (Seat & { taken: boolean })[];
  /** People of the group with a seat; fewer than the group where its seats cannot be drawn. */
  seated: number;
  /** From the screen to the first and to the last seat; `null` where no screen is known. */
  toScreen: { nearest: number; farthest: number } | null;
};

const layouts: Readonly<
  Record<LayoutName, (ground: Ground, capacity: number, group: number) => Furniture>
> = { theater: theatre, classroom, ushape: uShape, boardroom, banquet, cabaret, cocktail, island };

/** What is drawn: a layout, the seats that the venue sets in it, and the people who come. */
export type PlannedSeating = { layout: LayoutName; capacity: number; group: number };

/**
 * The plan of a room in a layout, the roomiest that has the seats that the venue tells. Where they
 * do not fit with aisles of 90 cm and doors that open, it has as many as do. `null` where the
 * room's measures are not known. Nothing is random: the same room gives the same plan.
 */
export function roomPlan(
  room: Pick<Room, 'dimensions' | 'walls'>,
  { layout, capacity, group }: PlannedSeating,
): RoomPlan | null {
  const floor = floorOf(room);
  if (floor === null) return null;
  // Rooms are furnished with the door on the left, so that a mirrored room has a mirrored plan.
  const mirrors = opensToTheRight(floor);
  const ground = groundOf(mirrors ? mirrored(floor) : floor);
  const { tables, seats } = layouts[layout](ground, capacity, Math.min(group, capacity));
  const flip = <Piece extends Table | Seat>(piece: Piece): Piece =>
    mirrors ? { ...piece, y: floor.width - piece.y } : piece;
  const placed = seats.map((seat, index) => ({
    ...flip(seat),
    rotation: turnWithin(mirrors ? -seat.rotation : seat.rotation),
    taken: index < group,
  }));
  return {
    ...floor,
    layout,
    tables: tables.map(flip),
    seats: placed,
    seated: Math.min(group, placed.length),
    toScreen: distances(floor, placed),
  };
}

const turnWithin = (rotation: number): number => ((rotation % 360) + 360) % 360;

function distances({ screen }: Floor, seats: readonly Seat[]): RoomPlan['toScreen'] {
  if (screen === null || screen.assumed || seats.length === 0) return null;
  const middle = (screen.from + screen.to) / 2;
  const all = seats.map(({ x, y }) => Math.hypot(x, y - middle));
  return { nearest: Math.min(...all), farthest: Math.max(...all) };
}
