import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seatingsOf } from '../offers/seating.ts';
import { layoutCodes, type LayoutName } from '../query/seating-layouts.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { OnWall, RoomWalls, WallName } from '../venue/room-walls.ts';
import { drawnSeating } from './drawn-seating.ts';
import { leafOf } from './floor.ts';
import { type PlannedSeating, roomPlan, type RoomPlan } from './room-plan.ts';

type Point = readonly [number, number];
type Shape = { corners: readonly Point[] };
type Measures = { length: number; width: number; walls?: RoomWalls };

const names = Object.keys(layoutCodes) as LayoutName[];
const planOf = ({ length, width, walls }: Measures, seating: PlannedSeating): RoomPlan => {
  const plan = roomPlan(
    { dimensions: { area: null, height: null, length, width }, ...(walls && { walls }) },
    seating,
  );
  if (plan === null) throw new Error('the measures are known');
  return plan;
};

/** Corners of a rectangle, turned around its middle. */
function box(x: number, y: number, length: number, width: number, degrees = 0): Shape {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    corners: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([a = 0, b = 0]): Point => {
      const [dx, dy] = [(a * length) / 2, (b * width) / 2];
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    }),
  };
}

/** A circle as a polygon within it. */
const disc = (x: number, y: number, radius: number): Shape => ({
  corners: Array.from({ length: 24 }, (_, index): Point => {
    const angle = (index * Math.PI) / 12;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }),
});

const shapesOf = (plan: RoomPlan): Shape[] => [
  ...plan.tables.map((table) =>
    table.shape === 'round'
      ? disc(table.x, table.y, table.radius)
      : box(table.x, table.y, table.length, table.width),
  ),
  ...plan.seats.map(({ x, y, rotation, standing }) =>
    standing ? disc(x, y, 0.18) : box(x, y, 0.46, 0.46, rotation),
  ),
];

/** Whether two convex shapes share more than an edge: no line separates them. */
function overlap(a: Shape, b: Shape): boolean {
  const separates = (of: Shape) =>
    of.corners.some(([x, y], index) => {
      const [nextX, nextY] = of.corners[(index + 1) % of.corners.length] ?? [x, y];
      const reach = (shape: Shape) =>
        shape.corners.map(([px, py]) => (px - x) * (nextY - y) - (py - y) * (nextX - x));
      return (
        Math.max(...reach(a)) <= Math.min(...reach(b)) + 1e-6 ||
        Math.max(...reach(b)) <= Math.min(...reach(a)) + 1e-6
      );
    });
  return !separates(a) && !separates(b);
}

/** The floor that a door's leaves sweep, and a step before it. */
function doorway({ length, width }: RoomPlan, door: OnWall): Shape {
  const deep = Math.max(0.9, leafOf(door));
  const middle = (door.from + door.to) / 2;
  const size = door.to - door.from;
  return {
    front: box(deep / 2, middle, deep, size),
    back: box(length - deep / 2, middle, deep, size),
    right: box(middle, deep / 2, size, deep),
    left: box(middle, width - deep / 2, size, deep),
  }[door.wall];
}

/**
 * Whether somebody 0.9 m wide walks from each door to the screen, on a grid of 5 cm; as much
 * of each side is given to the grid.
 */
function doorsReachTheFront(plan: RoomPlan): boolean {
  const step = 0.05;
  const half = 0.45 - step;
  const boxes = shapesOf(plan).map(({ corners }) => ({
    x: [Math.min(...corners.map(([x]) => x)) - half, Math.max(...corners.map(([x]) => x)) + half],
    y: [
      Math.min(...corners.map(([, y]) => y)) - half,
      Math.max(...corners.map(([, y]) => y)) + half,
    ],
  }));
  const [columns, rows] = [Math.floor(plan.length / step), Math.floor(plan.width / step)];
  const blocked = new Uint8Array(columns * rows);
  const block = (x0: number, x1: number, y0: number, y1: number) => {
    for (let i = Math.max(0, Math.ceil(x0 / step)); i < columns && i * step < x1; i += 1)
      for (let j = Math.max(0, Math.ceil(y0 / step)); j < rows && j * step < y1; j += 1)
        blocked[i * rows + j] = 1;
  };
  for (const { x, y } of boxes) block(x[0] ?? 0, x[1] ?? 0, y[0] ?? 0, y[1] ?? 0);
  block(0, half, 0, plan.width);
  block(plan.length - half, plan.length, 0, plan.width);
  block(0, plan.length, 0, half);
  block(0, plan.length, plan.width - half, plan.width);
  const cell = (x: number, y: number) =>
    Math.min(columns - 1, Math.max(0, Math.round(x / step))) * rows +
    Math.min(rows - 1, Math.max(0, Math.round(y / step)));
  const seen = new Uint8Array(columns * rows);
  const start = cell(0.45, plan.width / 2);
  seen[start] = 1;
  const queue = [start];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const row = at % rows;
    for (const next of [at - rows, at + rows, row > 0 ? at - 1 : -1, row < rows - 1 ? at + 1 : -1])
      if (next >= 0 && next < seen.length && seen[next] === 0 && blocked[next] === 0) {
        seen[next] = 1;
        queue.push(next);
      }
  }
  return plan.doors.every((door) => {
    const middle = (door.from + door.to) / 2;
    const inside = { front: 0.45, back: plan.length - 0.45, right: 0.45, left: plan.width - 0.45 };
    return ['front', 'back'].includes(door.wall)
      ? seen[cell(inside[door.wall], middle)] === 1
      : seen[cell(middle, inside[door.wall])] === 1;
  });
}

const wallOf = (walls: readonly WallName[]) => fc.constantFrom(...walls);
const piece = (
  length: number,
  width: number,
  wall: WallName,
  share: number,
  size: number,
): OnWall => {
  const side = wall === 'front' || wall === 'back' ? width : length;
  const from = share * Math.max(0, side - size);
  return { wall, from, to: Math.min(side, from + size) };
};
const rooms: fc.Arbitrary<Measures> = fc
  .record({
    length: fc.double({ min: 2.5, max: 24, noNaN: true }),
    width: fc.double({ min: 2.5, max: 18, noNaN: true }),
    doors: fc.array(
      fc.tuple(
        wallOf(['front', 'right', 'back', 'left']),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(0.9, 1, 1.2, 1.8, 3),
      ),
      { maxLength: 3 },
    ),
    screen: fc.option(wallOf(['front', 'right', 'back', 'left'])),
  })
  .map(({ length, width, doors, screen }) => ({
    length,
    width,
    walls: {
      doors: doors.map(([wall, share, size]) => piece(length, width, wall, share, size)),
      windows: [],
      screen: screen && piece(length, width, screen, 0.5, 2),
    },
  }));
const seatings: fc.Arbitrary<PlannedSeating> = fc.record({
  layout: fc.constantFrom(...names),
  capacity: fc.integer({ min: 1, max: 150 }),
  group: fc.integer({ min: 1, max: 150 }),
});

const harbour: Measures = {
  length: 11.6,
  width: 7.4,
  walls: {
    doors: [{ wall: 'left', from: 10.2, to: 11.1 }],
    windows: [{ wall: 'back', from: 0.2, to: 7.2 }],
    screen: { wall: 'front', from: 2.6, to: 4.8 },
  },
};

test.each([
  ['theater', 70],
  ['classroom', 36],
  ['ushape', 28],
  ['boardroom', 24],
  ['cabaret', 40],
  ['banquet', 48],
  ['cocktail', 70],
  ['island', 36],
] as const)('a room of 86 m² has its seats: %s, %i', (layout, capacity) => {
  const plan = planOf(harbour, { layout, capacity, group: 12 });
  expect(plan).toMatchObject({ shape: 'measured', seated: 12 });
  expect(plan.seats).toHaveLength(capacity);
  // The group sits together, nearest to the screen or at the end of a joined table.
  expect(plan.seats.findLastIndex(({ taken }) => taken)).toBe(11);
});

describe('what is not told', () => {
  const seating: PlannedSeating = { layout: 'ushape', capacity: 20, group: 12 };
  const dimensions = { area: 86, height: null, length: null, width: null };

  it('only the area: proportions, door and screen are assumed', () => {
    const plan = roomPlan({ dimensions }, seating);
    expect(plan?.shape).toBe('assumed');
    expect((plan?.length ?? 0) * (plan?.width ?? 0)).toBeCloseTo(86);
    expect(plan?.doors).toMatchObject([{ wall: 'back', assumed: true }]);
    expect(plan?.screen).toMatchObject({ wall: 'front', assumed: true });
    expect(plan).toMatchObject({ windows: [], toScreen: null });
  });

  it('area and length give the width', () => {
    const plan = roomPlan({ dimensions: { ...dimensions, length: 10 } }, seating);
    expect(plan).toMatchObject({ length: 10, width: 8.6, shape: 'measured' });
    const other = roomPlan({ dimensions: { ...dimensions, width: 8.6 } }, seating);
    expect(other?.length).toBeCloseTo(10);
  });

  it('an area that the measures do not make is no rectangle', () => {
    const plan = roomPlan({ dimensions: { ...dimensions, length: 11.6, width: 9 } }, seating);
    expect(plan?.shape).toBe('simplified');
  });

  it('without measures there is no plan', () => {
    expect(roomPlan({ dimensions: { ...dimensions, area: null, length: 8 } }, seating)).toBeNull();
  });

  it('a venue that tells its walls and no screen has none; one looks away from the door', () => {
    const plan = planOf(
      {
        ...harbour,
        walls: { doors: [{ wall: 'front', from: 1, to: 1.9 }], windows: [], screen: null },
      },
      seating,
    );
    expect(plan.screen).toBeNull();
    expect(plan.doors[0]?.wall).toBe('back');
  });
});

it('a room is turned to its screen', () => {
  const walls: RoomWalls = {
    doors: [{ wall: 'front', from: 0.5, to: 1.5 }],
    windows: [{ wall: 'left', from: 2, to: 5 }],
    screen: { wall: 'right', from: 4, to: 6 },
  };
  const plan = planOf({ ...harbour, walls }, { layout: 'theater', capacity: 30, group: 30 });
  expect(plan).toMatchObject({ length: 7.4, width: 11.6 });
  expect(plan.screen).toMatchObject({ wall: 'front', assumed: false });
  expect(plan.screen?.from).toBeCloseTo(5.6);
  // The front wall is now on the left of who looks to the screen, whose left was the far end.
  expect(plan.doors[0]).toMatchObject({ wall: 'left' });
  expect(plan.doors[0]?.from).toBeCloseTo(5.9);
  expect(plan.windows[0]).toMatchObject({ wall: 'back' });
  expect(plan.windows[0]?.from).toBeCloseTo(6.6);
});

it('says how far the first and the last seat are from the screen', () => {
  const plan = planOf(harbour, { layout: 'boardroom', capacity: 24, group: 12 });
  expect(plan.toScreen?.nearest).toBeCloseTo(1.87, 1);
  expect(plan.toScreen?.farthest).toBeCloseTo(10.3, 1);
});

it('seats fewer than the venue tells where more would leave no aisles, and says so', () => {
  const plan = planOf({ length: 7, width: 5 }, { layout: 'classroom', capacity: 30, group: 24 });
  expect(plan.seats.length).toBeLessThan(24);
  expect(plan.seated).toBe(plan.seats.length);
});

describe('the layout that is drawn', () => {
  const capacities: [LayoutName, number][] = [
    ['theater', 70],
    ['boardroom', 14],
    ['ushape', 28],
    ['banquet', 0],
  ];
  const seatings = (group: number) =>
    seatingsOf(
      capacities.map(([name, capacity]) => ({ name, capacity, originalCapacity: capacity })),
      group,
      'cart',
    );

  it('is the chosen one', () =>
    expect(drawnSeating(seatings(12), layoutCodes.theater)?.name).toBe('theater'));
  it('is the closest for the group where none is chosen, or one that the room has not', () => {
    expect(drawnSeating(seatings(12), '_none')?.name).toBe('boardroom');
    expect(drawnSeating(seatings(20), layoutCodes.banquet)?.name).toBe('ushape');
  });
  it('is the largest for a group that none seats', () =>
    expect(drawnSeating(seatings(90), '_none')?.name).toBe('theater'));
  it('is none where the room has none', () => expect(drawnSeating([], '_none')).toBeNull());
});

describe('whatever the room, the doors, the layout and the group', () => {
  const holds = (check: (plan: RoomPlan, seating: PlannedSeating) => void, usual = 400) =>
    fc.assert(
      fc.property(rooms, seatings, (room, seating) => check(planOf(room, seating), seating)),
      propertyRuns(usual),
    );

  it('nothing overlaps', () =>
    holds((plan) => {
      const shapes = shapesOf(plan);
      const near = shapes.map(({ corners }) => corners[0] ?? [0, 0]);
      shapes.forEach((shape, index) =>
        shapes.slice(0, index).forEach((other, at) => {
          const [a, b] = [near[index] ?? [0, 0], near[at] ?? [0, 0]];
          const couldTouch =
            index < plan.tables.length ||
            at < plan.tables.length ||
            Math.hypot(a[0] - b[0], a[1] - b[1]) < 1.5;
          if (couldTouch && overlap(shape, other))
            throw new Error(`${JSON.stringify(shape)} and ${JSON.stringify(other)}`);
        }),
      );
    }, 200));

  it('everything stands within the walls', () =>
    holds((plan) => {
      const corners = shapesOf(plan).flatMap((shape) => shape.corners);
      const isInside = ([x, y]: Point) => Math.min(x, y, plan.length - x, plan.width - y) >= -1e-6;
      expect(corners.filter((corner) => !isInside(corner))).toEqual([]);
    }));

  it('doors open, and nothing stands behind them', () =>
    holds((plan) => {
      const doorways = plan.doors.map((door) => doorway(plan, door));
      for (const shape of shapesOf(plan))
        expect(doorways.some((way) => overlap(way, shape))).toBe(false);
    }));

  it('one walks from each door to the screen', () =>
    holds((plan) => {
      if (plan.seats.length > 0) expect(doorsReachTheFront(plan)).toBe(true);
    }, 100));

  it('seats the group, or says how many it does seat', () =>
    holds((plan, { capacity, group }) => {
      expect(plan.seats.length).toBeLessThanOrEqual(capacity);
      expect(plan.seats.filter(({ taken }) => taken)).toHaveLength(plan.seated);
      expect(plan.seated).toBe(Math.min(group, plan.seats.length));
    }));

  it('a room in a mirror has a plan in a mirror, and the same room the same plan', () =>
    fc.assert(
      fc.property(rooms, seatings, ({ length, width, walls }, seating) => {
        const room = { length: Math.max(length, width), width: Math.min(length, width) };
        const [door] = walls?.doors ?? [];
        const side = door?.wall === 'left' || door?.wall === 'right' ? room.length : room.width;
        // A door in the middle has no side.
        fc.pre(door !== undefined && Math.abs((door.from + door.to) / 2 - side / 2) > 0.01);
        fc.pre(walls?.doors.every((each) => each.to <= room.width) ?? true);
        const flip = (each: OnWall): OnWall =>
          each.wall === 'front' || each.wall === 'back'
            ? { wall: each.wall, from: room.width - each.to, to: room.width - each.from }
            : { ...each, wall: each.wall === 'left' ? 'right' : 'left' };
        const known: RoomWalls = {
          doors: walls?.doors ?? [],
          windows: [],
          screen: { wall: 'front', from: room.width / 2 - 0.5, to: room.width / 2 + 0.5 },
        };
        const plan = planOf({ ...room, walls: known }, seating);
        const mirror = planOf(
          { ...room, walls: { ...known, doors: known.doors.map(flip) } },
          seating,
        );
        expect(mirror.seats).toHaveLength(plan.seats.length);
        mirror.seats.forEach((seat, index) => {
          expect(seat.x).toBeCloseTo(plan.seats[index]?.x ?? 0, 6);
          expect(seat.y).toBeCloseTo(room.width - (plan.seats[index]?.y ?? 0), 6);
        });
        expect(planOf({ ...room, walls: known }, seating)).toEqual(plan);
      }),
      propertyRuns(300),
    ));
});
