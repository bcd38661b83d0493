import {
  aisle,
  between,
  chair,
  fitting,
  fromMiddle,
  type Furniture,
  type Ground,
  indexes,
  roomiest,
  type Table,
  toBack,
  toChair,
} from './furniture.ts';

/** Metres of table for each person, roomy first. */
const places = [0.8, 0.75, 0.7, 0.65, 0.6];
/** Depth of the tables of a U. */
const deep = 0.6;
/** What the table is longer than its chairs. */
const overhang = 0.1;

/** From the screen to the table. */
const beforeTable = 1;
const beforeU = 1.2;

/** One table; nobody sits with the back to the screen. */
export function boardroom(ground: Ground, capacity: number): Furniture {
  const widths = capacity > 12 ? [1.6, 1.4, 1.2, 0.9, 0.7] : [1.2, 0.9, 0.7];
  const ways = places.flatMap((place) => widths.map((width) => ({ place, width })));
  return roomiest(ways, capacity, (way) => oneTable(ground, capacity, way));
}

function oneTable(
  { length: roomLength, width: roomWidth, free }: Ground,
  capacity: number,
  { place, width }: { place: number; width: number },
): Furniture {
  const front = Math.max(free.front, beforeTable);
  const whole = width + 2 * toBack;
  const near = Math.max(free.near, aisle);
  // Pairs face each other, and who is left sits at the end.
  const ends = capacity % 2 === 1 ? 1 : width >= 1.2 ? 2 : 0;
  const atEnd = ends === 0 ? 0 : toBack;
  const space = roomLength - front - free.back - atEnd - 2 * overhang;
  const pairs = Math.min(fitting(space, place), Math.ceil((capacity - ends) / 2));
  if (fitting(roomWidth - free.far - near, whole) === 0 || space < 0 || (pairs === 0 && ends === 0))
    return { tables: [], seats: [] };
  const length = Math.max(pairs * place, place) + 2 * overhang;
  if (fitting(roomLength - front - free.back - atEnd, length) === 0)
    return { tables: [], seats: [] };
  const y = between(free.far + whole / 2, roomWidth / 2, roomWidth - near - whole / 2);
  const x0 = between(
    front,
    (roomLength - length - atEnd) / 2,
    roomLength - free.back - atEnd - length,
  );
  return {
    tables: [{ shape: 'rectangle', x: x0 + length / 2, y, length, width }],
    seats: [
      ...fromMiddle(ends).map((index) =>
        chair(x0 + length + toChair, y + (index + 0.5 - ends / 2) * (width / 2), 180),
      ),
      ...indexes(pairs)
        .toReversed()
        .flatMap((index) => {
          const x = x0 + overhang + (index + 0.5) * place;
          return [chair(x, y - width / 2 - toChair, 90), chair(x, y + width / 2 + toChair, 270)];
        }),
    ].slice(0, capacity),
  };
}

/** Three sides of tables, open to the screen, with chairs outside only. */
export const uShape = (ground: Ground, capacity: number): Furniture =>
  roomiest(places, capacity, (place) => aU(ground, capacity, place));

/** So many at the base that as many sit on one leg as on the other. */
const sameParity = (across: number, capacity: number, most: number): number =>
  (capacity - across) % 2 === 0 ? across : across < most ? across + 1 : across - 1;

function aU(
  { length: roomLength, width: roomWidth, free }: Ground,
  capacity: number,
  place: number,
): Furniture {
  const front = Math.max(free.front, beforeU);
  const near = Math.max(free.near, aisle);
  const mostAcross = fitting(roomWidth - free.far - near - 2 * toBack, place);
  const mostAlong = fitting(roomLength - front - free.back - deep - toBack, place);
  // Who stands inside needs an aisle between the legs.
  const leastAcross = Math.ceil((2 * deep + aisle) / place);
  if (mostAcross < leastAcross || mostAlong === 0) return { tables: [], seats: [] };
  const wished = Math.max(leastAcross, Math.round(capacity * 0.28), capacity - 2 * mostAlong);
  const across = sameParity(Math.min(wished, mostAcross), capacity, mostAcross);
  const along = between(1, Math.ceil((capacity - across) / 2), mostAlong);
  const width = across * place;
  const leg = along * place;
  const y = between(
    free.far + toBack + width / 2,
    roomWidth / 2,
    roomWidth - near - toBack - width / 2,
  );
  const whole = leg + deep + toBack;
  const x0 = between(front, (roomLength - whole) / 2, roomLength - free.back - whole);
  const legAt = (side: number): Table => ({
    shape: 'rectangle',
    x: x0 + leg / 2,
    y: y + side * (width / 2 - deep / 2),
    length: leg,
    width: deep,
  });
  return {
    tables: [
      { shape: 'rectangle', x: x0 + leg + deep / 2, y, length: deep, width },
      legAt(-1),
      legAt(1),
    ],
    seats: [
      ...fromMiddle(across).map((index) =>
        chair(x0 + leg + deep + toChair, y - width / 2 + (index + 0.5) * place, 180),
      ),
      ...indexes(along)
        .toReversed()
        .flatMap((index) => {
          const x = x0 + (index + 0.5) * place;
          return [chair(x, y - width / 2 - toChair, 90), chair(x, y + width / 2 + toChair, 270)];
        }),
    ].slice(0, capacity),
  };
}
