import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';
import {
  type Canvas,
  darker,
  ellipse,
  gradient,
  lighter,
  mix,
  path,
  polygon,
  rect,
} from './canvas.ts';

/** What is seen out of a window. */
export type View =
  | 'sea'
  | 'sea-dusk'
  | 'city'
  | 'city-dusk'
  | 'city-night'
  | 'roofs'
  | 'garden'
  | 'garden-evening'
  | 'forest'
  | 'lake';

const skies: Readonly<Record<View, readonly [string, string, string]>> = {
  sea: ['#a9cbe0', '#dbe9ee', '#f6ead9'],
  'sea-dusk': ['#6f87ad', '#e3b9a6', '#f8d9a8'],
  city: ['#a8c8e2', '#d7e6ee', '#f3ece0'],
  'city-dusk': ['#5d6f9b', '#d9a392', '#fbd29a'],
  'city-night': ['#0f1a30', '#1d2c49', '#3a4566'],
  roofs: ['#b5cfe0', '#e2ebea', '#f7ead8'],
  garden: ['#b9d8e4', '#e4efe6', '#f1efdc'],
  'garden-evening': ['#6c7fa6', '#e2b59c', '#f6d59f'],
  forest: ['#c4dce2', '#e4eee6', '#eef0df'],
  lake: ['#a5c8de', '#d8e7ec', '#f3ece2'],
};

/** Fills a rectangle of the picture with a view; clip it to the window's shape. */
export function drawView(
  canvas: Canvas,
  view: View,
  x: number,
  y: number,
  width: number,
  height: number,
  random: Seeded,
): void {
  const [top, mid, low] = skies[view];
  canvas.add(
    rect(
      x,
      y,
      width,
      height,
      gradient(canvas, [
        [top, 0],
        [mid, 0.55],
        [low, 0.85],
      ]),
    ),
  );
  const horizon = y + height * 0.64;
  if (view === 'sea' || view === 'sea-dusk')
    sea(canvas, view === 'sea-dusk', x, horizon, width, y + height - horizon, random);
  else if (view === 'lake') {
    range(canvas, '#93a9b8', x, horizon, width, height * 0.42, random, 5);
    range(canvas, '#6f8b93', x, horizon, width, height * 0.24, random, 7);
    water(canvas, x, horizon, width, y + height - horizon, '#8fb3c4', '#5c8795', random);
  } else if (view === 'garden' || view === 'garden-evening' || view === 'forest')
    trees(canvas, view, x, y, width, height, random);
  else if (view === 'roofs') roofs(canvas, x, y, width, height, random);
  else city(canvas, view, x, y, width, height, random);
}

function sea(
  canvas: Canvas,
  dusk: boolean,
  x: number,
  horizon: number,
  width: number,
  height: number,
  random: Seeded,
): void {
  range(canvas, dusk ? '#7d7a93' : '#93abb5', x, horizon, width, height * 0.16, random, 8);
  water(
    canvas,
    x,
    horizon,
    width,
    height,
    dusk ? '#c79f9a' : '#a5c4ce',
    dusk ? '#4b5f82' : '#578797',
    random,
  );
  for (let index = 0; index < 3; index += 1) {
    const bx = x + width * (0.14 + index * 0.33 + random.number() * 0.12);
    const size = height * (0.5 - index * 0.12);
    const by = horizon + height * (0.24 - index * 0.05);
    canvas.add(
      polygon(
        [
          [bx - size * 0.42, by],
          [bx + size * 0.42, by],
          [bx + size * 0.28, by + size * 0.16],
          [bx - size * 0.3, by + size * 0.16],
        ],
        dusk ? '#e9d8d0' : '#f8fafb',
      ),
      polygon(
        [
          [bx, by - 3],
          [bx, by - size * 1.25],
          [bx + size * 0.44, by - 6],
        ],
        '#ffffff',
        dusk ? 'opacity=".85"' : '',
      ),
    );
  }
}

export function water(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  near: string,
  deep: string,
  random: Seeded,
): void {
  canvas.add(
    rect(
      x,
      y,
      width,
      height,
      gradient(canvas, [
        [near, 0],
        [deep, 1],
      ]),
    ),
  );
  for (let index = 0; index < Math.round(width / 26); index += 1)
    canvas.add(
      rect(
        x + random.number() * width,
        y + height * (0.08 + random.number() * 0.88),
        14 + random.number() * 50,
        1.8,
        '#ffffff',
        `rx="1" opacity="${(0.12 + random.number() * 0.18).toFixed(2)}"`,
      ),
    );
}

/** A chain of hills standing on `base`. */
export function range(
  canvas: Canvas,
  colour: string,
  x: number,
  base: number,
  width: number,
  height: number,
  random: Seeded,
  count: number,
): void {
  const step = width / count;
  let d = `M${x - 10} ${base + 2}L${x - 10} ${base - height * 0.3}`;
  for (let index = 0; index <= count; index += 1) {
    const [px, py] = [x + index * step, base - height * (0.35 + random.number() * 0.65)];
    d += `S${px - step * 0.35} ${py} ${px} ${py}`;
  }
  canvas.add(path(`${d}L${x + width + 10} ${base + 2}Z`, colour));
}

function trees(
  canvas: Canvas,
  view: View,
  x: number,
  y: number,
  width: number,
  height: number,
  random: Seeded,
): void {
  const green = view === 'garden-evening' ? '#5c7058' : view === 'forest' ? '#4f7559' : '#7fa374';
  const layers = view === 'forest' ? 3 : 2;
  for (let layer = 0; layer < layers; layer += 1) {
    const base = y + height * (view === 'forest' ? 0.55 + layer * 0.2 : 0.66 + layer * 0.12);
    const colour = mix(lighter(green, 0.42), green, (layer + 1) / layers);
    for (let px = x - 20; px < x + width + 20; px += 34) {
      const r = 24 + random.number() * 26;
      if (view === 'forest')
        canvas.add(
          polygon(
            [
              [px - r * 0.8, base + 40],
              [px, base - r * 2.4],
              [px + r * 0.8, base + 40],
            ],
            random.chance(0.5) ? colour : darker(colour, 0.07),
          ),
        );
      else
        canvas.add(
          ellipse(
            px,
            base - r * 0.35,
            r * 1.1,
            r,
            random.chance(0.5) ? colour : darker(colour, 0.06),
          ),
        );
    }
    canvas.add(rect(x, base + (view === 'forest' ? 38 : 4), width, height, colour));
  }
  if (view !== 'forest')
    canvas.add(
      rect(x, y + height * 0.86, width, height * 0.14, view === 'garden' ? '#a9c38e' : '#7d8a67'),
    );
}

function roofs(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  random: Seeded,
): void {
  for (const [share, colour] of [
    [0.5, '#b9a79c'],
    [0.66, '#a2705a'],
    [0.84, '#7d4f41'],
  ] as const) {
    for (let px = x - 60; px < x + width;) {
      const w = 80 + random.number() * 90;
      const top = y + height * share - random.number() * 26;
      const wall = mix(colour, '#efe0cc', 0.62);
      canvas.add(
        polygon(
          [
            [px, top],
            [px + w * 0.22, top - 34],
            [px + w * 0.78, top - 34],
            [px + w, top],
          ],
          random.chance(0.5) ? colour : darker(colour, 0.1),
        ),
        rect(px + 3, top, w - 6, height, wall),
        rect(px + w * 0.62, top - 50, 11, 26, darker(colour, 0.3)),
      );
      for (let wx = px + 14; wx < px + w - 20; wx += 26)
        canvas.add(rect(wx, top + 14, 10, 16, random.chance(0.25) ? '#ffe0a0' : '#6f7f88'));
      px += w;
    }
  }
  const tower = x + width * 0.68;
  canvas.add(
    polygon(
      [
        [tower - 12, y + height * 0.45],
        [tower, y + height * 0.1],
        [tower + 12, y + height * 0.45],
      ],
      '#7f9a8b',
    ),
    rect(tower - 13, y + height * 0.42, 26, height * 0.16, '#d8c6ae'),
  );
}

function city(
  canvas: Canvas,
  view: View,
  x: number,
  y: number,
  width: number,
  height: number,
  random: Seeded,
): void {
  const [far, near, lit] =
    view === 'city'
      ? ['#b4c5d1', '#7d94a5', '#f6efd9']
      : view === 'city-dusk'
        ? ['#8e809b', '#4b4f70', '#ffd48a']
        : ['#27344f', '#141d30', '#ffd98c'];
  for (const layer of [0, 1]) {
    for (let px = x - 30; px < x + width;) {
      const w = 38 + random.number() * 62;
      const tall =
        height * (layer === 0 ? 0.3 + random.number() * 0.4 : 0.14 + random.number() * 0.32);
      const top = y + height - tall;
      const colour = mix(
        far,
        near,
        layer === 0 ? random.number() * 0.35 : 0.75 + random.number() * 0.25,
      );
      canvas.add(rect(px, top, w, tall, colour));
      for (let wy = top + 10; wy < y + height - 8; wy += 15)
        for (let wx = px + 7; wx < px + w - 10; wx += 13)
          if (random.chance(view === 'city-night' ? 0.4 : view === 'city-dusk' ? 0.26 : 0.2))
            canvas.add(rect(wx, wy, 6, 8, lit, `opacity="${view === 'city' ? 0.5 : 0.85}"`));
      px += w + random.number() * 16;
    }
  }
}
