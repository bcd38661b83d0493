import { type Canvas, darker, glow, lighter, line, rect } from './canvas.ts';
import { chair, floorLamp, pendant, plant, roundTable, sofa, table } from './furniture.ts';
import { box, disc, project } from './perspective.ts';
import {
  backPaintings,
  backScreen,
  backWindows,
  createRoom,
  finishRoom,
  rug,
  type Palette,
  type Room,
  type Shell,
} from './room-shell.ts';
import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';
import type { View } from './views.ts';

export type RoomScene = {
  palette: Palette;
  view?: View;
  evening?: number;
  left?: Shell['left'];
  floor?: Shell['floor'];
  ceiling?: string;
};
type DrawRoom = (canvas: Canvas, scene: RoomScene, random: Seeded) => void;

function roomFor(
  canvas: Canvas,
  scene: RoomScene,
  random: Seeded,
  size: readonly [halfWidth: number, height: number, depth: number],
  usual: Pick<Shell, 'left' | 'floor'>,
  eye?: number,
): Room {
  const [halfWidth, height, depth] = size;
  const shell: Shell = {
    halfWidth,
    height,
    depth,
    left: scene.left ?? usual.left,
    floor: scene.floor ?? usual.floor,
    evening: scene.evening ?? 0,
    ...(scene.ceiling === undefined ? {} : { ceiling: scene.ceiling }),
  };
  return createRoom(canvas, shell, scene.palette, random, eye);
}

function lamps(
  room: Room,
  places: readonly (readonly [x: number, z: number])[],
  bottom: number,
  globe = false,
  width?: number,
): void {
  for (const [x, z] of [...places].sort((a, b) => b[1] - a[1])) {
    const [px, py] = project(room.camera, x, bottom, z);
    glow(room.canvas, px, py + 6, 1500 / z, '#ffe2ae', 0.5);
    pendant(
      room,
      x,
      z,
      bottom,
      room.shell.height,
      globe ? '#ffdf9e' : room.palette.lamp,
      globe,
      width,
    );
  }
}

export const boardroom: DrawRoom = (canvas, scene, random) => {
  const room = roomFor(
    canvas,
    scene,
    random,
    [3.4, 3.1, 8.2],
    { left: 'slats', floor: 'planks' },
    1.75,
  );
  const { palette } = room;
  backWindows(room, scene.view ?? 'sea', { count: 5 });
  plant(room, 2.75, 7.2, 1.9);
  chair(room, 0, 7.5, 'near', palette.seat);
  for (const z of [7, 6.3, 5.6, 4.9, 4.2]) {
    chair(room, -1.16, z, 'right', palette.seat);
    chair(room, 1.16, z, 'left', palette.seat);
  }
  table(room, 0, 3.75, 1.9, 3.5, palette.wood);
  for (const [x, z] of [
    [-0.6, 6.3],
    [0.6, 6.3],
    [-0.6, 5.2],
    [0.6, 5.2],
  ] as const)
    box(canvas, room.camera, { x, y: 0.745, z, width: 0.3, height: 0.012, depth: 0.22 }, '#f4f1ea');
  lamps(
    room,
    [
      [0, 6.8],
      [0, 5.7],
      [0, 4.7],
    ],
    2.15,
    false,
    0.55,
  );
  finishRoom(room);
};

export const skylineRoom: DrawRoom = (canvas, scene, random) => {
  const room = roomFor(
    canvas,
    scene,
    random,
    [4.4, 3, 8.6],
    { left: 'plain', floor: 'carpet' },
    1.7,
  );
  const { palette } = room;
  backWindows(room, scene.view ?? 'city', { count: 6, sill: 0.06, margin: 0.15 });
  plant(room, -3.6, 7.6, 1.9);
  for (const x of [-1.5, -0.5, 0.5, 1.5]) chair(room, x, 7.05, 'near', palette.seat);
  table(room, 0, 5.6, 4.2, 1.25, palette.wood);
  for (const x of [-1.5, -0.5, 0.5, 1.5]) chair(room, x, 5.3, 'away', palette.seat);
  lamps(
    room,
    [
      [-1.2, 6.2],
      [1.2, 6.2],
    ],
    2.2,
    false,
    0.5,
  );
  finishRoom(room);
};

export const studio: DrawRoom = (canvas, scene, random) => {
  const room = roomFor(
    canvas,
    scene,
    random,
    [3, 2.9, 7],
    { left: 'windows', floor: 'planks' },
    1.65,
  );
  const { palette, back } = room;
  for (let x = back.left + 60; x < back.right - 10; x += 62)
    canvas.add(
      line([x, back.top], [x, back.bottom - 8], darker(palette.wall, 0.25), 1.4, 'opacity=".35"'),
    );
  backScreen(room, 1.7, 1.05, -0.2);
  const notes = ['#f4d06f', '#f7f3ea', '#e59a7b', '#a9c7b5', '#f4d06f', '#f7f3ea'];
  notes.forEach((note, index) =>
    canvas.add(
      rect(
        back.right - 1.35 * back.metre + (index % 3) * 42,
        back.bottom - 2 * back.metre + Math.floor(index / 3) * 44,
        32,
        32,
        note,
        `transform="rotate(${(index % 3) * 3 - 3} ${back.right - 1.2 * back.metre} ${back.bottom - 1.8 * back.metre})"`,
      ),
    ),
  );
  plant(room, 2.4, 6.2, 1.8);
  chair(room, 0, 5.85, 'near', palette.seat);
  chair(room, -1.15, 5, 'right', palette.seat);
  chair(room, 1.15, 5, 'left', palette.seat);
  roundTable(room, 0, 5, 0.85, palette.wood, { foot: palette.dark });
  box(
    canvas,
    room.camera,
    { x: -0.25, y: 0.745, z: 5, width: 0.34, height: 0.012, depth: 0.24 },
    '#f4f1ea',
  );
  disc(canvas, room.camera, 0.3, 0.78, 4.9, 0.05, palette.seat);
  chair(room, 0.1, 3.95, 'away', palette.seat);
  lamps(room, [[0, 5]], 2, false, 0.7);
  finishRoom(room);
};

export const library: DrawRoom = (canvas, scene, random) => {
  const room = roomFor(
    canvas,
    scene,
    random,
    [3.3, 3.1, 7.4],
    { left: 'panels', floor: 'planks' },
    1.7,
  );
  const { palette, back } = room;
  const [left, right, top] = [
    back.left + 0.35 * back.metre,
    back.right - 0.35 * back.metre,
    back.top + 0.25 * back.metre,
  ];
  const bottom = back.bottom - 0.08 * back.metre;
  canvas.add(
    rect(left - 8, top - 8, right - left + 16, bottom - top + 8, darker(palette.wood, 0.42)),
    rect(left, top, right - left, bottom - top, darker(palette.wood, 0.62)),
  );
  const spines = [
    palette.seat,
    '#b5543c',
    '#d8c49a',
    '#2f5d5a',
    '#8a3b35',
    '#3f4f72',
    '#c98b3c',
    '#ece3d0',
    '#55705a',
    '#7a5c48',
  ];
  const bays = 5;
  const shelf = (bottom - top) / 6;
  for (let row = 0; row < 6; row += 1) {
    for (let x = left + 6; x < right - 14;) {
      const w = 6 + random.number() * 9;
      const h = shelf * (0.6 + random.number() * 0.28);
      const inBay = ((x - left) / (right - left)) * bays;
      if (!random.chance(0.05) && x + w < right - 6)
        canvas.add(rect(x, top + (row + 1) * shelf - 5 - h, w - 1, h, random.pick(spines)));
      x += w + (inBay % 1 > 0.94 ? 5 : 0);
    }
    canvas.add(rect(left, top + (row + 1) * shelf - 5, right - left, 6, darker(palette.wood, 0.3)));
  }
  for (let bay = 0; bay <= bays; bay += 1)
    canvas.add(
      rect(
        left + (bay / bays) * (right - left) - 4,
        top - 4,
        8,
        bottom - top + 4,
        darker(palette.wood, 0.3),
      ),
    );
  floorLamp(room, -2.6, 6.6);
  rug(room, 0, 5.1, 2.3, darker(palette.seat, 0.15), 1.3);
  for (const x of [-1.05, 0, 1.05]) chair(room, x, 6.05, 'near', lighter(palette.seat, 0.05));
  chair(room, -1.95, 5.35, 'right', palette.seat);
  chair(room, 1.95, 5.35, 'left', palette.seat);
  table(room, 0, 4.75, 3.3, 1.15, palette.wood);
  for (const x of [-1.05, 0, 1.05]) chair(room, x, 4.4, 'away', palette.seat);
  lamps(
    room,
    [
      [-0.75, 5.3],
      [0.75, 5.3],
    ],
    2.1,
    false,
    0.5,
  );
  finishRoom(room);
};

export const salon: DrawRoom = (canvas, scene, random) => {
  const room = roomFor(
    canvas,
    scene,
    random,
    [3.4, 3.3, 7.6],
    { left: 'panels', floor: 'planks' },
    1.7,
  );
  const { palette, back } = room;
  const panel = (back.right - back.left) / 4;
  for (let index = 0; index < 4; index += 1)
    canvas.add(
      rect(
        back.left + index * panel + 16,
        back.top + 26,
        panel - 32,
        back.bottom - back.top - 60,
        'none',
        `stroke="${lighter(palette.wall, 0.45)}" stroke-width="2.5"`,
      ),
    );
  backPaintings(room, 3, [palette.seat, '#d99a56', '#4d7259', '#86a08a', '#b5573c']);
  plant(room, -2.75, 6.7, 1.8);
  floorLamp(room, 2.75, 6.5);
  rug(room, 0, 5.2, 2.3, lighter(palette.seat, 0.1), 1.15);
  for (const x of [-0.62, 0.62]) chair(room, x, 6.3, 'near', lighter(palette.seat, 0.5));
  chair(room, -1.7, 5.35, 'right', lighter(palette.seat, 0.5));
  chair(room, 1.7, 5.35, 'left', lighter(palette.seat, 0.5));
  roundTable(room, 0, 5.3, 1.2, palette.wood);
  disc(canvas, room.camera, 0.1, 0.77, 5.3, 0.16, '#e8e2d6');
  for (const x of [-0.72, 0.72]) chair(room, x, 4, 'away', lighter(palette.seat, 0.5));
  lamps(room, [[0, 5.3]], 2.05, true, 0.4);
  finishRoom(room);
};

export const foyer: DrawRoom = (canvas, scene, random) => {
  const room = roomFor(
    canvas,
    scene,
    random,
    [4.2, 3.6, 8.4],
    { left: 'plain', floor: 'tiles' },
    1.6,
  );
  const { palette } = room;
  backWindows(room, scene.view ?? 'garden', { arched: true, count: 4, sill: 0.3, margin: 0.7 });
  plant(room, 3, 7.2, 2.1);
  floorLamp(room, -2.35, 7);
  rug(room, 0, 5.6, 2.7, lighter(palette.seat, 0.45), 1.1);
  sofa(room, 0, 6.3, 2.6, palette.seat);
  roundTable(room, 0, 5.4, 0.62, palette.wood, { height: 0.42 });
  disc(canvas, room.camera, 0.12, 0.46, 5.4, 0.07, '#f4f1ea');
  sofa(room, -2.3, 5.1, 1.15, palette.lamp);
  sofa(room, 2.3, 5.1, 1.15, palette.lamp);
  lamps(
    room,
    [
      [-1.4, 6.6],
      [1.4, 6.6],
    ],
    2.5,
    true,
    0.36,
  );
  finishRoom(room);
};
