import { leafOf, type Placed, type RoomPlan } from '@foyer/domain';

type Point = readonly [number, number];
type Size = Pick<RoomPlan, 'length' | 'width'>;
type Seats = RoomPlan['seats'];

/** Centimetres are enough, and short. */
const written = (value: number) => String(Math.round(value * 100) / 100);
const to = (command: 'M' | 'L', [x, y]: Point) => `${command}${written(x)} ${written(y)}`;
const arcTo = (radius: number, clockwise: boolean, [x, y]: Point) =>
  `A${written(radius)} ${written(radius)} 0 0 ${clockwise ? 1 : 0} ${written(x)} ${written(y)}`;

const standingRadius = 0.17;

/** All chairs in one path, each with its back, and all who stand as circles. */
export const seatsPath = (seats: Seats): string =>
  seats.map((seat) => (seat.standing ? standingPath(seat) : chairPath(seat))).join('');

const standingPath = ({ x, y }: Seats[number]) =>
  to('M', [x - standingRadius, y]) +
  arcTo(standingRadius, true, [x + standingRadius, y]) +
  arcTo(standingRadius, true, [x - standingRadius, y]) +
  'Z';

function chairPath({ x, y, rotation }: Seats[number]): string {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // Drawn as if it looked along x.
  const at = (along: number, across: number): Point => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ];
  return (
    to('M', at(-0.15, -0.19)) +
    to('L', at(0.04, -0.19)) +
    arcTo(0.15, true, at(0.19, -0.04)) +
    to('L', at(0.19, 0.04)) +
    arcTo(0.15, true, at(0.04, 0.19)) +
    to('L', at(-0.15, 0.19)) +
    'Z' +
    to('M', at(-0.21, -0.2)) +
    to('L', at(-0.21, 0.2))
  );
}

/** A point so far along a wall, and so far into the room. */
function inRoom({ length, width }: Size, { wall }: Placed, along: number, deep: number): Point {
  return {
    front: [deep, along] as const,
    back: [length - deep, along] as const,
    right: [along, deep] as const,
    left: [along, width - deep] as const,
  }[wall];
}

/** A piece of a wall, `deep` metres inside its inner edge. */
export const wallLine = (size: Size, piece: Placed, deep = 0): string =>
  to('M', inRoom(size, piece, piece.from, deep)) + to('L', inRoom(size, piece, piece.to, deep));

/** The leaves of a door and where they swing; one that slides is a line in its wall. */
export function doorPath(size: Size, door: Placed, wallWidth: number): string {
  const leaf = leafOf(door);
  const { from, to: end } = door;
  if (leaf === 0) return wallLine(size, door, -wallWidth / 2);
  const leafFrom = (hinge: number, closed: number) => {
    const [fixed, open, shut] = [
      inRoom(size, door, hinge, 0),
      inRoom(size, door, hinge, leaf),
      inRoom(size, door, closed, 0),
    ];
    const turn =
      (open[0] - fixed[0]) * (shut[1] - fixed[1]) - (open[1] - fixed[1]) * (shut[0] - fixed[0]);
    return to('M', fixed) + to('L', open) + arcTo(leaf, turn > 0, shut);
  };
  if (leaf < end - from) return leafFrom(from, from + leaf) + leafFrom(end, end - leaf);
  // It opens against the nearer corner.
  const side = door.wall === 'front' || door.wall === 'back' ? size.width : size.length;
  return from + end < side ? leafFrom(from, end) : leafFrom(end, from);
}
