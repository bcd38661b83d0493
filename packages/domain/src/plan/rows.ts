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

/** What rows are made of, in metres, before more or less air is given to it. */
type RowMeasures = { seat: number; row: number; desk: number };

const theatreRows: RowMeasures = { seat: 0.55, row: 0.95, desk: 0 };
const classroomRows: RowMeasures = { seat: 0.7, row: 1.5, desk: 0.45 };
/** From roomy to the tightest that is still decent. */
const airs = [1.3, 1.2, 1.1, 1, 0.95, 0.9];

/** An aisle between blocks of chairs, and how wide it may grow. */
const mainAisle = 1.2;
const widestAisle = 2;
/** Chairs beside each other that are reached from one end, and from both. */
const longestDeadEnd = 8;
const longestRow = 16;

type Blocks = { count: number; openEnds: boolean };

/** Rows of chairs that look to the screen. */
export const theatre = (ground: Ground, capacity: number): Furniture =>
  inRows(ground, capacity, theatreRows);

/** Rows of desks that look to the screen. */
export const classroom = (ground: Ground, capacity: number): Furniture =>
  inRows(ground, capacity, classroomRows);

function inRows(ground: Ground, capacity: number, measures: RowMeasures): Furniture {
  const counts = ground.width < 6 ? [1, 2, 3, 4, 5, 6] : [2, 1, 3, 4, 5, 6];
  const ways = airs.flatMap((air) =>
    counts.flatMap((count) =>
      [false, true].map((openEnds) => ({ air, blocks: { count, openEnds } })),
    ),
  );
  return roomiest(ways, capacity, ({ air, blocks }) =>
    rowsOf(ground, capacity, blocks, {
      seat: measures.seat * air,
      row: measures.row * air,
      desk: measures.desk,
    }),
  );
}

function rowsOf(
  ground: Ground,
  capacity: number,
  blocks: Blocks,
  { seat, row, desk }: RowMeasures,
): Furniture {
  const { length, width, free } = ground;
  const across = seatsAcross(ground, blocks, seat);
  const perRow = across.flat().length;
  if (perRow === 0) return { tables: [], seats: [] };
  const deep = desk === 0 ? chairSide : desk + toBack;
  const front = Math.max(free.front, between(1.5, length / 6, 3));
  const most = fitting(length - front - free.back, deep, row - deep);
  const starts = indexes(Math.min(most, Math.ceil(capacity / perRow))).map(
    (index) => front + index * row,
  );
  const rows = starts.map((start, index) => {
    const x = start + (desk === 0 ? chairSide / 2 : desk + toChair);
    const seats = across
      .flatMap((ys, block) => ys.map((y) => ({ ...chair(x, y, 180), block })))
      .toSorted((a, b) => Math.abs(a.y - width / 2) - Math.abs(b.y - width / 2) || a.y - b.y)
      .slice(0, capacity - index * perRow);
    return { start, seats };
  });
  const desks = rows.flatMap(({ start, seats }) =>
    desk === 0
      ? []
      : across.flatMap((_, block) =>
          deskBefore(
            start + desk / 2,
            desk,
            seat,
            seats.filter((each) => each.block === block),
          ),
        ),
  );
  return {
    tables: desks,
    seats: rows.flatMap(({ seats }) => seats.map(({ block: _, ...each }) => each)),
  };
}

/** A desk is as long as the chairs at it; without a chair there is none. */
function deskBefore(x: number, desk: number, seat: number, chairs: readonly Seat[]): Table[] {
  if (chairs.length === 0) return [];
  const ys = chairs.map(({ y }) => y);
  const [from, to] = [Math.min(...ys) - seat / 2, Math.max(...ys) + seat / 2];
  return [{ shape: 'rectangle', x, y: (from + to) / 2, length: desk, width: to - from }];
}

/** The middles of the chairs of one row, by block; aisles are between the blocks. */
function seatsAcross(
  { width, free }: Ground,
  { count, openEnds }: Blocks,
  seat: number,
): readonly (readonly number[])[] {
  const end = openEnds ? aisle : 0;
  const far = Math.max(free.far, end);
  const near = Math.max(free.near, count === 1 ? aisle : end);
  const space = width - far - near - (count - 1) * mainAisle;
  const most = evenParts(fitting(space, seat), count).map((seats, block) => {
    const isFirst = block === 0;
    const isLast = block === count - 1;
    const isDeadEnd = (isFirst && far < aisle) || (isLast && near < aisle);
    return Math.min(seats, isDeadEnd ? longestDeadEnd : longestRow);
  });
  const taken = most.reduce((sum, seats) => sum + seats * seat, 0);
  const apart = Math.min(widestAisle, mainAisle + Math.max(0, space - taken) / (count + 1));
  const whole = taken + (count - 1) * apart;
  let at = between(far, (width - whole) / 2, width - near - whole);
  return most.map((seats) => {
    const start = at;
    at += seats * seat + apart;
    return indexes(seats).map((index) => start + (index + 0.5) * seat);
  });
}
