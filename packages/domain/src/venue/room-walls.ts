/**
 * The walls of a room by name: front and back are the ends of its length, left and right are as seen
 * by somebody who looks to the front.
 */
export const wallNames = ['front', 'right', 'back', 'left'] as const;
export type WallName = (typeof wallNames)[number];

/**
 * A piece of a wall in metres: from the left wall on front and back, from the front wall on left and
 * right.
 */
export type OnWall = { wall: WallName; from: number; to: number };

/** What the venue says about the walls of a room; the screen is `null` where it has none. */
export type RoomWalls = {
  doors: readonly OnWall[];
  windows: readonly OnWall[];
  screen: OnWall | null;
};
