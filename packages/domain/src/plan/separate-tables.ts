import {
  aisle,
  between,
  chair,
  chairSide,
  evenParts,
  fitting,
  type Furniture,
  type Ground,
  indexes,
  roomiest,
  type Seat,
  type Table,
  toBack,
  toChair,
} from './furniture.ts';

/** One kind of table with those around it, as `places` of them at most. */
type Kind = {
  places: number;
  /** What it takes from its middle to the screen, away from it, and to both sides. */
  reach: { front: number; back: number; side: number };
  /** Between it and the next one behind it; tables beside each other have an aisle between them. */
  behind: number;
  table: (x: number, y: number) => Table;
  /** Those at a table, best seen screen first. */
  seats: (x: number, y: number, count: number) => readonly Seat[];
};

const degrees = (angle: number) => (angle * Math.PI) / 180;
/** Half of a chair's diagonal: a chair beside a round table stands askew. */
const halfDiagonal = chairSide * Math.SQRT1_2;

/** The angle of each of `count` around a table: first who looks to the screen, then both sides. */
const turnOf = (index: number, step: number, count: number): number => {
  const odd = count % 2;
  const steps = Math.floor((index + odd) / 2) + (odd === 1 ? 0 : 0.5);
  return steps * step * (index % 2 === 0 ? 1 : -1);
};

/**
 * A round table with `count` chairs; `of` is how many would stand around the whole of it, so that
 * fewer leave the side to the screen open.
 */
function round(radius: number, places: number, of: number): Kind {
  const toMiddle = radius + toChair;
  const step = 360 / of;
  const widest = ((places - 1) / 2) * step;
  // The outer corners of a chair.
  const whole = Math.hypot(radius + toBack, chairSide / 2);
  return {
    places,
    reach: {
      front: Math.max(radius, halfDiagonal - toMiddle * Math.cos(degrees(widest))),
      back: whole,
      side: whole,
    },
    behind: aisle,
    table: (x, y) => ({ shape: 'round', x, y, radius }),
    seats: (x, y, count) => {
      // Chairs all around are spread; an open side stays as wide as it is.
      const apart = places === of ? 360 / count : step;
      return indexes(count).map((index) => {
        const angle = turnOf(index, apart, count);
        return chair(
          x + toMiddle * Math.cos(degrees(angle)),
          y + toMiddle * Math.sin(degrees(angle)),
          angle + 180,
        );
      });
    },
  };
}

/** A high table with guests who stand around it. */
function standing(places: number, behind: number): Kind {
  const [radius, toGuest, guest] = [0.35, 0.63, 0.18];
  const reach = toGuest + guest;
  return {
    places,
    reach: { front: reach, back: reach, side: reach },
    behind,
    table: (x, y) => ({ shape: 'round', x, y, radius }),
    seats: (x, y, count) =>
      indexes(count).map((index) => {
        const angle = turnOf(index, 360 / count, count);
        return {
          x: x + toGuest * Math.cos(degrees(angle)),
          y: y + toGuest * Math.sin(degrees(angle)),
          rotation: angle + 180,
          standing: true,
        };
      }),
  };
}

/** A table with chairs along both of its long sides. */
function long(pairs: number, place: number, width: number): Kind {
  const length = pairs * place;
  return {
    places: pairs * 2,
    reach: { front: length / 2, back: length / 2, side: width / 2 + toBack },
    behind: aisle,
    table: (x, y) => ({ shape: 'rectangle', x, y, length, width }),
    seats: (x, y, count) =>
      indexes(count).map((index) => {
        const side = index % 2 === 0 ? -1 : 1;
        return chair(
          x - length / 2 + (Math.floor(index / 2) + 0.5) * place,
          y + side * (width / 2 + toChair),
          side * -90,
        );
      }),
  };
}

const banquetTables = [
  round(0.75, 8, 8),
  round(0.75, 9, 9),
  round(0.75, 10, 10),
  round(0.6, 6, 6),
  round(0.6, 7, 7),
];
const cabaretTables = [
  round(0.75, 6, 8),
  round(0.75, 7, 9),
  round(0.6, 4, 6),
  round(0.6, 5, 7),
  round(0.75, 8, 10),
  round(0.6, 6, 8),
];
const highTables = [
  ...[4, 5, 6, 7].map((places) => standing(places, aisle)),
  ...[5, 6, 7].map((places) => standing(places, aisle / 2)),
];
const islands = [
  long(3, 0.7, 0.8),
  long(2, 0.7, 0.8),
  long(4, 0.7, 0.8),
  long(3, 0.6, 0.7),
  long(4, 0.6, 0.7),
  long(2, 0.6, 0.7),
];

type Furnish = (ground: Ground, capacity: number, group: number) => Furniture;
const tablesOf =
  (kinds: readonly Kind[], front: number): Furnish =>
  (ground, capacity, group) =>
    roomiest(kinds, capacity, (kind) => inColumns(ground, capacity, group, kind, front));

/** Round tables, chairs all around. */
export const banquet = tablesOf(banquetTables, aisle);
/** Round tables, open to the screen. */
export const cabaret = tablesOf(cabaretTables, 1.5);
/** High tables at which one stands. */
export const cocktail = tablesOf(highTables, aisle);
/** Tables of four to eight along the room. */
export const island = tablesOf(islands, 1.2);

/** As many tables as are needed in columns across the room, an aisle between each two. */
function inColumns(
  { length, width, free }: Ground,
  capacity: number,
  group: number,
  kind: Kind,
  beforeFirst: number,
): Furniture {
  const { reach, places, behind } = kind;
  const front = Math.max(free.front, beforeFirst);
  const across = 2 * reach.side;
  const along = reach.front + reach.back;
  const beside = fitting(width - free.far - free.near, across, aisle);
  // A single table leaves an aisle on the side of the door, several have theirs between them.
  const near = beside < 2 ? Math.max(free.near, aisle) : free.near;
  const perColumn = beside < 2 ? Math.min(1, fitting(width - free.far - near, across)) : beside;
  const columns = fitting(length - front - free.back, along, behind);
  const count = Math.min(perColumn * columns, Math.ceil(capacity / places));
  if (count === 0) return { tables: [], seats: [] };
  const needed = Math.ceil(count / perColumn);
  const end = length - free.back;
  const xs = spread(needed, along, behind, [front, end], (front + end) / 2);
  const tables = evenParts(count, needed).flatMap((inColumn, column) =>
    // Where nobody passes between columns, the aisles along the room go through all of them.
    spread(
      behind < aisle ? perColumn : inColumn,
      across,
      aisle,
      [free.far, width - near],
      width / 2,
    )
      .toSorted((a, b) => Math.abs(a - width / 2) - Math.abs(b - width / 2) || a - b)
      .slice(0, inColumn)
      .map((y) => ({ x: (xs[column] ?? 0) + (reach.front - reach.back) / 2, y })),
  );
  const shares = evenParts(Math.min(capacity, count * places), count);
  return {
    tables: tables.map(({ x, y }) => kind.table(x, y)),
    seats: byTurns(
      tables.map(({ x, y }, index) => kind.seats(x, y, shares[index] ?? 0)),
      group,
    ),
  };
}

/** Middles of so many pieces, apart as far as there is room for, around the middle if possible. */
function spread(
  count: number,
  size: number,
  least: number,
  [from, to]: readonly [number, number],
  middle: number,
): readonly number[] {
  const rest = to - from - count * size - (count - 1) * least;
  const gap = least + between(0, rest / (count + 1), aisle);
  const whole = count * size + (count - 1) * gap;
  const start = between(from, middle - whole / 2, to - whole);
  return indexes(count).map((index) => start + size / 2 + index * (size + gap));
}

/** The group sits at as few tables as seat it, evenly; then come the other tables. */
function byTurns(tables: readonly (readonly Seat[])[], group: number): readonly Seat[] {
  let seats = 0;
  let used = 0;
  while (used < tables.length && seats < group) {
    seats += tables[used]?.length ?? 0;
    used += 1;
  }
  const taken = tables.slice(0, used);
  const rounds = Math.max(0, ...taken.map((table) => table.length));
  return [
    ...indexes(rounds).flatMap((round) => taken.flatMap((table) => table.slice(round, round + 1))),
    ...tables.slice(used).flat(),
  ];
}
