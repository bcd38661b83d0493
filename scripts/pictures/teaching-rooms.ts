import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';
import { type Canvas, darker, glow, lighter, polygon, rect } from './canvas.ts';
import { chair, laid, pendant, plant, roundTable, table } from './furniture.ts';
import type { RoomScene } from './meeting-rooms.ts';
import { box, floorShadow, project } from './perspective.ts';
import {
  backScreen,
  backWindows,
  createRoom,
  finishRoom,
  type Room,
  type Shell,
} from './room-shell.ts';

type DrawRoom = (canvas: Canvas, scene: RoomScene, random: Seeded) => void;

function hallFor(
  canvas: Canvas,
  scene: RoomScene,
  random: Seeded,
  [halfWidth, height, depth]: readonly [number, number, number],
  usual: Pick<Shell, 'left' | 'floor'>,
  eye: number,
): Room {
  return createRoom(
    canvas,
    {
      halfWidth,
      height,
      depth,
      left: scene.left ?? usual.left,
      floor: scene.floor ?? usual.floor,
      evening: scene.evening ?? 0,
      ...(scene.ceiling === undefined ? {} : { ceiling: scene.ceiling }),
    },
    scene.palette,
    random,
    eye,
  );
}

function hangingLamps(
  room: Room,
  places: readonly (readonly [x: number, z: number])[],
  bottom: number,
  globe: boolean,
  width: number,
): void {
  for (const [x, z] of [...places].sort((a, b) => b[1] - a[1])) {
    const [px, py] = project(room.camera, x, bottom, z);
    glow(room.canvas, px, py, 1500 / z, '#ffe2ae', 0.45);
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

/** A stage along the back wall with a lectern, and a big screen above. */
function stage(room: Room, screen: number): void {
  const { canvas, camera, palette, shell } = room;
  backScreen(room, screen, 1.15);
  box(
    canvas,
    camera,
    { x: 0, y: 0, z: shell.depth - 1.6, width: shell.halfWidth * 1.5, height: 0.35, depth: 1.6 },
    darker(palette.wood, 0.3),
    { top: palette.wood },
  );
  box(
    canvas,
    camera,
    { x: screen / 2 + 0.8, y: 0.35, z: shell.depth - 1.2, width: 0.55, height: 1.05, depth: 0.4 },
    darker(palette.wood, 0.12),
  );
}

export const auditorium: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [6.4, 5.2, 14],
    { left: 'slats', floor: 'carpet' },
    2.5,
  );
  const { camera, palette, soft } = room;
  stage(room, 5.2);
  for (const z of [11.6, 10.4, 9.2, 8, 6.8, 5.6, 4.4]) {
    const rise = (11.6 - z) * 0.05;
    for (const side of [-1, 1]) {
      for (let seat = 4; seat >= 0; seat -= 1) {
        const x = side * (1 + seat * 0.72);
        if (seat === 0) floorShadow(canvas, camera, side * 2.4, z, 3.8, 0.7, soft, 0.22);
        box(
          canvas,
          camera,
          { x, y: rise, z: z + 0.2, width: 0.56, height: 0.46, depth: 0.42 },
          darker(palette.seat, 0.35),
          { top: darker(palette.seat, 0.08) },
        );
        box(
          canvas,
          camera,
          { x, y: rise + 0.2, z, width: 0.62, height: 0.78, depth: 0.16 },
          palette.seat,
          { top: lighter(palette.seat, 0.22) },
        );
      }
    }
  }
  for (const x of [-3.6, -1.2, 1.2, 3.6]) {
    const [px, py] = project(camera, x, 4.6, 9);
    glow(canvas, px, py + 8, 130, '#ffe2ae', 0.5);
    pendant(room, x, 9, 4.6, room.shell.height, palette.lamp, false, 0.5);
  }
  finishRoom(room);
};

export const theatre: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [5, 3.9, 12],
    { left: scene.view === undefined ? 'panels' : 'windows', floor: 'planks' },
    2.1,
  );
  const { palette, back } = room;
  stage(room, 3.4);
  for (const [from, to] of [
    [back.left, back.left + 1.7 * back.metre],
    [back.right - 1.7 * back.metre, back.right],
  ] as const) {
    for (let x = from; x < to - 4; x += 17)
      canvas.add(
        polygon(
          [
            [x, back.top],
            [Math.min(x + 17, to), back.top],
            [Math.min(x + 15, to), back.bottom],
            [x + 3, back.bottom],
          ],
          Math.round(x) % 2 === 0 ? darker(palette.seat, 0.16) : darker(palette.seat, 0.28),
        ),
      );
  }
  for (const z of [9.4, 8.4, 7.4, 6.4, 5.4, 4.4])
    for (const x of [-2.9, -2.2, -1.5, -0.8, 2.9, 2.2, 1.5, 0.8])
      chair(room, x, z, 'away', palette.seat);
  hangingLamps(
    room,
    [
      [-2.4, 9],
      [2.4, 9],
      [-2.4, 7],
      [2.4, 7],
    ],
    3,
    true,
    0.34,
  );
  finishRoom(room);
};

export const classroom: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [4.4, 3.2, 10.5],
    { left: 'windows', floor: 'planks' },
    1.95,
  );
  const { camera, palette } = room;
  backScreen(room, 2.8, 1.1, -0.2);
  plant(room, 3.7, 9.7, 1.9);
  for (const z of [8.3, 6.9, 5.5, 4.1]) {
    for (const x of [-2.2, 0.05, 2.3]) {
      table(room, x, z, 1.75, 0.6, palette.wood);
      for (const dx of [-0.42, 0.42])
        box(
          canvas,
          camera,
          { x: x + dx, y: 0.745, z: z + 0.15, width: 0.3, height: 0.012, depth: 0.24 },
          '#f5f3ee',
        );
      for (const dx of [-0.45, 0.45]) chair(room, x + dx, z - 0.24, 'away', palette.seat);
    }
  }
  hangingLamps(
    room,
    [
      [-2, 7.6],
      [2, 7.6],
      [-2, 5.6],
      [2, 5.6],
    ],
    2.6,
    false,
    0.5,
  );
  finishRoom(room);
};

export const ushape: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [4.4, 3.2, 9],
    { left: 'plain', floor: 'planks' },
    1.8,
  );
  const { palette } = room;
  if (scene.view === undefined) backScreen(room, 3, 1.05);
  else
    backWindows(
      room,
      scene.view,
      scene.view === 'garden' ? { arched: true, count: 4, margin: 0.8 } : { count: 4 },
    );
  plant(room, -3.8, 8.2, 2);
  plant(room, 3.8, 8.2, 1.9);
  for (const x of [-1.4, -0.47, 0.47, 1.4]) chair(room, x, 8, 'near', palette.seat);
  table(room, 0, 7, 4.4, 0.7, palette.wood);
  for (const z of [6.6, 5.8, 5, 4.2]) {
    chair(room, -2.56, z, 'right', palette.seat);
    chair(room, 2.56, z, 'left', palette.seat);
  }
  table(room, -1.85, 3.8, 0.7, 3.2, palette.wood);
  table(room, 1.85, 3.8, 0.7, 3.2, palette.wood);
  hangingLamps(room, [[0, 6.6]], 2.3, true, 0.44);
  finishRoom(room);
};

export const cabaret: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [5, 3.8, 11.5],
    { left: 'slats', floor: 'carpet' },
    2.05,
  );
  const { camera, palette } = room;
  stage(room, 3.6);
  for (const [x, z] of [
    [-2.6, 8.3],
    [0, 8.3],
    [2.6, 8.3],
    [-2.2, 5.4],
    [2.2, 5.4],
  ] as const) {
    for (const side of [-1, 1])
      chair(room, x + side * 1.02, z + 0.2, side < 0 ? 'right' : 'left', palette.seat);
    roundTable(room, x, z + 0.2, 0.78, palette.wood, { foot: palette.dark });
    box(
      canvas,
      camera,
      { x: x - 0.2, y: 0.745, z, width: 0.26, height: 0.012, depth: 0.2 },
      '#f5f3ee',
    );
    for (const dx of [-0.4, 0.4]) chair(room, x + dx, z - 0.85, 'away', palette.seat);
  }
  hangingLamps(
    room,
    [
      [-2.6, 8],
      [0, 8],
      [2.6, 8],
    ],
    2.9,
    false,
    0.6,
  );
  finishRoom(room);
};

export const island: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [4.8, 3.3, 10],
    { left: 'windows', floor: 'planks' },
    2,
  );
  const { palette } = room;
  if (scene.view === undefined) backScreen(room, 2.6, 1.1);
  else backWindows(room, scene.view, { count: 5 });
  plant(room, 4.1, 9.2, 1.9);
  for (const [x, z] of [
    [-2.1, 7.2],
    [2.1, 7.2],
    [-1.75, 4.5],
    [1.75, 4.5],
  ] as const) {
    for (const dx of [-0.42, 0.42]) chair(room, x + dx, z + 1.3, 'near', palette.seat);
    table(room, x, z, 1.7, 1.05, palette.wood);
    for (const dx of [-0.42, 0.42]) chair(room, x + dx, z - 0.28, 'away', palette.seat);
  }
  hangingLamps(
    room,
    [
      [-2.1, 7.7],
      [2.1, 7.7],
      [-1.75, 5],
      [1.75, 5],
    ],
    2.5,
    false,
    0.6,
  );
  finishRoom(room);
};

export const banquet: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [5.4, 4.2, 12],
    { left: 'panels', floor: 'planks' },
    2.1,
  );
  const { palette } = room;
  backWindows(
    room,
    scene.view ?? 'garden',
    scene.view?.startsWith('city')
      ? { count: 6, sill: 0.4 }
      : { arched: true, count: 5, sill: 0.4, margin: 0.6 },
  );
  for (const [x, z] of [
    [-3.4, 9.6],
    [0, 9.6],
    [3.4, 9.6],
    [-2.1, 6.7],
    [2.1, 6.7],
  ] as const) {
    for (const dx of [-0.5, 0.5]) chair(room, x + dx, z + 1.1, 'near', palette.seat);
    chair(room, x - 1.3, z, 'right', palette.seat);
    chair(room, x + 1.3, z, 'left', palette.seat);
    roundTable(room, x, z, 0.95, '#f5f1e9', { cloth: true });
    laid(room, x, z, 0.95, palette.lamp, (scene.evening ?? 0) > 0.3);
    for (const dx of [-0.5, 0.5]) chair(room, x + dx, z - 1.15, 'away', palette.seat);
  }
  hangingLamps(
    room,
    [
      [-3, 9],
      [0, 9],
      [3, 9],
      [-1.6, 6.6],
      [1.6, 6.6],
    ],
    3.2,
    true,
    0.4,
  );
  finishRoom(room);
};

export const cocktail: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [4.8, 3.5, 9.5],
    { left: 'slats', floor: 'planks' },
    1.75,
  );
  const { camera, palette, back } = room;
  if (scene.view === undefined) {
    canvas.add(
      rect(
        back.left + 60,
        back.top + 60,
        back.right - back.left - 120,
        back.bottom - back.top - 130,
        darker(palette.wall, 0.24),
        'rx="8"',
      ),
    );
    for (const row of [0, 1, 2]) {
      const y = back.top + 118 + row * 62;
      canvas.add(rect(back.left + 84, y, back.right - back.left - 168, 5, palette.wood));
      for (let x = back.left + 96; x < back.right - 110; x += 17 + random.number() * 12)
        canvas.add(
          rect(
            x,
            y - 34 - random.number() * 10,
            9,
            44,
            random.pick(['#7fa08c', '#c98b4a', '#d9d3c4', '#a4574a', '#5f7f93']),
            'rx="3" opacity=".85"',
          ),
        );
    }
    box(
      canvas,
      camera,
      { x: 0, y: 0, z: 8.2, width: 6, height: 1.1, depth: 0.7 },
      darker(palette.wood, 0.25),
      { top: lighter(palette.wood, 0.1) },
    );
  } else backWindows(room, scene.view, { count: 6, sill: 0.3, margin: 0.3 });
  for (const [x, z] of [
    [-2.6, 7.4],
    [0.2, 7],
    [2.9, 7.5],
    [-1.5, 5],
    [1.8, 4.9],
  ] as const) {
    roundTable(room, x, z, 0.42, palette.wood, { foot: palette.dark, height: 1.08 });
    const [mx, my] = project(camera, x, 1.09, z);
    const s = camera.focus / z;
    for (const dx of [-0.16, 0.14])
      canvas.add(
        polygon(
          [
            [mx + (dx - 0.03) * s, my - 0.2 * s],
            [mx + (dx + 0.03) * s, my - 0.2 * s],
            [mx + (dx + 0.008) * s, my - 0.08 * s],
            [mx + (dx - 0.008) * s, my - 0.08 * s],
          ],
          '#ffe3ad',
          'opacity=".9"',
        ),
        rect(mx + dx * s - 1, my - 0.09 * s, 2, 0.09 * s, '#f4efe4'),
        rect(mx + (dx - 0.03) * s, my - 2, 0.06 * s, 2.4, '#f4efe4'),
      );
  }
  plant(room, -4.1, 8.6, 2);
  hangingLamps(
    room,
    [
      [-2.6, 7.4],
      [0.2, 7],
      [2.9, 7.5],
      [-1.5, 5],
      [1.8, 4.9],
    ],
    2.45,
    scene.view === undefined,
    0.5,
  );
  finishRoom(room);
};

export const orangery: DrawRoom = (canvas, scene, random) => {
  const room = hallFor(
    canvas,
    scene,
    random,
    [4.2, 3.6, 9],
    { left: 'windows', floor: 'tiles' },
    1.75,
  );
  const { palette } = room;
  backWindows(room, scene.view ?? 'garden', { arched: true, count: 5, sill: 0.15, margin: 0.4 });
  for (const x of [-3.5, 3.5]) {
    plant(room, x, 8.4, 2.6, '#b9744f', '#5f8460');
    plant(room, x, 6.6, 2.2, '#b9744f', '#54795a');
  }
  for (const x of [-1.5, -0.5, 0.5, 1.5]) chair(room, x, 6.85, 'near', palette.seat);
  chair(room, -2.5, 6, 'right', palette.seat);
  chair(room, 2.5, 6, 'left', palette.seat);
  table(room, 0, 5.4, 4.2, 1.15, palette.wood);
  for (const x of [-1.2, 0, 1.2]) laid(room, x, 6, 0.01, palette.lamp);
  for (const x of [-1.5, -0.5, 0.5, 1.5]) chair(room, x, 5.1, 'away', palette.seat);
  hangingLamps(
    room,
    [
      [-1.3, 6],
      [1.3, 6],
    ],
    2.35,
    true,
    0.42,
  );
  finishRoom(room);
};
