import type { RoomRecord } from '../import/venue-file.ts';

type Walls = NonNullable<RoomRecord['walls']>;
type Piece = NonNullable<Walls['screen']>;

const on = (wall: Piece['wall'], from: number, to: number): Piece => ({ wall, from, to });
/** As many windows of a width along a wall, with a pillar of 40 cm between each two. */
const windows = (wall: Piece['wall'], from: number, width: number, count: number): Piece[] =>
  Array.from({ length: count }, (_, index) => {
    const start = Math.round((from + index * (width + 0.4)) * 10) / 10;
    return on(wall, start, Math.round((start + width) * 10) / 10);
  });

/**
 * Doors, windows and fixed screens of the Grand Harbour Hotel's rooms, by code. Screens on wheels or
 * easels stand on no wall; the Presidential Suite is not measured, so that its plan assumes them.
 */
export const grandHarbourWalls: Readonly<Record<string, Walls>> = {
  'harbour-room': {
    doors: [on('left', 10.2, 11.1)],
    windows: [on('back', 0.2, 7.2)],
    screen: on('front', 2.6, 4.8),
  },
  'lighthouse-studio': {
    doors: [on('back', 0.3, 1.2)],
    windows: [...windows('right', 1, 2, 2), on('back', 2.2, 4.9)],
    screen: on('front', 1.8, 3.5),
  },
  'captains-library': {
    doors: [on('left', 5.2, 6.1)],
    windows: [on('back', 1, 3.4)],
    screen: on('front', 1.4, 3),
  },
  'meridian-room': {
    doors: [on('left', 6.7, 7.6)],
    windows: [...windows('right', 0.9, 2, 2), on('right', 6, 7.4)],
    screen: on('front', 2.05, 3.95),
  },
  auditorium: {
    doors: [on('left', 15.8, 17.6), on('right', 15.8, 17.6)],
    windows: [],
    screen: on('front', 4.25, 10.25),
  },
  'winter-garden': {
    doors: [on('back', 8.4, 10.2)],
    windows: [
      ...windows('left', 0.6, 3, 4),
      ...windows('right', 0.6, 3, 4),
      on('front', 0.4, 10.4),
    ],
  },
  'market-hall': {
    doors: [on('back', 4.6, 6.4)],
    windows: [...windows('left', 1.2, 2.4, 5), ...windows('right', 1.2, 2.4, 5)],
  },
  suomenlinna: {
    doors: [on('right', 10.6, 11.5)],
    windows: windows('left', 1, 2, 4),
    screen: on('front', 1.6, 6.1),
  },
  katajanokka: {
    doors: [on('back', 0.4, 1.3)],
    windows: windows('right', 1.2, 2, 3),
    screen: on('front', 2.55, 4.45),
  },
  ropewalk: {
    doors: [on('back', 4.6, 5.8)],
    windows: windows('left', 1, 1.4, 6),
    screen: on('front', 2.15, 4.05),
  },
  'pilots-cabin': { doors: [on('left', 3.2, 4.1)], windows: [on('right', 1.2, 3)] },
  'chart-room': {
    doors: [on('left', 5.8, 6.7)],
    windows: [on('back', 0.8, 4.3)],
    screen: on('front', 1.75, 3.4),
  },
  compass: { doors: [on('back', 0.4, 1.3)], windows: windows('right', 1.2, 1.6, 2) },
  sextant: { doors: [on('back', 3.7, 4.6)], windows: windows('left', 1.2, 1.6, 2) },
  galley: {
    doors: [on('back', 0.4, 1.3)],
    windows: windows('left', 1, 1.8, 3),
    screen: on('front', 2.2, 3.9),
  },
  boathouse: {
    doors: [on('left', 10.8, 12.6), on('back', 1, 7)],
    windows: windows('right', 1, 2.4, 4),
  },
  'crows-nest': {
    doors: [on('back', 0.4, 1.3)],
    windows: [...windows('right', 0.6, 3.6, 2), ...windows('left', 0.6, 3.6, 2)],
    screen: on('front', 2.05, 3.95),
  },
  'customs-office': {
    doors: [on('left', 6.6, 7.5)],
    windows: windows('right', 0.9, 1.6, 3),
    screen: on('front', 2.1, 3.8),
  },
  'signal-room': {
    doors: [on('back', 0.4, 1.3)],
    windows: [],
    screen: on('front', 0.7, 3.8),
  },
  anchor: {
    doors: [on('left', 5.8, 6.7)],
    windows: [on('back', 0.8, 5.2)],
    screen: on('front', 2.05, 3.95),
  },
  mooring: {
    doors: [on('right', 5.8, 6.7)],
    windows: [on('back', 0.8, 5.2)],
    screen: on('front', 2.05, 3.95),
  },
  'sail-loft': {
    doors: [on('back', 6.4, 8.2)],
    windows: [...windows('left', 1.2, 2, 5), ...windows('right', 1.2, 2, 5)],
    screen: on('front', 2.4, 6),
  },
  'salon-aino': { doors: [on('back', 0.6, 1.5)], windows: windows('left', 1.2, 1.4, 3) },
};
