import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';
import { type Canvas, darker, ellipse, lighter, mix, path, polygon, rect } from './canvas.ts';

/**
 * What a house is made of. Every house stands on the line y = 560 and keeps within x 180 to 1020.
 */
export type HouseColours = {
  wall: string;
  roof: string;
  trim: string;
  glass: string;
  lit: string;
  /** Part of the windows with a light on. */ alight: number;
  snow: boolean;
};
export type DrawHouse = (canvas: Canvas, colours: HouseColours, random: Seeded) => void;

export const ground = 560;

export function wall(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  shade = 0.16,
): void {
  canvas.add(
    rect(
      x,
      y,
      width,
      height,
      canvas.define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" ` +
          `stop-color="${lighter(colour, 0.08)}"/><stop offset="1" ` +
          `stop-color="${darker(colour, 0.12)}"/></linearGradient>`,
      ),
    ),
    rect(x + width * (1 - shade), y, width * shade, height, '#0b1420', 'opacity=".13"'),
  );
}

/** One window: plain, or rounded above. */
export function pane(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: HouseColours,
  random: Seeded,
  arched = false,
): void {
  const fill = random.chance(colours.alight)
    ? mix(colours.lit, '#ffb65c', random.number() * 0.25)
    : mix(colours.glass, '#dfeaf0', random.number() * 0.14);
  const trim = colours.trim;
  if (arched)
    canvas.add(
      path(
        `M${x - 3} ${y + height}V${y + width / 2}A${width / 2 + 3} ${width / 2 + 3} 0 0 1 ${x + width + 3} ${y + width / 2}V${y + height}Z`,
        trim,
      ),
      path(
        `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`,
        fill,
      ),
    );
  else canvas.add(rect(x - 3, y - 3, width + 6, height + 6, trim), rect(x, y, width, height, fill));
  canvas.add(
    rect(x + width / 2 - 1, y + (arched ? 4 : 0), 2, height - (arched ? 4 : 0), trim),
    rect(x, y + height * 0.42, width, 2, trim),
  );
  canvas.add(rect(x - 5, y + height, width + 10, 4, colours.snow ? '#f4f7fa' : lighter(trim, 0.2)));
}

export function panes(
  canvas: Canvas,
  area: readonly [x: number, y: number, width: number, height: number],
  columns: number,
  rows: number,
  size: readonly [number, number],
  colours: HouseColours,
  random: Seeded,
  arched: (row: number) => boolean = () => false,
): void {
  const [x, y, width, height] = area;
  const [cell, storey] = [width / columns, height / rows];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      pane(
        canvas,
        x + column * cell + (cell - size[0]) / 2,
        y + row * storey + (storey - size[1]) / 2,
        size[0],
        size[1],
        colours,
        random,
        arched(row),
      );
}

export function door(
  canvas: Canvas,
  x: number,
  width: number,
  height: number,
  colour: string,
  lit: string,
): void {
  canvas.add(
    rect(x - width / 2 - 7, ground - height - 7, width + 14, height + 7, lighter(colour, 0.55)),
    rect(x - width / 2, ground - height, width, height, colour),
    rect(x - width / 2, ground - height, width, height * 0.24, lit),
    rect(x - 1.2, ground - height * 0.76, 2.4, height * 0.76, darker(colour, 0.4)),
    rect(x - width / 2 - 16, ground - 5, width + 32, 5, '#b9b3a8'),
  );
}

export function snowOn(
  canvas: Canvas,
  colours: HouseColours,
  points: readonly (readonly [number, number])[],
): void {
  if (!colours.snow) return;
  canvas.add(
    path(
      `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`,
      'none',
      'stroke="#f6f9fc" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"',
    ),
  );
}

export const grandHotel: DrawHouse = (canvas, colours, random) => {
  wall(canvas, 230, 196, 740, ground - 196, colours.wall);
  canvas.add(
    polygon(
      [
        [218, 196],
        [252, 118],
        [948, 118],
        [982, 196],
      ],
      colours.roof,
    ),
    rect(252, 112, 696, 8, colours.snow ? '#f6f9fc' : lighter(colours.roof, 0.2)),
    rect(218, 194, 764, 10, colours.trim),
  );
  for (let index = 0; index < 7; index += 1) {
    const x = 290 + index * 103;
    canvas.add(
      polygon(
        [
          [x - 26, 156],
          [x, 132],
          [x + 26, 156],
        ],
        darker(colours.roof, 0.2),
      ),
      rect(x - 20, 154, 40, 42, colours.wall),
    );
    pane(canvas, x - 10, 162, 20, 28, colours, random);
    snowOn(canvas, colours, [
      [x - 25, 153],
      [x, 131],
      [x + 25, 153],
    ]);
  }
  for (const y of [276, 346, 416, 486])
    canvas.add(rect(230, y, 740, 3, lighter(colours.wall, 0.3), 'opacity=".7"'));
  panes(canvas, [240, 206, 720, 280], 11, 4, [32, 44], colours, random);
  panes(canvas, [240, 488, 320, 72], 5, 1, [36, 52], colours, random, () => true);
  panes(canvas, [640, 488, 320, 72], 5, 1, [36, 52], colours, random, () => true);
  canvas.add(
    polygon(
      [
        [560, 492],
        [640, 492],
        [650, 506],
        [550, 506],
      ],
      darker(colours.roof, 0.1),
    ),
  );
  door(canvas, 600, 56, 48, '#4a3b30', colours.lit);
  for (const x of [330, 600, 870])
    canvas.add(
      rect(x - 1.5, 60, 3, 54, '#59636b'),
      path(`M${x + 2} 62q14 -7 26 0t24 0v20q-12 7 -24 0t-26 0Z`, x === 600 ? '#c9573f' : '#33597c'),
    );
};

export const warehouse: DrawHouse = (canvas, colours, random) => {
  wall(canvas, 250, 236, 700, ground - 236, colours.wall);
  for (let index = 0; index < 3; index += 1) {
    const x = 250 + index * 233.3;
    canvas.add(
      polygon(
        [
          [x, 236],
          [x + 116.6, 142],
          [x + 233.3, 236],
        ],
        darker(colours.wall, 0.06),
      ),
      path(
        `M${x - 6} 240L${x + 116.6} 140L${x + 239} 240`,
        'none',
        `stroke="${colours.snow ? '#f6f9fc' : colours.roof}" stroke-width="12" stroke-linejoin="round"`,
      ),
    );
    pane(canvas, x + 103, 178, 27, 42, colours, random, true);
    canvas.add(rect(x + 112, 146, 9, 20, '#3b3230'));
  }
  for (let y = 248; y < ground; y += 13)
    canvas.add(rect(250, y, 700, 1, darker(colours.wall, 0.3), 'opacity=".22"'));
  for (const y of [322, 398, 474]) canvas.add(rect(250, y, 700, 6, darker(colours.wall, 0.2)));
  panes(canvas, [262, 246, 676, 228], 9, 3, [36, 52], colours, random, () => true);
  panes(canvas, [262, 478, 240, 82], 3, 1, [42, 58], colours, random, () => true);
  panes(canvas, [698, 478, 240, 82], 3, 1, [42, 58], colours, random, () => true);
  for (const x of [552, 648])
    canvas.add(
      path(`M${x - 34} ${ground}V502A34 24 0 0 1 ${x + 34} 502V${ground}Z`, '#33433f'),
      rect(x - 1, 482, 2, 78, '#1e2a27'),
    );
};

export const tower: DrawHouse = (canvas, colours, random) => {
  wall(canvas, 300, 352, 640, ground - 352, darker(colours.wall, 0.06));
  canvas.add(rect(292, 344, 656, 9, colours.snow ? '#f6f9fc' : colours.trim));
  panes(canvas, [312, 356, 616, 198], 13, 4, [32, 30], colours, random);
  wall(canvas, 420, 84, 200, ground - 84, colours.wall, 0.2);
  canvas.add(
    rect(410, 76, 220, 10, colours.snow ? '#f6f9fc' : colours.trim),
    rect(470, 46, 96, 30, darker(colours.wall, 0.2)),
    rect(516, 6, 3, 42, '#6b747b'),
  );
  panes(canvas, [430, 94, 180, 410], 5, 10, [25, 27], colours, random);
  canvas.add(
    rect(440, 508, 160, 52, mix(colours.lit, colours.glass, 0.25)),
    rect(518, 508, 4, 52, colours.trim),
    rect(430, 500, 180, 9, colours.trim),
  );
};

export const glassTower: DrawHouse = (canvas, colours, random) => {
  for (const [x, y, w, shade] of [
    [330, 250, 190, 0.14],
    [690, 300, 180, 0.2],
    [486, 70, 236, 0],
  ] as const) {
    const colour = darker(colours.wall, shade);
    canvas.add(
      polygon(
        [
          [x, y + 34],
          [x + w, y],
          [x + w, ground],
          [x, ground],
        ],
        canvas.define(
          (id) =>
            `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" ` +
            `stop-color="${lighter(colour, 0.35)}"/><stop offset=".5" ` +
            `stop-color="${colour}"/><stop offset="1" ` +
            `stop-color="${darker(colour, 0.2)}"/></linearGradient>`,
        ),
      ),
    );
    for (let wy = y + 48; wy < ground - 14; wy += 17)
      for (let wx = x + 7; wx < x + w - 12; wx += 19)
        if (random.chance(colours.alight))
          canvas.add(rect(wx, wy, 14, 11, colours.lit, 'opacity=".88"'));
    for (let wy = y + 44; wy < ground; wy += 17)
      canvas.add(rect(x, wy, w, 1.4, colours.trim, 'opacity=".5"'));
    for (let wx = x + 4.5; wx < x + w; wx += 19)
      canvas.add(rect(wx, y + 34, 1.4, ground - y - 34, colours.trim, 'opacity=".45"'));
    canvas.add(
      polygon(
        [
          [x - 3, y + 34],
          [x + w + 3, y - 1],
          [x + w + 3, y + 7],
          [x - 3, y + 42],
        ],
        colours.snow ? '#f6f9fc' : lighter(colours.trim, 0.2),
      ),
    );
  }
  canvas.add(
    rect(460, 500, 290, 60, darker(colours.glass, 0.2)),
    rect(470, 510, 270, 50, mix(colours.lit, '#ffffff', 0.15)),
    rect(452, 492, 306, 10, colours.trim),
  );
  for (let x = 500; x < 740; x += 40) canvas.add(rect(x, 510, 3, 50, colours.trim));
};

export const pavilion: DrawHouse = (canvas, colours, random) => {
  wall(canvas, 290, 380, 620, ground - 380, colours.wall);
  canvas.add(
    polygon(
      [
        [262, 384],
        [310, 348],
        [890, 348],
        [938, 384],
      ],
      colours.roof,
    ),
    rect(262, 382, 676, 9, colours.trim),
    polygon(
      [
        [500, 350],
        [600, 292],
        [700, 350],
      ],
      darker(colours.roof, 0.12),
    ),
    rect(592, 262, 16, 34, colours.trim),
    ellipse(600, 258, 12, 12, colours.lit),
  );
  snowOn(canvas, colours, [
    [268, 380],
    [312, 347],
    [500, 347],
    [600, 291],
    [700, 347],
    [888, 347],
    [932, 380],
  ]);
  panes(canvas, [302, 404, 220, 156], 4, 1, [38, 116], colours, random, () => true);
  panes(canvas, [678, 404, 220, 156], 4, 1, [38, 116], colours, random, () => true);
  for (const x of [528, 562, 638, 672])
    canvas.add(
      rect(x - 7, 392, 14, 168, lighter(colours.wall, 0.35)),
      rect(x + 2, 392, 5, 168, darker(colours.wall, 0.1), 'opacity=".5"'),
    );
  door(canvas, 600, 52, 118, '#53604f', colours.lit);
};

export const dome: DrawHouse = (canvas, colours, random) => {
  for (const [x, w] of [
    [246, 190],
    [764, 190],
  ] as const) {
    wall(canvas, x, 430, w, 130, colours.wall);
    canvas.add(rect(x - 6, 422, w + 12, 10, colours.snow ? '#f6f9fc' : colours.trim));
    panes(canvas, [x + 8, 444, w - 16, 108], 4, 1, [28, 70], colours, random);
  }
  const glass = canvas.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ` +
      `stop-color="${mix(colours.glass, '#dfeaf0', 0.3)}"/><stop offset="1" ` +
      `stop-color="${mix(colours.lit, colours.glass, 1 - colours.alight)}"/></linearGradient>`,
  );
  canvas.add(path('M372 420A228 228 0 0 1 828 420Z', glass));
  for (const r of [40, 96, 150, 196])
    canvas.add(
      path(
        `M${600 - r} 420A${r} 228 0 0 1 ${600 + r} 420`,
        'none',
        `stroke="${colours.trim}" stroke-width="3" opacity=".8"`,
      ),
    );
  for (const y of [252, 308, 364]) {
    const half = Math.sqrt(228 ** 2 - (420 - y) ** 2);
    canvas.add(rect(600 - half, y, half * 2, 2.6, colours.trim, 'opacity=".8"'));
  }
  canvas.add(
    path('M372 420A228 228 0 0 1 828 420', 'none', `stroke="${colours.trim}" stroke-width="8"`),
    rect(590, 168, 20, 26, colours.trim),
    rect(598, 140, 4, 30, colours.trim),
  );
  if (colours.snow)
    canvas.add(
      path(
        'M482 226A228 228 0 0 1 718 226',
        'none',
        'stroke="#f6f9fc" stroke-width="13" stroke-linecap="round"',
      ),
    );
  wall(canvas, 356, 420, 488, 140, lighter(colours.wall, 0.05));
  canvas.add(rect(348, 412, 504, 12, colours.trim));
  panes(canvas, [366, 430, 190, 130], 4, 1, [34, 88], colours, random, () => true);
  panes(canvas, [644, 430, 190, 130], 4, 1, [34, 88], colours, random, () => true);
  door(canvas, 600, 60, 94, '#3d4c52', colours.lit);
};
