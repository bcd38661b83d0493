import type { Room } from '../offers/room.ts';
import { type OnWall, type RoomWalls, wallNames, type WallName } from '../venue/room-walls.ts';
import { aisle, gapToWall, type Ground } from './furniture.ts';

/** A piece of a wall of the plan: along x on left and right, along y on front and back. */
export type Placed = OnWall;
/** One that the venue has not told is assumed where it usually is. */
type Assumable = Placed & { assumed: boolean };

/** The room as its plan is drawn: the screen is at the front, whichever wall that is. */
export type Floor = {
  length: number;
  width: number;
  /**
   * From its measures; with assumed proportions, where only the area is known; or as a rectangle that
   * the room is not, by its area.
   */
  shape: 'measured' | 'assumed' | 'simplified';
  /** `null` where the venue says that there is none. */
  screen: Assumable | null;
  doors: readonly Assumable[];
  windows: readonly Placed[];
};

type Entered = Pick<Floor, 'length' | 'width' | 'doors'>;

/** Length by width, where only the area is known. */
const usualProportion = 1.4;
/** A part of the area, beyond which the room is no rectangle. */
const rounding = 0.1;
/** Less of a wall is nothing that could be drawn. */
const leastPiece = 0.2;
const usualDoor = 0.9;
const usualScreen = 2.2;

/** The rectangle of a room; `null` where its measures are not known. */
function rectangleOf({
  area,
  length,
  width,
}: Room['dimensions']): Pick<Floor, 'length' | 'width' | 'shape'> | null {
  const [a, l, w] = [area ?? 0, length ?? 0, width ?? 0];
  if (l > 0 && w > 0)
    return {
      length: l,
      width: w,
      shape: a > 0 && Math.abs(a - l * w) > rounding * l * w ? 'simplified' : 'measured',
    };
  if (a <= 0) return null;
  if (l > 0) return { length: l, width: a / l, shape: 'measured' };
  if (w > 0) return { length: a / w, width: w, shape: 'measured' };
  const long = Math.sqrt(a * usualProportion);
  return { length: long, width: a / long, shape: 'assumed' };
}

const isEnd = (wall: WallName) => wall === 'front' || wall === 'back';

/** Without a screen one looks to a short wall, and not to the door. */
function usualFront(
  { length, width }: Pick<Floor, 'length' | 'width'>,
  doors: readonly OnWall[],
): WallName {
  const short: readonly WallName[] = width <= length ? ['front', 'back'] : ['left', 'right'];
  return short.find((wall) => doors.every((door) => door.wall !== wall)) ?? short[0] ?? 'front';
}

/** A room with its walls, turned so that one of them is the front. */
export function floorOf({ dimensions, walls }: Pick<Room, 'dimensions' | 'walls'>): Floor | null {
  const room = rectangleOf(dimensions);
  if (room === null) return null;
  const { doors = [], windows = [], screen = null }: Partial<RoomWalls> = walls ?? {};
  const front = screen?.wall ?? usualFront(room, doors);
  const turned = isEnd(front)
    ? room
    : { length: room.width, width: room.length, shape: room.shape };
  const place = (piece: OnWall) => {
    const placed = turn(piece, front, room);
    const side = isEnd(placed.wall) ? turned.width : turned.length;
    const [from, to] = [Math.max(0, placed.from), Math.min(side, placed.to)];
    return to - from < leastPiece ? [] : [{ wall: placed.wall, from, to }];
  };
  const known = (piece: Placed): Assumable => ({ ...piece, assumed: false });
  const placedDoors = doors.flatMap(place);
  const [placedScreen] = screen === null ? [] : place(screen);
  const { width } = turned;
  return {
    ...turned,
    windows: windows.flatMap(place),
    doors: placedDoors.length > 0 ? placedDoors.map(known) : [cornerDoor(width)],
    screen: placedScreen ? known(placedScreen) : walls === undefined ? middleScreen(width) : null,
  };
}

/** In the middle of the front. */
function middleScreen(width: number): Assumable {
  const half = Math.min(usualScreen, width * 0.4) / 2;
  return { wall: 'front', from: width / 2 - half, to: width / 2 + half, assumed: true };
}

/** A door at the end of the back wall, where it is least in the way. */
function cornerDoor(width: number): Assumable {
  const to = Math.max(width / 2, width - gapToWall);
  return { wall: 'back', from: Math.max(0, to - usualDoor), to, assumed: true };
}

/** A piece of a wall as seen by somebody who looks to the wall `front`. */
function turn(
  { wall, from, to }: OnWall,
  front: WallName,
  { length, width }: Pick<Floor, 'length' | 'width'>,
): Placed {
  const turns = wallNames.indexOf(front);
  const seenAs = wallNames[(wallNames.indexOf(wall) - turns + 4) % 4] ?? 'front';
  // Along the room first: x from the front wall, y from the right one.
  const [a, b] = isEnd(wall) ? [width - to, width - from] : [from, to];
  const side = isEnd(wall) ? width : length;
  // Both walls that meet at a corner count from it or towards it, depending on the turn.
  const isReversed =
    front === 'back' || (front === 'left' && isEnd(wall)) || (front === 'right' && !isEnd(wall));
  return isReversed
    ? { wall: seenAs, from: side - b, to: side - a }
    : { wall: seenAs, from: a, to: b };
}

/** The same floor in a mirror along its length, as far as furniture depends on it. */
export function mirrored({ length, width, doors }: Entered): Entered {
  return {
    length,
    width,
    doors: doors.map((door) =>
      isEnd(door.wall)
        ? { ...door, from: width - door.to, to: width - door.from }
        : { ...door, wall: door.wall === 'left' ? 'right' : 'left' },
    ),
  };
}

/** Whether its first door is nearer to the right wall than to the left one. */
export function opensToTheRight({ doors: [door], width }: Entered): boolean {
  if (door === undefined || door.wall === 'left') return false;
  return door.wall === 'right' || (door.from + door.to) / 2 < width / 2;
}

/** How far a door's leaf swings into the room: a wide door has two, a very wide one slides. */
export function leafOf({ from, to }: Placed): number {
  const width = to - from;
  return width <= 1.25 ? width : width <= 2.5 ? width / 2 : 0;
}

/** What stays free along the walls: the way of each door, whole walls long. */
export function groundOf({ length, width, doors }: Entered): Ground {
  const along = (wall: WallName, otherwise: number) =>
    Math.max(
      otherwise,
      ...doors.filter((door) => door.wall === wall).map((door) => Math.max(aisle, leafOf(door))),
    );
  return {
    length,
    width,
    free: {
      front: along('front', 0),
      back: along('back', gapToWall),
      near: along('left', gapToWall),
      far: along('right', gapToWall),
    },
  };
}
