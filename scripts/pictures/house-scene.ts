import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';
import {
  blur,
  type Canvas,
  darker,
  ellipse,
  glow,
  gradient,
  lighter,
  mix,
  path,
  polygon,
  rect,
  vignette,
} from './canvas.ts';
import { ground, type DrawHouse } from './houses.ts';
import { range, water } from './views.ts';

type Light = 'day' | 'morning' | 'dusk' | 'night' | 'aurora' | 'storm' | 'winter' | 'autumn';
export type HouseScene = {
  house: DrawHouse;
  light: Light;
  before: 'water' | 'lawn' | 'square' | 'rocks';
  behind: 'city' | 'hills' | 'mountains' | 'open';
  wall: string;
  roof: string;
  trim?: string;
};

type Mood = {
  sky: readonly [string, string, string];
  far: string;
  leaf: string;
  grass: string;
  paving: string;
  water: readonly [string, string];
  glass: string;
  alight: number;
  /** How much of the night lies on the walls. */ dark: number;
  snow: boolean;
};

const moods: Readonly<Record<Light, Mood>> = {
  day: {
    sky: ['#86b4d6', '#c5dcea', '#f3ecdd'],
    far: '#c4cbd0',
    leaf: '#5f8a5c',
    grass: '#9cbb7d',
    paving: '#cfc8bb',
    water: ['#8fb6c6', '#3d6f88'],
    glass: '#5f7d90',
    alight: 0.06,
    dark: 0,
    snow: false,
  },
  morning: {
    sky: ['#a9c3d3', '#e2dcd2', '#f7dfc0'],
    far: '#d2c8bd',
    leaf: '#6d8d69',
    grass: '#a9b98a',
    paving: '#d6cdbf',
    water: ['#b3c3c4', '#5b8191'],
    glass: '#7390a0',
    alight: 0.14,
    dark: 0.02,
    snow: false,
  },
  dusk: {
    sky: ['#5a7aa3', '#c7a9a5', '#f6cd9b'],
    far: '#a3939d',
    leaf: '#42604a',
    grass: '#78906a',
    paving: '#a89d94',
    water: ['#a98f8c', '#24465a'],
    glass: '#4d6578',
    alight: 0.55,
    dark: 0.1,
    snow: false,
  },
  night: {
    sky: ['#0d1830', '#1c2d4d', '#3b4a6a'],
    far: '#1f2c46',
    leaf: '#1f3a34',
    grass: '#2c4439',
    paving: '#3c4352',
    water: ['#24344f', '#0c1729'],
    glass: '#2b3b54',
    alight: 0.66,
    dark: 0.42,
    snow: false,
  },
  aurora: {
    sky: ['#0a1529', '#12304a', '#2b5663'],
    far: '#1b3244',
    leaf: '#1f3a3c',
    grass: '#33504e',
    paving: '#46565e',
    water: ['#1f4a55', '#0b1a2b'],
    glass: '#3c5a68',
    alight: 0.72,
    dark: 0.34,
    snow: true,
  },
  storm: {
    sky: ['#6e7b88', '#9da7ad', '#c8cbc8'],
    far: '#8d979d',
    leaf: '#4c6658',
    grass: '#78896f',
    paving: '#9a9a95',
    water: ['#8a989c', '#3d5059'],
    glass: '#5a6b76',
    alight: 0.35,
    dark: 0.08,
    snow: false,
  },
  winter: {
    sky: ['#a9bfd3', '#d6e0e8', '#f3e9e2'],
    far: '#c3ccd5',
    leaf: '#6f8a84',
    grass: '#edf2f6',
    paving: '#e3e8ed',
    water: ['#c3d2db', '#7f9dae'],
    glass: '#66798a',
    alight: 0.34,
    dark: 0.03,
    snow: true,
  },
  autumn: {
    sky: ['#92b3c9', '#d9dcd4', '#f4dfbd'],
    far: '#c9bfae',
    leaf: '#c9803b',
    grass: '#b2a96c',
    paving: '#d0bfa2',
    water: ['#a4b4b4', '#4e7280'],
    glass: '#667f8c',
    alight: 0.2,
    dark: 0.02,
    snow: false,
  },
};

export function drawHouseScene(canvas: Canvas, scene: HouseScene, random: Seeded): void {
  const mood = moods[scene.light];
  const at = (colour: string) => mix(colour, '#16233c', mood.dark);
  canvas.add(
    rect(
      0,
      0,
      1200,
      800,
      gradient(canvas, [
        [mood.sky[0], 0],
        [mood.sky[1], 0.45],
        [mood.sky[2], 0.7],
      ]),
    ),
  );
  heavens(canvas, scene.light, random);
  background(canvas, scene, mood, random);

  canvas.group('id="house"', () =>
    scene.house(
      canvas,
      {
        wall: at(scene.wall),
        roof: at(scene.roof),
        trim: at(scene.trim ?? '#e9e2d6'),
        glass: mood.glass,
        lit: '#ffd486',
        alight: mood.alight,
        snow: mood.snow,
      },
      random,
    ),
  );
  if (scene.before === 'water') quay(canvas, mood, random, scene.light);
  else if (scene.before === 'rocks') shore(canvas, mood, random);
  else land(canvas, scene, mood, random);

  if (mood.snow && scene.light === 'winter')
    for (let index = 0; index < 130; index += 1)
      canvas.add(
        ellipse(
          random.number() * 1200,
          random.number() * 800,
          ...flake(random),
          '#ffffff',
          `opacity="${(0.4 + random.number() * 0.5).toFixed(2)}"`,
        ),
      );
  canvas.add(
    rect(
      0,
      0,
      1200,
      800,
      gradient(canvas, [
        ['#ffe2b0', 0, scene.light === 'night' || scene.light === 'aurora' ? 0 : 0.1],
        ['#0b1a28', 1, 0.08],
      ]),
    ),
  );
  vignette(canvas, 0.2);
}

function flake(random: Seeded): [number, number] {
  const r = 1.2 + random.number() * 2.6;
  return [r, r];
}

function star(random: Seeded): [number, number] {
  const r = random.chance(0.15) ? 1.9 : 1.1;
  return [r, r];
}

function heavens(canvas: Canvas, light: Light, random: Seeded): void {
  if (light === 'night' || light === 'aurora') {
    for (let index = 0; index < 110; index += 1)
      canvas.add(
        ellipse(
          random.number() * 1200,
          random.number() * 420,
          ...star(random),
          '#ffffff',
          `opacity="${(0.3 + random.number() * 0.6).toFixed(2)}"`,
        ),
      );
    if (light === 'night') {
      glow(canvas, 1010, 130, 150, '#dfe8ff', 0.5);
      canvas.add(
        ellipse(1010, 130, 38, 38, '#f3f1e6'),
        ellipse(998, 122, 8, 8, '#dedbcb'),
        ellipse(1022, 140, 6, 6, '#dedbcb'),
      );
    } else {
      const soft = blur(canvas, 16);
      canvas.group(soft, () => {
        for (const [y, colour, opacity] of [
          [110, '#5fe3a1', 0.5],
          [190, '#43c7a8', 0.4],
          [70, '#8e7bd8', 0.3],
        ] as const)
          canvas.add(
            path(
              `M-60 ${y + 120}C180 ${y - 60} 380 ${y + 130} 620 ${y + 20}S1040 ${y - 60} 1260 ` +
                `${y + 40}V${y + 130}C1040 ${y + 30} 860 ${y + 150} 620 ${y + 130}S180 ${y + 60} -60 ` +
                `${y + 230}Z`,
              gradient(canvas, [
                [colour, 0, opacity],
                [colour, 1, 0],
              ]),
            ),
          );
      });
    }
    return;
  }
  if (light === 'dusk') glow(canvas, 930, 500, 420, '#ffd9a0', 0.7);
  if (light === 'morning' || light === 'autumn') glow(canvas, 240, 400, 360, '#fff0cf', 0.8);
  const [count, opacity] =
    light === 'storm'
      ? [9, 0.6]
      : light === 'winter'
        ? [4, 0.4]
        : [5, light === 'dusk' ? 0.34 : 0.7];
  for (let index = 0; index < count; index += 1)
    cloud(
      canvas,
      random.number() * 1150,
      50 + random.number() * 230,
      0.6 + random.number() * (light === 'storm' ? 1.5 : 0.7),
      light === 'storm' ? '#77838d' : light === 'dusk' ? '#ffe3cf' : '#ffffff',
      opacity * (0.55 + random.number() * 0.45),
    );
}

function cloud(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity: number,
): void {
  canvas.group(
    `transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})"`,
    () =>
      canvas.add(
        path(
          'M-92 16C-100 -2 -76 -14 -60 -8C-54 -34 -16 -40 -2 -20C14 -36 46 -30 50 -10C74 -18 98 0 90 16Z',
          colour,
          `opacity="${opacity.toFixed(2)}"`,
        ),
      ),
  );
}

function background(canvas: Canvas, { behind }: HouseScene, mood: Mood, random: Seeded): void {
  const haze = mix(mood.far, mood.sky[2], 0.45);
  if (behind === 'mountains') {
    for (const [shift, colour, tall] of [
      [0, mix(haze, '#6f8397', 0.35), 300],
      [120, mix(haze, '#566d7c', 0.55), 210],
    ] as const) {
      for (let x = -160 + shift; x < 1250; x += 270) {
        const top = ground - tall * (0.75 + random.number() * 0.4);
        canvas.add(
          polygon(
            [
              [x - 220, ground],
              [x, top],
              [x + 240, ground],
            ],
            colour,
          ),
          polygon(
            [
              [x, top],
              [x + 240, ground],
              [x + 60, ground],
              [x + 22, top + 90],
            ],
            darker(colour, 0.1),
          ),
        );
        if (mood.snow || shift === 0)
          canvas.add(
            polygon(
              [
                [x, top],
                [x - 48, top + 62],
                [x - 20, top + 52],
                [x + 4, top + 74],
                [x + 26, top + 50],
                [x + 52, top + 62],
              ],
              '#f5f8fb',
              `opacity="${mood.snow ? 1 : 0.85}"`,
            ),
          );
      }
    }
    range(canvas, mix(mood.leaf, haze, 0.35), 0, ground, 1200, 76, random, 9);
  } else if (behind === 'hills') {
    range(canvas, mix(haze, mood.leaf, 0.2), 0, ground, 1200, 190, random, 5);
    range(canvas, mix(haze, mood.leaf, 0.45), 0, ground, 1200, 110, random, 7);
  } else if (behind === 'city') {
    for (const [tone, low, tall] of [
      [0.55, 90, 110],
      [0.2, 44, 80],
    ] as const)
      for (let x = -30; x < 1220;) {
        const w = 56 + random.number() * 78;
        const h = low + random.number() * tall;
        const colour = mix(mood.far, mood.sky[2], tone);
        canvas.add(rect(x, ground - h, w + 1, h, colour));
        const shape = random.number();
        if (shape < 0.3)
          canvas.add(
            polygon(
              [
                [x, ground - h],
                [x + w / 2, ground - h - 30],
                [x + w, ground - h],
              ],
              colour,
            ),
          );
        else if (shape < 0.36)
          canvas.add(
            polygon(
              [
                [x + w / 2 - 11, ground - h],
                [x + w / 2, ground - h - 96],
                [x + w / 2 + 11, ground - h],
              ],
              colour,
            ),
          );
        if (mood.alight > 0.3)
          for (let wy = ground - h + 12; wy < ground - 14; wy += 20)
            for (let wx = x + 9; wx < x + w - 10; wx += 17)
              if (random.chance(0.16)) canvas.add(rect(wx, wy, 6, 8, '#ffd486', 'opacity=".7"'));
        x += w;
      }
  } else range(canvas, haze, 0, ground, 1200, 40, random, 6);
}

function tree(
  canvas: Canvas,
  x: number,
  base: number,
  size: number,
  mood: Mood,
  random: Seeded,
  light: Light,
): void {
  canvas.add(
    polygon(
      [
        [x - size * 0.08, base],
        [x - size * 0.04, base - size],
        [x + size * 0.04, base - size],
        [x + size * 0.08, base],
      ],
      mix('#4a3b30', '#16233c', mood.dark),
    ),
  );
  if (light === 'winter' && random.chance(0.6)) {
    for (const lean of [-0.7, -0.35, 0, 0.35, 0.7])
      canvas.add(
        path(
          `M${x} ${base - size * 0.7}Q${x + lean * size * 0.4} ${base - size * 1.2} ` +
            `${x + lean * size} ${base - size * (1.7 - Math.abs(lean) * 0.3)}`,
          'none',
          `stroke="#5a4a40" stroke-width="${(size * 0.06).toFixed(1)}" stroke-linecap="round"`,
        ),
        path(
          `M${x + lean * size * 0.2} ${base - size * 1.02}Q${x + lean * size * 0.5} ` +
            `${base - size * 1.3} ${x + lean * size} ` +
            `${base - size * (1.74 - Math.abs(lean) * 0.3)}`,
          'none',
          `stroke="#ffffff" stroke-width="${(size * 0.035).toFixed(1)}" stroke-linecap="round" opacity=".85"`,
        ),
      );
    return;
  }
  const leaf =
    light === 'autumn'
      ? random.pick(['#c9803b', '#b5573a', '#d9a64a', '#a8863f'])
      : random.chance(0.5)
        ? mood.leaf
        : lighter(mood.leaf, 0.08);
  for (const [dx, dy, r] of [
    [0, -1.35, 0.72],
    [-0.42, -1.05, 0.5],
    [0.42, -1.02, 0.5],
  ] as const)
    canvas.add(ellipse(x + dx * size, base + dy * size, r * size, r * size * 0.96, leaf));
  canvas.add(
    ellipse(
      x - size * 0.2,
      base - size * 1.55,
      size * 0.34,
      size * 0.28,
      lighter(leaf, 0.14),
      'opacity=".6"',
    ),
    ellipse(
      x + size * 0.26,
      base - size * 0.95,
      size * 0.4,
      size * 0.3,
      darker(leaf, 0.16),
      'opacity=".5"',
    ),
  );
  if (mood.snow)
    for (const [dx, dy, r] of [
      [-0.42, -1.4, 0.34],
      [0.42, -1.37, 0.34],
      [0, -1.84, 0.52],
    ] as const)
      canvas.add(
        path(
          `M${x + (dx - r) * size} ${base + dy * size}Q${x + dx * size} ` +
            `${base + (dy - r * 0.75) * size} ${x + (dx + r) * size} ` +
            `${base + dy * size}Q${x + (dx + r * 0.4) * size} ${base + (dy + r * 0.1) * size} ` +
            `${x + dx * size} ${base + (dy + r * 0.3) * size}T${x + (dx - r) * size} ` +
            `${base + dy * size}Z`,
          '#f6f9fc',
        ),
      );
}

function lampPost(canvas: Canvas, x: number, base: number, lit: boolean): void {
  canvas.add(
    rect(x - 1.8, base - 92, 3.6, 92, '#2f353a'),
    rect(x - 6, base - 4, 12, 4, '#2f353a'),
    polygon(
      [
        [x - 8, base - 94],
        [x + 8, base - 94],
        [x + 5, base - 112],
        [x - 5, base - 112],
      ],
      lit ? '#ffe2a0' : '#dfe6ea',
    ),
    rect(x - 7, base - 116, 14, 4, '#2f353a'),
  );
  if (lit) glow(canvas, x, base - 103, 66, '#ffdc94', 0.6);
}

function sailingBoat(canvas: Canvas, x: number, y: number, size: number, mood: Mood): void {
  const hull = mix('#f8f6f1', '#16233c', mood.dark * 0.8);
  canvas.add(
    rect(x - 0.03 * size, y - size * 1.25, 0.035 * size, size * 1.25, '#6b5a4a'),
    polygon(
      [
        [x + 0.04 * size, y - size * 1.2],
        [x + 0.04 * size, y - size * 0.14],
        [x + size * 0.5, y - size * 0.14],
      ],
      hull,
    ),
    polygon(
      [
        [x - 0.07 * size, y - size * 1.05],
        [x - 0.07 * size, y - size * 0.14],
        [x - size * 0.34, y - size * 0.14],
      ],
      lighter(hull, 0.2),
    ),
    polygon(
      [
        [x - size * 0.5, y - size * 0.06],
        [x + size * 0.52, y - size * 0.06],
        [x + size * 0.36, y + size * 0.12],
        [x - size * 0.36, y + size * 0.12],
      ],
      hull,
    ),
    polygon(
      [
        [x - size * 0.46, y + size * 0.01],
        [x + size * 0.46, y + size * 0.01],
        [x + size * 0.41, y + size * 0.06],
        [x - size * 0.41, y + size * 0.06],
      ],
      '#b5533c',
    ),
    rect(x - size * 0.42, y + size * 0.13, size * 0.84, 3, '#ffffff', 'opacity=".25"'),
  );
}

function quay(canvas: Canvas, mood: Mood, random: Seeded, light: Light): void {
  for (const [x, size] of [
    [52, 44],
    [118, 36],
    [172, 30],
    [1042, 34],
    [1096, 42],
    [1160, 38],
  ] as const)
    tree(canvas, x, ground, size + random.number() * 8, mood, random, light);
  for (const x of [210, 990]) lampPost(canvas, x, ground, mood.alight > 0.3);
  const stone = mix('#8f8a82', '#16233c', mood.dark);
  canvas.add(
    rect(0, ground, 1200, 26, darker(stone, 0.35)),
    rect(0, ground, 1200, 6, mood.snow ? '#f3f6f9' : lighter(stone, 0.2)),
  );
  for (let x = 20; x < 1200; x += 74)
    canvas.add(rect(x, ground + 8, 1.6, 18, '#10151b', 'opacity=".35"'));
  water(canvas, 0, ground + 26, 1200, 214, mood.water[0], mood.water[1], random);
  canvas.add(
    `<g transform="matrix(1 0 0 -.52 0 ${ground + 26 + (ground + 26) * 0.52 - 14})" ` +
      `opacity="${mood.alight > 0.5 ? 0.4 : 0.26}" ${blur(canvas, 3)}><use ` +
      `href="#house"/></g>`,
  );
  for (let index = 0; index < 42; index += 1)
    canvas.add(
      rect(
        random.number() * 1200,
        ground + 34 + random.number() * 196,
        20 + random.number() * 90,
        2,
        '#ffffff',
        `rx="1" opacity="${(0.08 + random.number() * 0.16).toFixed(2)}"`,
      ),
    );
  if (light === 'winter')
    for (let index = 0; index < 9; index += 1)
      canvas.add(
        ellipse(
          random.number() * 1200,
          ground + 40 + random.number() * 40,
          40 + random.number() * 60,
          5 + random.number() * 4,
          '#f3f7fa',
          'opacity=".85"',
        ),
      );
  else
    for (const [x, y, size] of [
      [150, 690, 92],
      [1050, 668, 76],
    ] as const)
      sailingBoat(canvas, x, y, size, mood);
}

function shore(canvas: Canvas, mood: Mood, random: Seeded): void {
  water(canvas, 0, 556, 1200, 244, mood.water[0], mood.water[1], random);
  const rock = mix('#77736c', '#16233c', mood.dark);
  canvas.add(
    path(
      'M60 590C200 540 330 560 460 552C640 540 800 556 930 560C1030 564 1110 576 1170 600C1040 626 880 616 700 624C480 634 250 630 60 590Z',
      darker(rock, 0.2),
    ),
    path(
      'M120 582C260 548 380 560 500 556C660 548 820 560 950 568C1000 572 1050 580 1090 588C960 ' +
        '604 760 596 600 602C420 608 230 606 120 582Z',
      rock,
    ),
  );
  for (let index = 0; index < 16; index += 1)
    canvas.add(
      ellipse(
        140 + random.number() * 930,
        586 + random.number() * 30,
        18 + random.number() * 30,
        6 + random.number() * 7,
        random.chance(0.5) ? lighter(rock, 0.1) : darker(rock, 0.14),
      ),
    );
  for (let index = 0; index < 22; index += 1)
    canvas.add(
      path(
        `M${random.number() * 1150} ${640 + random.number() * 140}q14 -9 28 0t28 0`,
        'none',
        `stroke="#ffffff" stroke-width="2.4" stroke-linecap="round" opacity="${(0.2 + random.number() * 0.3).toFixed(2)}"`,
      ),
    );
  for (const [x, y] of [
    [300, 180],
    [356, 214],
    [880, 250],
  ] as const)
    canvas.add(
      path(
        `M${x} ${y}q12 -13 22 0q10 -13 22 0`,
        'none',
        `stroke="${mood.dark > 0.2 ? '#c8d2e0' : '#55606a'}" stroke-width="3" stroke-linecap="round"`,
      ),
    );
}

function land(canvas: Canvas, { before, light }: HouseScene, mood: Mood, random: Seeded): void {
  const lawn = before === 'lawn';
  const base = lawn ? mood.grass : mood.paving;
  for (const [x, size] of [
    [40, 62],
    [118, 48],
    [1082, 50],
    [1164, 60],
  ] as const)
    tree(canvas, x, ground + 4, size + random.number() * 10, mood, random, light);
  canvas.add(
    rect(
      0,
      ground,
      1200,
      240,
      gradient(canvas, [
        [lighter(base, mood.snow ? 0.2 : 0.1), 0],
        [darker(base, mood.snow ? 0.1 : 0.16), 1],
      ]),
    ),
  );
  if (lawn) {
    const stone = mood.snow ? '#d7dfe7' : mix('#dacfb8', '#16233c', mood.dark);
    canvas.add(
      polygon(
        [
          [566, ground],
          [634, ground],
          [800, 800],
          [400, 800],
        ],
        stone,
      ),
      polygon(
        [
          [566, ground],
          [572, ground],
          [428, 800],
          [400, 800],
        ],
        darker(stone, 0.12),
      ),
      polygon(
        [
          [628, ground],
          [634, ground],
          [800, 800],
          [772, 800],
        ],
        darker(stone, 0.12),
      ),
    );
    const bush = (x: number, y: number, r: number) =>
      canvas.add(
        ellipse(x, y + r * 0.5, r * 1.3, r * 0.24, '#0b1420', 'opacity=".16"'),
        ellipse(x, y, r * 1.1, r * 0.72, mix(mood.leaf, '#16233c', 0)),
        ellipse(
          x - r * 0.3,
          y - r * 0.2,
          r * 0.6,
          r * 0.4,
          lighter(mood.leaf, 0.12),
          'opacity=".7"',
        ),
        mood.snow ? ellipse(x, y - r * 0.42, r * 0.8, r * 0.28, '#f8fafc') : '',
      );
    for (const [y, spread, r] of [
      [592, 60, 17],
      [642, 104, 24],
      [716, 168, 34],
    ] as const)
      for (const side of [-1, 1]) bush(600 + side * (spread + 34), y, r);
    for (const [x, y, size] of [
      [130, 690, 92],
      [1076, 704, 100],
    ] as const)
      tree(canvas, x, y, size, mood, random, light);
  } else {
    for (let row = 0; row < 7; row += 1)
      canvas.add(rect(0, ground + 6 + row * row * 5.2, 1200, 1.4, '#10151b', 'opacity=".12"'));
    for (let x = -20; x <= 20; x += 1)
      canvas.add(
        polygon(
          [
            [600 + x * 34, ground],
            [601 + x * 34, ground],
            [602 + x * 92, 800],
            [599 + x * 92, 800],
          ],
          '#10151b',
          'opacity=".1"',
        ),
      );
    if (mood.alight > 0.4)
      canvas.add(ellipse(600, ground + 34, 400, 46, '#ffd486', `opacity=".2" ${blur(canvas, 14)}`));
    for (const x of [250, 950])
      canvas.add(
        ellipse(x, 690, 96, 12, '#0b1420', 'opacity=".16"'),
        rect(x - 84, 656, 168, 9, mix('#a9774a', '#16233c', mood.dark)),
        rect(x - 84, 632, 168, 7, mix('#a9774a', '#16233c', mood.dark)),
        rect(x - 66, 640, 7, 50, '#34393d'),
        rect(x + 59, 640, 7, 50, '#34393d'),
      );
  }
  for (const x of [196, 1004]) lampPost(canvas, x, ground + 22, mood.alight > 0.3);
}
