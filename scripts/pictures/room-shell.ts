import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';
import {
  type Canvas,
  darker,
  ellipse,
  glow,
  gradient,
  lighter,
  line,
  mix,
  path,
  type Point,
  polygon,
  rect,
  vignette,
} from './canvas.ts';
import type { Place } from './furniture.ts';
import { disc, project, scaleAt, type Camera } from './perspective.ts';
import { drawView, type View } from './views.ts';

/** Colours of a room. */
export type Palette = {
  wall: string;
  /** The left wall; the right one is the wall's colour in the shade. */
  side: string;
  floor: string;
  wood: string;
  seat: string;
  dark: string;
  lamp: string;
};

/** An empty room: metres, and what its floor and left wall are made of. */
export type Shell = {
  halfWidth: number;
  height: number;
  depth: number;
  floor: 'planks' | 'carpet' | 'tiles';
  left: 'slats' | 'plain' | 'panels' | 'windows' | 'brick';
  ceiling?: string;
  /** How little light there is, from 0 to 1. */
  evening?: number;
};

export type Room = Place & { shell: Shell; palette: Palette; random: Seeded; back: Back };
/** The back wall on the picture. */
export type Back = { left: number; right: number; top: number; bottom: number; metre: number };

export function createRoom(
  canvas: Canvas,
  shell: Shell,
  palette: Palette,
  random: Seeded,
  eye = 1.6,
): Room {
  const camera: Camera = { focus: 900, middle: [600, 352], eye };
  const room: Room = {
    canvas,
    camera,
    lights: [],
    soft: canvas.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset=".25" stop-color="#0d0f10" ` +
        `stop-opacity=".62"/><stop offset=".7" stop-color="#0d0f10" stop-opacity=".3"/><stop ` +
        `offset="1" stop-color="#0d0f10" stop-opacity="0"/></radialGradient>`,
    ),
    shell,
    palette,
    random,
    back: backOf(camera, shell),
  };
  const { halfWidth, height, depth } = shell;
  const { back } = room;
  const near = 0.9;
  const p = (x: number, y: number, z: number) => project(camera, x, y, z);
  const ceiling = shell.ceiling ?? lighter(palette.wall, 0.6);

  canvas.add(
    polygon(
      [
        p(-halfWidth, height, near),
        p(halfWidth, height, near),
        p(halfWidth, height, depth),
        p(-halfWidth, height, depth),
      ],
      gradientBetween(canvas, -0.2, darker(ceiling, 0.16), ceiling),
    ),
  );
  canvas.add(
    polygon(
      [
        p(-halfWidth, 0, near),
        p(halfWidth, 0, near),
        p(halfWidth, 0, depth),
        p(-halfWidth, 0, depth),
      ],
      gradientOf(
        canvas,
        back.bottom,
        800,
        lighter(palette.floor, 0.1),
        darker(palette.floor, 0.22),
      ),
    ),
  );
  floorLines(room);
  canvas.add(
    polygon(
      [
        p(-halfWidth, 0, near),
        p(-halfWidth, height, near),
        [back.left, back.top],
        [back.left, back.bottom],
      ],
      acrossOf(canvas, 0, back.left, darker(palette.side, 0.12), palette.side),
    ),
  );
  leftWall(room);
  canvas.add(
    polygon(
      [
        p(halfWidth, 0, near),
        p(halfWidth, height, near),
        [back.right, back.top],
        [back.right, back.bottom],
      ],
      acrossOf(
        canvas,
        back.right,
        1200,
        mix(palette.wall, palette.side, 0.2),
        darker(mix(palette.wall, palette.side, 0.2), 0.18),
      ),
    ),
  );
  canvas.add(
    rect(
      back.left,
      back.top,
      back.right - back.left,
      back.bottom - back.top,
      gradient(canvas, [
        [darker(palette.wall, 0.05), 0],
        [palette.wall, 0.7],
        [darker(palette.wall, 0.04), 1],
      ]),
    ),
  );
  canvas.add(
    rect(
      back.left,
      back.bottom - 8,
      back.right - back.left,
      8,
      darker(palette.wall, 0.2),
      'opacity=".5"',
    ),
  );
  return room;
}

/** Light and lens over everything; the last thing drawn in a room. */
export function finishRoom({ canvas, shell, lights }: Room): void {
  const evening = shell.evening ?? 0;
  if (evening > 0)
    canvas.add(rect(0, 0, 1200, 800, '#0a1020', `opacity="${(evening * 0.5).toFixed(2)}"`));
  if (evening > 0)
    for (const { x, y, rx, ry } of lights) {
      glow(canvas, x, y, Math.max(rx * 4.2, ry * 4, 26), '#ffdf9e', 0.34 + evening * 0.5);
      canvas.add(ellipse(x, y, rx, ry, '#fff3d2'));
    }
  canvas.add(
    rect(
      0,
      0,
      1200,
      800,
      canvas.define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" ` +
          `stop-color="#fff1d2" stop-opacity=".16"/><stop offset=".6" stop-color="#fff1d2" ` +
          `stop-opacity="0"/><stop offset="1" stop-color="#10202a" ` +
          `stop-opacity=".1"/></linearGradient>`,
      ),
    ),
  );
  vignette(canvas, 0.2 + evening * 0.1);
}

function backOf(camera: Camera, { halfWidth, height, depth }: Shell): Back {
  const [left, bottom] = project(camera, -halfWidth, 0, depth);
  const [right, top] = project(camera, halfWidth, height, depth);
  return { left, right, top, bottom, metre: scaleAt(camera, depth) };
}

/** Gradients in units of the picture: a wall reaches far outside of it. */
function gradientOf(
  canvas: Canvas,
  from: number,
  to: number,
  first: string,
  second: string,
): string {
  return canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" ` +
      `x2="0" y2="${to}"><stop offset="0" stop-color="${first}"/><stop offset="1" ` +
      `stop-color="${second}"/></linearGradient>`,
  );
}
function gradientBetween(canvas: Canvas, from: number, first: string, second: string): string {
  return gradientOf(canvas, from, 200, first, second);
}
function acrossOf(canvas: Canvas, from: number, to: number, first: string, second: string): string {
  return canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" ` +
      `x2="${to}" y2="0"><stop offset="0" stop-color="${first}"/><stop offset="1" ` +
      `stop-color="${second}"/></linearGradient>`,
  );
}

function floorLines({ canvas, camera, shell, palette }: Room): void {
  if (shell.floor === 'carpet') return;
  const stroke = darker(palette.floor, 0.34);
  const step = shell.floor === 'planks' ? 0.42 : 0.8;
  for (let x = -shell.halfWidth + step / 2; x < shell.halfWidth; x += step)
    canvas.add(
      line(
        project(camera, x, 0, shell.depth),
        project(camera, x, 0, 1.2),
        stroke,
        1.2,
        'opacity=".3"',
      ),
    );
  if (shell.floor === 'tiles')
    for (let z = 2.4; z < shell.depth; z += step)
      canvas.add(
        line(
          project(camera, -shell.halfWidth, 0, z),
          project(camera, shell.halfWidth, 0, z),
          stroke,
          1.2,
          'opacity=".28"',
        ),
      );
  else
    for (let row = 0; row < 70; row += 1) {
      const z = 2.6 + ((row * 37) % 100) * 0.01 * (shell.depth - 2.6);
      const x =
        -shell.halfWidth +
        step / 2 +
        ((row * 53) % Math.floor((2 * shell.halfWidth) / step)) * step;
      canvas.add(
        line(project(camera, x, 0, z), project(camera, x + step, 0, z), stroke, 1, 'opacity=".26"'),
      );
    }
}

function leftWall({ canvas, camera, shell, palette, random }: Room): void {
  const { halfWidth, height, depth, left } = shell;
  const p = (y: number, z: number) => project(camera, -halfWidth, y, z);
  if (left === 'slats')
    for (let z = 2.6; z < depth; z += 0.16)
      canvas.add(
        line(
          p(0.12, z),
          p(height - 0.12, z),
          darker(palette.side, 0.4),
          Math.max(1, 9 / z),
          'opacity=".55"',
        ),
      );
  if (left === 'panels')
    for (let z = depth - 0.4; z > 3; z -= 1.5) {
      canvas.add(
        outline(
          [p(0.5, z), p(height - 0.5, z), p(height - 0.5, z - 1.15), p(0.5, z - 1.15)],
          lighter(palette.side, 0.3),
        ),
      );
    }
  if (left === 'brick')
    for (let y = 0.1; y < height; y += 0.16) {
      canvas.add(line(p(y, 2), p(y, depth), darker(palette.side, 0.3), 1, 'opacity=".35"'));
      for (
        let z = 3 + (Math.round(y * 100) % 2) * 0.2 + random.number() * 0.1;
        z < depth;
        z += 0.45
      )
        canvas.add(line(p(y, z), p(y + 0.16, z), darker(palette.side, 0.3), 1, 'opacity=".3"'));
    }
  if (left === 'windows')
    for (let z = depth - 0.7; z > 3.4; z -= 2) {
      const frame: Point[] = [
        p(0.9, z),
        p(height - 0.45, z),
        p(height - 0.45, z - 1.4),
        p(0.9, z - 1.4),
      ];
      canvas.add(
        polygon(
          frame,
          gradient(canvas, [
            ['#d3e7f2', 0],
            ['#f5f3ea', 1],
          ]),
          `stroke="${lighter(palette.side, 0.5)}" stroke-width="6"`,
        ),
        line(p(0.9, z - 0.7), p(height - 0.45, z - 0.7), lighter(palette.side, 0.5), 4),
        line(
          p((height + 0.5) / 2, z),
          p((height + 0.5) / 2, z - 1.4),
          lighter(palette.side, 0.5),
          3,
        ),
      );
      canvas.add(
        polygon(
          [
            project(camera, -halfWidth + 0.4, 0, z),
            project(camera, -halfWidth + 2.4, 0, z - 0.5),
            project(camera, -halfWidth + 2.4, 0, z - 1.9),
            project(camera, -halfWidth + 0.4, 0, z - 1.4),
          ],
          '#fff4d8',
          'opacity=".22"',
        ),
      );
    }
}

function outline(points: readonly Point[], stroke: string): string {
  return polygon(points, 'none', `stroke="${stroke}" stroke-width="2.5"`);
}

/**
 * Windows in the back wall, each `share` of its height; `arched` ones are as many as `count`,
 * others one wall of glass with bars.
 */
export function backWindows(
  { canvas, back, palette, random }: Room,
  view: View,
  options: { arched?: boolean; count: number; sill?: number; margin?: number; frame?: string },
): void {
  const { count, arched = false } = options;
  const margin = (options.margin ?? 0.5) * back.metre;
  const frame = options.frame ?? (arched ? lighter(palette.wall, 0.7) : palette.dark);
  const [left, right] = [back.left + margin, back.right - margin];
  const [top, bottom] = [
    back.top + 0.34 * back.metre,
    back.bottom - (options.sill ?? 0.35) * back.metre,
  ];
  const gap = arched ? 0.34 * back.metre : 0;
  const width = (right - left - gap * (count - 1)) / count;
  const shapes = Array.from({ length: count }, (_, index) => {
    const x = left + index * (width + gap);
    return arched
      ? `M${x} ${bottom}V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top + width / 2}V${bottom}Z`
      : `M${x} ${top}H${x + width}V${bottom}H${x}Z`;
  });
  const clip = canvas.define(
    (id) => `<clipPath id="${id}"><path d="${shapes.join('')}"/></clipPath>`,
  );
  canvas.group(`clip-path="${clip}"`, () =>
    drawView(canvas, view, left, top, right - left, bottom - top, random),
  );
  for (const [index, shape] of shapes.entries()) {
    const x = left + index * (width + gap);
    canvas.add(path(shape, 'none', `stroke="${frame}" stroke-width="${arched ? 7 : 5}"`));
    const bar = top + (bottom - top) * (arched ? 0.45 : 0.24);
    canvas.add(line([x, bar], [x + width, bar], frame, 3.5));
    if (arched) canvas.add(line([x + width / 2, top], [x + width / 2, bottom], frame, 3.5));
  }
  if (!arched)
    canvas.add(
      rect(left, top, right - left, bottom - top, 'none', `stroke="${frame}" stroke-width="8"`),
    );
}

/** A screen on the back wall: width in metres, `low` is the height of its lower edge. */
export function backScreen({ canvas, back }: Room, width: number, low: number, x = 0): void {
  const [w, h] = [width * back.metre, width * back.metre * 0.54];
  const left = (back.left + back.right) / 2 + x * back.metre - w / 2;
  const top = back.bottom - low * back.metre - h;
  canvas.add(
    rect(left - 5, top - 5, w + 10, h + 10, '#20262b', 'rx="5"'),
    rect(
      left,
      top,
      w,
      h,
      canvas.define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" ` +
          `stop-color="#1f5168"/><stop offset="1" stop-color="#5fa0ae"/></linearGradient>`,
      ),
      'rx="2"',
    ),
  );
  const bar = (share: number, y: number, opacity: number) =>
    rect(
      left + w * 0.09,
      top + h * y,
      w * share,
      h * 0.045,
      '#ffffff',
      `rx="3" opacity="${opacity}"`,
    );
  canvas.add(
    bar(0.3, 0.24, 0.85),
    bar(0.4, 0.36, 0.55),
    bar(0.24, 0.46, 0.55),
    `<circle cx="${left + w * 0.76}" cy="${top + h * 0.46}" r="${h * 0.2}" fill="none" ` +
      `stroke="#ffffff" stroke-opacity=".55" stroke-width="${h * 0.07}"/>`,
    `<path d="M${left + w * 0.76} ${top + h * 0.26}a${h * 0.2} ${h * 0.2} 0 0 1 ` +
      `${h * 0.2} ${h * 0.2}" fill="none" stroke="#ffd79a" stroke-width="${h * 0.07}"/>`,
  );
}

/** Framed pictures on the back wall. */
export function backPaintings(
  { canvas, back, random }: Room,
  count: number,
  colours: readonly string[],
): void {
  const step = (back.right - back.left) / (count + 1);
  for (let index = 1; index <= count; index += 1) {
    const w = (index === Math.ceil(count / 2) && count % 2 === 1 ? 1.15 : 0.8) * back.metre;
    const h = 0.78 * back.metre;
    const [x, y] = [back.left + step * index - w / 2, back.bottom - 2.12 * back.metre];
    const clip = canvas.define(
      (id) =>
        `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>`,
    );
    canvas.add(
      rect(x + 4, y + 6, w, h, '#000000', 'opacity=".18"'),
      rect(x - 5, y - 5, w + 10, h + 10, '#54443a'),
      rect(x, y, w, h, '#f1eadf'),
    );
    const [sun = '#d98a4f', hill = '#4d7259', low = '#86a08a'] = random.shuffled(colours);
    canvas.add(
      `<g clip-path="${clip}"><circle cx="${x + w * (0.4 + random.number() * 0.3)}" ` +
        `cy="${y + h * 0.42}" r="${h * 0.24}" fill="${sun}"/><path d="M${x} ` +
        `${y + h * 0.7}q${w * 0.3} ${-h * 0.3} ${w * 0.55} ${-h * 0.06}t${w * 0.5} ` +
        `${-h * 0.1}V${y + h}H${x}Z" fill="${low}"/><path d="M${x} ` +
        `${y + h * 0.9}q${w * 0.35} ${-h * 0.28} ${w} ${-h * 0.16}V${y + h}H${x}Z" ` +
        `fill="${hill}"/></g>`,
    );
  }
}

/** A round or long rug. */
export function rug(
  { canvas, camera }: Room,
  x: number,
  z: number,
  radius: number,
  colour: string,
  stretch = 1,
): void {
  for (const [share, fill] of [
    [1, darker(colour, 0.1)],
    [0.9, colour],
    [0.84, darker(colour, 0.06)],
  ] as const) {
    canvas.group(`transform="translate(${600 - 600 * stretch} 0) scale(${stretch} 1)"`, () =>
      disc(canvas, camera, x, 0, z, radius * share, fill),
    );
  }
}
