import { palettes } from './palettes.ts';

/*
 * A room seen all around from one place, as a picture that a 360° viewer turns: each pixel is a
 * direction (equirectangular), and what a ray meets there is painted. Metres; x to the right, y up,
 * z towards the viewer's back.
 */

type Point = readonly [x: number, y: number, z: number];
type Colour = readonly [red: number, green: number, blue: number];
type Box = { from: Point; to: Point; colour: Colour };
type Ball = { centre: Point; radius: number; colour: Colour; shines?: boolean };
/** Something flat on a wall: a window, a door, a screen. `across` and `up` from 0 to 1. */
type Panel = {
  wall: Wall;
  from: readonly [across: number, up: number];
  to: readonly [across: number, up: number];
  paint: (across: number, up: number) => Colour;
};
type Wall = 'left' | 'right' | 'front' | 'back';

export type RoundRoom = {
  size: Point;
  eye: Point;
  colours: Record<'wall' | 'side' | 'floor' | 'ceiling', Colour>;
  boxes: readonly Box[];
  balls: readonly Ball[];
  panels: readonly Panel[];
};

const hex = (text: string): Colour => [
  parseInt(text.slice(1, 3), 16),
  parseInt(text.slice(3, 5), 16),
  parseInt(text.slice(5, 7), 16),
];
const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
const lit = ([red, green, blue]: Colour, light: number): Colour => [
  Math.min(255, red * light),
  Math.min(255, green * light),
  Math.min(255, blue * light),
];

const sky = { high: hex('#b7d3e2'), low: hex('#f4e3cd') };
const sea = { far: hex('#9dbccb'), near: hex('#6c93a8') };
const shore = hex('#7d8f86');
const frame = hex('#4a4038');

/** The harbour behind panes: sky, the other shore, water, and two sails. */
function harbour(across: number, up: number): Colour {
  const pane = (across * 6) % 1;
  if (pane < 0.02 || pane > 0.98 || up < 0.015 || up > 0.985) return frame;
  const horizon = 0.42;
  for (const at of [0.23, 0.71]) {
    const height = (up - horizon + 0.03) / 0.22;
    if (height > 0 && height < 1 && Math.abs(across - at) < (1 - height) * 0.018)
      return hex('#fbfaf5');
  }
  if (up > horizon) {
    const hills = horizon + 0.035 + 0.018 * Math.sin(across * 21) + 0.012 * Math.sin(across * 47);
    if (up < hills) return shore;
    return mix(sky.low, sky.high, Math.min(1, (up - horizon) / 0.5));
  }
  return mix(sea.far, sea.near, (horizon - up) / horizon);
}

const screen = (across: number, up: number): Colour => {
  const edge = Math.min(across * 1.8, (1 - across) * 1.8, up, 1 - up);
  if (edge < 0.03) return hex('#1f2629');
  if (up > 0.62 && up < 0.7 && across > 0.12 && across < 0.55) return hex('#eef4f5');
  if (up > 0.28 && up < 0.5 && across > 0.12 && across < 0.88)
    return Math.sin(across * 34) * 0.09 + 0.38 > up ? hex('#e7b877') : hex('#3f7f86');
  return hex('#2c6a72');
};

const door = (across: number, up: number): Colour =>
  Math.hypot((across - 0.88) * 0.9, (up - 0.47) * 2.1) < 0.035
    ? hex('#d8c08c')
    : Math.min(across * 0.9, (1 - across) * 0.9, 1 - up) < 0.05
      ? hex('#6d4e35')
      : hex('#8a6446');

/** A picture on the wall: hills in two tones. */
const painting = (across: number, up: number): Colour =>
  Math.min(across * 1.4, (1 - across) * 1.4, up, 1 - up) < 0.05
    ? hex('#f1ece1')
    : up < 0.35 + 0.12 * Math.sin(across * 6)
      ? hex('#41695e')
      : up < 0.5 + 0.1 * Math.sin(across * 4 + 2)
        ? hex('#7fa08c')
        : hex('#ecd9bd');

const legs = ([x, z]: readonly [number, number], height: number, colour: Colour): Box => ({
  from: [x - 0.05, 0, z - 0.05],
  to: [x + 0.05, height, z + 0.05],
  colour,
});

/** A chair that looks to `facing` (-1 or 1) along x. */
const chair = (x: number, z: number, facing: number, seat: Colour, dark: Colour): Box[] => [
  legs([x, z], 0.42, dark),
  { from: [x - 0.25, 0.42, z - 0.25], to: [x + 0.25, 0.5, z + 0.25], colour: seat },
  {
    from: [x - 0.25 * facing - 0.04, 0.5, z - 0.25],
    to: [x - 0.25 * facing + 0.04, 0.98, z + 0.25],
    colour: lit(seat, 0.94),
  },
];

/** The Harbour Room: a long oak table before a window wall over the sea. */
function harbourRoom(): RoundRoom {
  const { wall, side, floor, wood, seat, dark } = palettes.harbour;
  const places = [-3.3, -2.2, -1.1, 0, 1.1, 2.2, 3.3];
  return {
    size: [7.4, 3.2, 11.6],
    eye: [2.35, 1.6, 1.2],
    colours: { wall: hex(wall), side: hex(side), floor: hex(floor), ceiling: hex('#f3f1ec') },
    boxes: [
      { from: [-1.35, 0.7, -4.1], to: [0.35, 0.76, 4.1], colour: hex(wood) },
      ...[-3.4, 0, 3.4].map((z): Box => ({
        from: [-0.75, 0, z - 0.3],
        to: [-0.25, 0.7, z + 0.3],
        colour: hex(dark),
      })),
      ...places.flatMap((z) => [
        ...chair(-1.75, z, 1, hex(seat), hex(dark)),
        ...chair(0.75, z, -1, hex(seat), hex(dark)),
      ]),
      // Paper, and carafes of water.
      ...places.flatMap((z): Box[] => [
        { from: [-1.15, 0.76, z - 0.15], to: [-0.95, 0.765, z + 0.15], colour: hex('#fbfaf6') },
        { from: [-0.05, 0.76, z - 0.15], to: [0.15, 0.765, z + 0.15], colour: hex('#fbfaf6') },
      ]),
      { from: [2.9, 0, -5.75], to: [3.65, 0.85, -2.6], colour: hex('#7b5a3d') },
      { from: [3.0, 0.85, -4.6], to: [3.4, 0.87, -3.4], colour: hex('#e9e4da') },
    ],
    balls: [
      ...[-2.7, 0, 2.7].map((z): Ball => ({
        centre: [-0.5, 2.35, z],
        radius: 0.24,
        colour: hex('#fff3d6'),
        shines: true,
      })),
      ...[0.95, 1.25, 1.5].map((y, at): Ball => ({
        centre: [3.2 + 0.08 * (at - 1), y, 5.1 - 0.1 * at],
        radius: 0.42 - 0.07 * at,
        colour: hex('#4f7658'),
      })),
      { centre: [3.2, 0.3, 5.1], radius: 0.3, colour: hex('#b9694a') },
    ],
    panels: [
      { wall: 'left', from: [0.03, 0.12], to: [0.97, 0.94], paint: harbour },
      { wall: 'front', from: [0.28, 0.3], to: [0.62, 0.8], paint: screen },
      { wall: 'back', from: [0.12, 0.0], to: [0.26, 0.68], paint: door },
      { wall: 'back', from: [0.45, 0.38], to: [0.75, 0.8], paint: painting },
      { wall: 'right', from: [0.5, 0.4], to: [0.64, 0.8], paint: painting },
      { wall: 'right', from: [0.2, 0.4], to: [0.34, 0.8], paint: painting },
    ],
  };
}

/** The foyer of the Grand Harbour: sofas under tall windows, a desk, plants. */
function foyer(): RoundRoom {
  const { floor, wood, dark } = palettes.oak;
  const sofa = hex('#2f5d7a');
  const sofaAt = (x: number, z: number, facing: number): Box[] => [
    { from: [x - 0.45, 0.12, z - 1.2], to: [x + 0.45, 0.44, z + 1.2], colour: sofa },
    {
      from: [x - 0.45 * facing - 0.12, 0.44, z - 1.2],
      to: [x - 0.45 * facing + 0.12, 0.86, z + 1.2],
      colour: lit(sofa, 0.92),
    },
  ];
  const column = (x: number, z: number): Box => ({
    from: [x - 0.25, 0, z - 0.25],
    to: [x + 0.25, 5, z + 0.25],
    colour: hex('#efe9dd'),
  });
  const plant = (x: number, z: number): Ball[] => [
    { centre: [x, 0.3, z], radius: 0.34, colour: hex('#b9694a') },
    { centre: [x, 1.0, z], radius: 0.5, colour: hex('#4f7658') },
    { centre: [x + 0.15, 1.5, z - 0.1], radius: 0.38, colour: hex('#5d8a66') },
  ];
  return {
    size: [14, 5, 18],
    eye: [0, 1.6, 1],
    colours: {
      wall: hex('#e9dfcd'),
      side: hex('#d9cdb9'),
      floor: hex(floor),
      ceiling: hex('#f6f2ea'),
    },
    boxes: [
      ...sofaAt(-4.4, -3, 1),
      ...sofaAt(-1.7, -3, -1),
      ...sofaAt(-4.4, 4.5, 1),
      ...sofaAt(-1.7, 4.5, -1),
      ...[-3, 4.5].map((z): Box => ({
        from: [-3.4, 0.34, z - 0.5],
        to: [-2.7, 0.4, z + 0.5],
        colour: hex(wood),
      })),
      column(-6.75, 0),
      column(6.75, 0),
      column(-6.75, -8.75),
      column(6.75, -8.75),
      { from: [4.4, 0, -4.2], to: [5.1, 1.1, 3], colour: hex('#6f5236') },
      { from: [4.3, 1.1, -4.3], to: [5.2, 1.16, 3.1], colour: hex(dark) },
      // A carpet below each group of sofas.
      { from: [-5.2, 0, -4.8], to: [-0.9, 0.015, -1.2], colour: hex('#b5533f') },
      { from: [-5.2, 0, 2.7], to: [-0.9, 0.015, 6.3], colour: hex('#b5533f') },
    ],
    balls: [
      ...[-5, 0, 5].map((z): Ball => ({
        centre: [0, 3.9, z],
        radius: 0.42,
        colour: hex('#fff1cf'),
        shines: true,
      })),
      ...plant(-6.2, -7.9),
      ...plant(-6.2, 8.1),
      ...plant(6.2, 6.8),
      ...plant(2.2, -8.2),
    ],
    panels: [
      { wall: 'left', from: [0.04, 0.1], to: [0.46, 0.9], paint: harbour },
      { wall: 'left', from: [0.54, 0.1], to: [0.96, 0.9], paint: harbour },
      { wall: 'front', from: [0.42, 0], to: [0.58, 0.52], paint: door },
      { wall: 'front', from: [0.12, 0.35], to: [0.32, 0.7], paint: painting },
      { wall: 'front', from: [0.68, 0.35], to: [0.88, 0.7], paint: painting },
      { wall: 'right', from: [0.3, 0.36], to: [0.44, 0.7], paint: painting },
      { wall: 'right', from: [0.56, 0.36], to: [0.7, 0.7], paint: painting },
      { wall: 'back', from: [0.12, 0], to: [0.24, 0.52], paint: door },
      { wall: 'back', from: [0.4, 0.32], to: [0.6, 0.72], paint: painting },
    ],
  };
}

/** The demonstration's 360° views, by the name of their files. */
export const roundRooms = { 'round-harbour-room': harbourRoom, 'round-grand-harbour': foyer };

type Hit = { distance: number; colour: Colour };

type Things = Pick<RoundRoom, 'boxes' | 'balls'>;

/** What a ray from the eye meets, of things that are in its direction. */
function paintRay(room: RoundRoom, { boxes, balls }: Things, ray: Point): Colour {
  let best = shell(room, ray);
  for (const box of boxes) best = nearer(best, boxHit(box, room.eye, ray));
  for (const ball of balls) best = nearer(best, ballHit(ball, room.eye, ray));
  return best.colour;
}

/** The things of a room that a column of pixels can show. */
function thingsAt({ boxes, balls, eye }: RoundRoom, yaw: number): Things {
  const [x, , z] = eye;
  const isAhead = (nearX: number, nearZ: number, reach: number): boolean => {
    const [awayX, awayZ] = [nearX - x, nearZ - z];
    const distance = Math.hypot(awayX, awayZ);
    if (distance <= reach) return true;
    const turn = Math.atan2(awayX, -awayZ) - yaw;
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) <= Math.asin(reach / distance);
  };
  return {
    boxes: boxes.filter(({ from, to }) =>
      isAhead(
        (from[0] + to[0]) / 2,
        (from[2] + to[2]) / 2,
        Math.hypot(to[0] - from[0], to[2] - from[2]) / 2,
      ),
    ),
    balls: balls.filter(({ centre, radius }) => isAhead(centre[0], centre[2], radius)),
  };
}

const nearer = (one: Hit, other: Hit | null): Hit =>
  other !== null && other.distance < one.distance ? other : one;

const axes = [0, 1, 2] as const;
/** How bright a side is that looks along each axis; light comes from the windows, on the left. */
const brightness = { low: [0.78, 0.62, 0.86], high: [1, 1.04, 0.9] } as const;

function boxHit({ from, to, colour }: Box, eye: Point, ray: Point): Hit | null {
  let enter = 0;
  let leave = Infinity;
  let side = 0;
  for (const axis of axes) {
    const one = (from[axis] - eye[axis]) / ray[axis];
    const other = (to[axis] - eye[axis]) / ray[axis];
    const near = Math.min(one, other);
    if (near > enter) {
      enter = near;
      side = axis;
    }
    leave = Math.min(leave, Math.max(one, other));
    if (enter > leave) return null;
  }
  if (enter === 0) return null;
  // A ray that goes up along an axis meets the lower side.
  const light = ray[side as 0 | 1 | 2] > 0 ? brightness.low : brightness.high;
  return { distance: enter, colour: lit(colour, light[side as 0 | 1 | 2]) };
}

function ballHit(
  { centre, radius, colour, shines = false }: Ball,
  eye: Point,
  ray: Point,
): Hit | null {
  const away: Point = [eye[0] - centre[0], eye[1] - centre[1], eye[2] - centre[2]];
  const half = away[0] * ray[0] + away[1] * ray[1] + away[2] * ray[2];
  const rest = half ** 2 - (away[0] ** 2 + away[1] ** 2 + away[2] ** 2 - radius ** 2);
  if (rest < 0) return null;
  const distance = -half - Math.sqrt(rest);
  if (distance <= 0) return null;
  const up = (away[1] + distance * ray[1]) / radius;
  const left = -(away[0] + distance * ray[0]) / radius;
  return { distance, colour: shines ? colour : lit(colour, 0.82 + 0.2 * up + 0.1 * left) };
}

/** Walls, floor and ceiling, darker towards their edges. */
function shell({ size, eye, colours, panels, boxes }: RoundRoom, ray: Point): Hit {
  const [width, height, depth] = size;
  const low: Point = [-width / 2, 0, -depth / 2];
  const high: Point = [width / 2, height, depth / 2];
  let distance = Infinity;
  let met = 0;
  for (const axis of axes) {
    const to = ((ray[axis] > 0 ? high : low)[axis] - eye[axis]) / ray[axis];
    if (to > 0 && to < distance) {
      distance = to;
      met = axis;
    }
  }
  const at = (axis: 0 | 1 | 2) => eye[axis] + distance * ray[axis];
  const [x, y, z] = [at(0), at(1), at(2)];
  const corner = (one: number, other: number) =>
    1 - 0.16 * Math.exp(-one / 0.5) - 0.16 * Math.exp(-other / 0.5);
  const fromSides = Math.min(x - low[0], high[0] - x);
  const fromEnds = Math.min(z - low[2], high[2] - z);
  if (met === 1) {
    const shade = corner(fromSides, fromEnds);
    if (ray[1] > 0) return { distance, colour: lit(colours.ceiling, shade) };
    return { distance, colour: lit(planks(colours.floor, x, z), shade * shadow(boxes, x, z)) };
  }
  const wall: Wall = met === 0 ? (ray[0] > 0 ? 'right' : 'left') : ray[2] > 0 ? 'back' : 'front';
  const along = met === 0 ? (z - low[2]) / depth : (x - low[0]) / width;
  // As a person sees it who stands before the wall, from the left to the right.
  const across = wall === 'left' || wall === 'back' ? 1 - along : along;
  const up = y / height;
  for (const { wall: of, from, to, paint } of panels)
    if (of === wall && across > from[0] && across < to[0] && up > from[1] && up < to[1])
      return {
        distance,
        colour: paint((across - from[0]) / (to[0] - from[0]), (up - from[1]) / (to[1] - from[1])),
      };
  const shade = corner(met === 0 ? fromEnds : fromSides, Math.min(y, height - y));
  const plain = up < 0.035 ? lit(colours.side, 0.8) : met === 0 ? colours.side : colours.wall;
  return { distance, colour: lit(plain, shade) };
}

/** A floor of planks, each a little different. */
function planks(colour: Colour, x: number, z: number): Colour {
  const row = Math.floor(x / 0.18);
  const length = Math.floor((z + (row % 3) * 0.7) / 2.1);
  const tone = Math.abs(Math.sin(row * 12.9898 + length * 78.233) * 43758.5453) % 1;
  const seam = ((x % 0.18) + 0.18) % 0.18 < 0.006 ? 0.9 : 1;
  return lit(colour, (0.95 + 0.08 * tone) * seam);
}

/** Below furniture it is darker. */
function shadow(boxes: readonly Box[], x: number, z: number): number {
  let light = 1;
  for (const { from, to } of boxes) {
    const beside = Math.max(from[0] - x, x - to[0]);
    const before = Math.max(from[2] - z, z - to[2]);
    if (to[1] < 0.3 || to[1] > 1.2 || beside > 1 || before > 1) continue;
    const out = Math.hypot(Math.max(0, beside), Math.max(0, before));
    light = Math.min(light, 1 - 0.3 * Math.exp(-out / 0.22));
  }
  return light;
}

/** Red, green and blue of each pixel, row by row; twice as wide as high. */
export function drawRound(room: RoundRoom, width: number): Uint8Array {
  const height = width / 2;
  const pixels = new Uint8Array(width * height * 3);
  for (let column = 0; column < width; column += 1) {
    const yaw = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
    const things = thingsAt(room, yaw);
    for (let row = 0; row < height; row += 1) {
      const pitch = (0.5 - (row + 0.5) / height) * Math.PI;
      const level = Math.cos(pitch);
      const ray: Point = [Math.sin(yaw) * level, Math.sin(pitch), -Math.cos(yaw) * level];
      pixels.set(paintRay(room, things, ray), (row * width + column) * 3);
    }
  }
  return pixels;
}
