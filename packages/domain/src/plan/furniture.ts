/** Metres; x runs from the screen's wall to the wall across, y from its right end to its left. */
type Point = { x: number; y: number };

/** A table by its centre; `length` runs along x. */
export type Table = Point &
  ({ shape: 'round'; radius: number } | { shape: 'rectangle'; length: number; width: number });

/** A chair by its centre, or where somebody stands. */
export type Seat = Point & {
  /** Where who sits there looks, in degrees: 0 is away from the screen, 180 to it. */
  rotation: number;
  standing: boolean;
};

/** Seats in the order in which a group takes them. */
export type Furniture = { tables: readonly Table[]; seats: readonly Seat[] };

/** The floor for furniture: what stays free along each wall. Doors open to the `near` side. */
export type Ground = {
  length: number;
  width: number;
  free: { front: number; back: number; near: number; far: number };
};

/** The square of a chair. */
export const chairSide = 0.46;
/** From a table's edge to the middle of a chair, and to its back. */
export const toChair = 0.3;
export const toBack = toChair + chairSide / 2;
/** What somebody needs to walk. */
export const aisle = 0.9;
/** Between the last chair and a wall behind which nobody has to pass. */
export const gapToWall = 0.3;
/** Sums of tenths are not exact. */
const tolerance = 1e-9;

/** How many of a size fit, with a gap between each two. */
export const fitting = (space: number, size: number, gap = 0): number =>
  Math.max(0, Math.floor((space + gap) / (size + gap) + tolerance));

export const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

export const chair = (x: number, y: number, rotation: number): Seat => ({
  x,
  y,
  rotation,
  standing: false,
});

export const indexes = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);

/** Indexes from the middle outwards. */
export const fromMiddle = (count: number): readonly number[] =>
  indexes(count).toSorted(
    (a, b) => Math.abs(a - (count - 1) / 2) - Math.abs(b - (count - 1) / 2) || a - b,
  );

/** A number in parts that differ by one at most, the larger ones first. */
export const evenParts = (total: number, parts: number): readonly number[] =>
  indexes(parts).map((part) => Math.floor(total / parts) + (part < total % parts ? 1 : 0));

/** The first way of furnishing, roomiest first, that seats as many; else the one that seats most. */
export function roomiest<Way>(
  ways: readonly Way[],
  capacity: number,
  furnish: (way: Way) => Furniture,
): Furniture {
  let most: Furniture = { tables: [], seats: [] };
  for (const way of ways) {
    const furniture = furnish(way);
    if (furniture.seats.length >= capacity) return furniture;
    if (furniture.seats.length > most.seats.length) most = furniture;
  }
  return most;
}
