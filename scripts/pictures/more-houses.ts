import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';
import { type Canvas, darker, ellipse, lighter, mix, path, polygon, rect } from './canvas.ts';
import {
  door,
  ground,
  pane,
  panes,
  snowOn,
  wall,
  type DrawHouse,
  type HouseColours,
} from './houses.ts';

const facades = ['#d9a441', '#b5533c', '#5b7f95', '#e3d6bd', '#7e9a72', '#c77b58', '#8fa7b5'];

/** A row of narrow gabled houses; `wall` is used for every second one. */
export const townhouses: DrawHouse = (canvas, colours, random) =>
  row(canvas, colours, random, random.shuffled(facades));
/** The same row in one brick. */
export const terrace: DrawHouse = (canvas, colours, random) =>
  row(
    canvas,
    colours,
    random,
    [0, 0.1, -0.06, 0.05, -0.1, 0.08, 0].map((tone) =>
      tone < 0 ? darker(colours.wall, -tone) : lighter(colours.wall, tone),
    ),
  );

function row(
  canvas: Canvas,
  colours: HouseColours,
  random: Seeded,
  paints: readonly string[],
): void {
  let x = 196;
  for (const [index, paint] of paints.entries()) {
    const width = [112, 124, 104, 132, 110, 120, 106][index] ?? 116;
    const colour = colours.alight > 0.4 ? mix(paint, '#23304a', 0.38) : paint;
    const top = 214 + ((index * 37) % 60);
    wall(canvas, x, top, width, ground - top, colour, 0.1);
    const [mid, style] = [x + width / 2, index % 3];
    if (style === 0) {
      canvas.add(
        polygon(
          [
            [x - 3, top],
            [mid, top - 76],
            [x + width + 3, top],
          ],
          colour,
        ),
        path(
          `M${x - 4} ${top + 1}L${mid} ${top - 78}L${x + width + 4} ${top + 1}`,
          'none',
          `stroke="${colours.roof}" stroke-width="8" stroke-linejoin="round"`,
        ),
      );
      snowOn(canvas, colours, [
        [x - 2, top - 4],
        [mid, top - 82],
        [x + width + 2, top - 4],
      ]);
    } else if (style === 1) {
      for (const [step, inset] of [
        [0, 0],
        [20, 16],
        [40, 32],
        [60, 46],
      ] as const) {
        canvas.add(rect(x + inset, top - step - 20, width - inset * 2, 22, colour));
        if (colours.snow)
          canvas.add(rect(x + inset, top - step - 24, width - inset * 2, 6, '#f6f9fc', 'rx="3"'));
      }
    } else {
      canvas.add(
        path(
          `M${x} ${top + 1}C${x + 6} ${top - 40} ${mid - 36} ${top - 34} ${mid - 26} ` +
            `${top - 70}Q${mid} ${top - 92} ${mid + 26} ${top - 70}C${mid + 36} ${top - 34} ` +
            `${x + width - 6} ${top - 40} ${x + width} ${top + 1}Z`,
          colour,
        ),
      );
      snowOn(canvas, colours, [
        [mid - 24, top - 74],
        [mid, top - 84],
        [mid + 24, top - 74],
      ]);
    }
    pane(canvas, mid - 11, top - 44, 22, 32, colours, random, style === 2);
    canvas.add(
      rect(x, top, width, 5, lighter(colour, 0.45)),
      rect(x, 480, width, 4, lighter(colour, 0.35)),
    );
    panes(canvas, [x + 6, top + 10, width - 12, 470 - top], 3, 4, [21, 38], colours, random);
    const side = index % 2 === 0 ? 0.3 : 0.7;
    door(
      canvas,
      x + width * side,
      28,
      62,
      ['#2f4a48', '#6b2f2a', '#2c3d5a'][index % 3] ?? '#2f4a48',
      colours.lit,
    );
    pane(canvas, x + width * (1 - side) - 22, 500, 44, 44, colours, random);
    x += width;
  }
}

export const palace: DrawHouse = (canvas, colours, random) => {
  wall(canvas, 200, 300, 800, ground - 300, colours.wall, 0.1);
  canvas.add(
    polygon(
      [
        [190, 304],
        [226, 258],
        [974, 258],
        [1010, 304],
      ],
      colours.roof,
    ),
    rect(190, 300, 820, 10, colours.trim),
  );
  snowOn(canvas, colours, [
    [196, 298],
    [228, 257],
    [972, 257],
    [1004, 298],
  ]);
  for (const x of [262, 938]) {
    canvas.add(
      rect(x - 52, 262, 104, 40, colours.wall),
      path(
        `M${x - 56} 264C${x - 56} 206 ${x - 26} 186 ${x} 180C${x + 26} 186 ${x + 56} 206 ${x + 56} 264Z`,
        colours.roof,
      ),
      rect(x - 4, 146, 8, 36, colours.trim),
      ellipse(x, 144, 8, 8, '#d8b25a'),
    );
    if (colours.snow)
      canvas.add(
        path(
          `M${x - 36} 212C${x - 24} 194 ${x - 8} 186 ${x} 184C${x + 8} 186 ${x + 24} 194 ${x + 36} 212`,
          'none',
          'stroke="#f6f9fc" stroke-width="9" stroke-linecap="round"',
        ),
      );
  }
  panes(canvas, [212, 318, 270, 236], 6, 2, [27, 66], colours, random, (line) => line === 1);
  panes(canvas, [718, 318, 270, 236], 6, 2, [27, 66], colours, random, (line) => line === 1);
  wall(canvas, 486, 280, 228, ground - 280, lighter(colours.wall, 0.12), 0);
  canvas.add(
    polygon(
      [
        [470, 284],
        [600, 206],
        [730, 284],
      ],
      lighter(colours.wall, 0.18),
    ),
    path(
      'M468 286L600 206L732 286Z',
      'none',
      `stroke="${colours.trim}" stroke-width="8" stroke-linejoin="round"`,
    ),
    `<circle cx="600" cy="252" r="17" fill="${colours.lit}" stroke="${colours.trim}" stroke-width="5"/>`,
  );
  snowOn(canvas, colours, [
    [474, 280],
    [600, 202],
    [726, 280],
  ]);
  panes(canvas, [506, 300, 188, 96], 4, 1, [26, 62], colours, random);
  panes(canvas, [506, 420, 188, 136], 4, 1, [26, 94], colours, random, () => true);
  for (const x of [496, 544, 591, 640, 688])
    canvas.add(
      rect(x, 294, 14, 266, lighter(colours.wall, 0.5)),
      rect(x + 9, 294, 5, 266, '#0b1420', 'opacity=".12"'),
      rect(x - 4, 288, 22, 8, colours.trim),
    );
  canvas.add(
    rect(470, 548, 260, 6, colours.trim),
    rect(456, 554, 288, 6, darker(colours.trim, 0.12)),
  );
};

export const lighthouse: DrawHouse = (canvas, colours, random) => {
  canvas.add(
    path(
      'M120 566C220 500 330 528 430 500C560 470 680 492 780 512C880 530 980 528 1080 566Z',
      '#6d6a64',
    ),
    path('M180 566C300 532 420 548 520 528C640 512 800 540 1010 566Z', '#85817a'),
  );
  if (colours.snow)
    canvas.add(
      path(
        'M240 526C330 514 400 512 450 500C560 474 680 494 760 510',
        'none',
        'stroke="#f6f9fc" stroke-width="10" stroke-linecap="round"',
      ),
    );
  wall(canvas, 330, 420, 210, 106, '#efe8da');
  canvas.add(
    polygon(
      [
        [316, 424],
        [352, 368],
        [518, 368],
        [554, 424],
      ],
      colours.roof,
    ),
    rect(478, 346, 20, 40, '#8d4a38'),
  );
  panes(canvas, [340, 428, 190, 92], 4, 1, [24, 40], colours, random);
  const half = (y: number) => 40 + (y - 190) * 0.085;
  const part = (from: number, to: number, fill: string) =>
    canvas.add(
      polygon(
        [
          [660 - half(from), from],
          [660 + half(from), from],
          [660 + half(to), to],
          [660 - half(to), to],
        ],
        fill,
      ),
    );
  const tone = canvas.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#ffffff"/><stop ` +
      `offset=".55" stop-color="#f1ede4"/><stop offset="1" ` +
      `stop-color="#b9b6b0"/></linearGradient>`,
  );
  const band = canvas.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" ` +
      `stop-color="${lighter(colours.wall, 0.12)}"/><stop offset="1" ` +
      `stop-color="${darker(colours.wall, 0.3)}"/></linearGradient>`,
  );
  part(190, 512, tone);
  part(252, 312, band);
  part(390, 450, band);
  for (const y of [222, 340, 470]) pane(canvas, 650, y, 18, 26, colours, random, true);
  canvas.add(
    rect(604, 180, 112, 12, '#3c4247'),
    rect(622, 128, 76, 52, mix(colours.lit, '#ffffff', 0.2)),
    path('M614 130A46 34 0 0 1 706 130Z', colours.wall),
    rect(657, 78, 6, 22, '#3c4247'),
    ellipse(660, 76, 7, 7, '#3c4247'),
  );
  for (const x of [622, 646, 670, 695]) canvas.add(rect(x, 128, 3, 52, '#3c4247'));
  for (let x = 606; x <= 714; x += 12) canvas.add(rect(x, 160, 2, 22, '#3c4247'));
  canvas.add(rect(606, 158, 110, 3, '#3c4247'));
  if (colours.alight > 0.4)
    canvas.add(
      polygon(
        [
          [622, 150],
          [-20, 60],
          [-20, 250],
        ],
        '#ffe7a8',
        'opacity=".2"',
      ),
      polygon(
        [
          [698, 150],
          [1220, 80],
          [1220, 230],
        ],
        '#ffe7a8',
        'opacity=".2"',
      ),
    );
};

export const factory: DrawHouse = (canvas, colours, random) => {
  canvas.add(
    polygon(
      [
        [862, 560],
        [872, 96],
        [916, 96],
        [926, 560],
      ],
      canvas.define(
        (id) =>
          `<linearGradient id="${id}"><stop offset="0" ` +
          `stop-color="${lighter(colours.wall, 0.08)}"/><stop offset="1" ` +
          `stop-color="${darker(colours.wall, 0.3)}"/></linearGradient>`,
      ),
    ),
    rect(866, 90, 56, 12, darker(colours.wall, 0.3)),
    rect(868, 150, 52, 7, darker(colours.wall, 0.24)),
    rect(866, 230, 56, 7, darker(colours.wall, 0.24)),
  );
  wall(canvas, 220, 330, 620, ground - 330, colours.wall, 0.1);
  for (let index = 0; index < 5; index += 1) {
    const x = 220 + index * 124;
    canvas.add(
      polygon(
        [
          [x, 332],
          [x, 250],
          [x + 124, 332],
        ],
        colours.roof,
      ),
      polygon(
        [
          [x + 4, 326],
          [x + 4, 262],
          [x + 98, 326],
        ],
        mix(colours.glass, colours.lit, colours.alight * 0.7),
      ),
    );
    for (const dx of [26, 50, 74])
      canvas.add(rect(x + dx, 262 + dx * 0.68, 2.5, 64 - dx * 0.68, colours.trim));
    snowOn(canvas, colours, [
      [x + 2, 248],
      [x + 120, 327],
    ]);
  }
  for (let y = 344; y < ground; y += 13)
    canvas.add(rect(220, y, 620, 1, darker(colours.wall, 0.3), 'opacity=".2"'));
  panes(canvas, [232, 350, 596, 130], 6, 1, [72, 104], colours, random);
  panes(canvas, [232, 486, 240, 72], 3, 1, [56, 50], colours, random);
  panes(canvas, [590, 486, 240, 72], 3, 1, [56, 50], colours, random);
  canvas.add(
    rect(488, 484, 86, 76, '#2f3f45'),
    rect(529, 484, 3, 76, '#1d282c'),
    rect(478, 474, 106, 10, colours.trim),
  );
};

export const congress: DrawHouse = (canvas, colours, random) => {
  canvas.add(
    polygon(
      [
        [170, 300],
        [1030, 268],
        [1030, 300],
        [170, 330],
      ],
      colours.roof,
    ),
    polygon(
      [
        [170, 330],
        [1030, 300],
        [1030, 310],
        [170, 340],
      ],
      darker(colours.roof, 0.3),
    ),
  );
  snowOn(canvas, colours, [
    [174, 298],
    [1026, 267],
  ]);
  canvas.add(
    polygon(
      [
        [232, 338],
        [968, 312],
        [968, 560],
        [232, 560],
      ],
      canvas.define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ` +
          `stop-color="${mix(colours.glass, colours.lit, colours.alight * 0.6)}"/><stop ` +
          `offset="1" ` +
          `stop-color="${mix(mix(colours.glass, '#e8eff2', 0.4), colours.lit, colours.alight)}"/></linearGradient>`,
      ),
    ),
  );
  for (const y of [404, 470])
    canvas.add(rect(232, y, 736, 9, mix(colours.trim, colours.wall, 0.3), 'opacity=".8"'));
  for (let x = 250; x < 960; x += 22)
    if (random.chance(0.55)) {
      const y = random.pick([404, 470, 560]);
      canvas.add(
        ellipse(x, y - 33, 4.5, 5, '#2b3138', 'opacity=".45"'),
        rect(x - 5, y - 28, 10, 28, '#2b3138', 'rx="4" opacity=".4"'),
      );
    }
  for (let x = 232; x <= 968; x += 46)
    canvas.add(rect(x - 1.5, 338 - (x - 232) * 0.035, 3, 222 + (x - 232) * 0.035, colours.trim));
  for (const x of [212, 380, 600, 820, 988])
    canvas.add(
      rect(x - 5, 332 - (x - 212) * 0.034, 10, 228 + (x - 212) * 0.034, lighter(colours.wall, 0.4)),
    );
  canvas.add(
    rect(556, 496, 88, 64, darker(colours.glass, 0.3)),
    rect(598, 496, 4, 64, colours.trim),
    rect(540, 486, 120, 10, colours.roof),
  );
};

export const lodge: DrawHouse = (canvas, colours, random) => {
  wall(canvas, 330, 372, 540, ground - 372, colours.wall, 0.12);
  for (let y = 384; y < ground; y += 17)
    canvas.add(rect(330, y, 540, 2, darker(colours.wall, 0.36), 'opacity=".4"'));
  canvas.add(
    polygon(
      [
        [330, 374],
        [600, 214],
        [870, 374],
      ],
      darker(colours.wall, 0.06),
    ),
    path(
      'M264 408L600 206L936 408',
      'none',
      `stroke="${colours.roof}" stroke-width="24" stroke-linejoin="round"`,
    ),
    rect(742, 214, 40, 96, '#7f776d'),
  );
  if (colours.snow)
    canvas.add(
      path(
        'M262 396L600 193L938 396',
        'none',
        'stroke="#f8fafc" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"',
      ),
      rect(737, 206, 50, 12, '#f8fafc', 'rx="6"'),
    );
  if (colours.snow || colours.alight > 0.3)
    canvas.add(
      path(
        'M762 200C748 176 786 164 768 138C756 118 790 108 778 84',
        'none',
        'stroke="#ffffff" stroke-width="12" opacity=".35" stroke-linecap="round"',
      ),
    );
  panes(canvas, [496, 280, 208, 84], 3, 1, [42, 62], colours, random);
  canvas.add(rect(320, 452, 560, 9, darker(colours.wall, 0.4)));
  panes(canvas, [346, 384, 508, 66], 6, 1, [46, 46], colours, random);
  panes(canvas, [346, 468, 190, 90], 2, 1, [60, 62], colours, random);
  panes(canvas, [664, 468, 190, 90], 2, 1, [60, 62], colours, random);
  for (let x = 326; x < 878; x += 18) canvas.add(rect(x, 430, 4, 24, darker(colours.wall, 0.4)));
  canvas.add(rect(320, 426, 560, 6, darker(colours.wall, 0.4)));
  door(canvas, 600, 58, 84, '#6b4630', colours.lit);
};

export const manor: DrawHouse = (canvas, colours, random) => {
  for (const x of [372, 820])
    canvas.add(
      rect(x - 20, 200, 40, 110, darker(colours.wall, 0.2)),
      rect(x - 26, 196, 52, 10, colours.trim),
    );
  wall(canvas, 320, 330, 560, ground - 330, colours.wall, 0.12);
  canvas.add(
    polygon(
      [
        [300, 336],
        [372, 238],
        [828, 238],
        [900, 336],
      ],
      colours.roof,
    ),
    rect(300, 332, 600, 9, colours.trim),
  );
  snowOn(canvas, colours, [
    [306, 330],
    [374, 237],
    [826, 237],
    [894, 330],
  ]);
  for (const x of [440, 600, 760]) {
    canvas.add(
      polygon(
        [
          [x - 34, 296],
          [x, 258],
          [x + 34, 296],
        ],
        darker(colours.roof, 0.2),
      ),
      rect(x - 26, 294, 52, 38, colours.wall),
    );
    pane(canvas, x - 13, 298, 26, 28, colours, random);
  }
  panes(canvas, [334, 350, 532, 200], 7, 2, [34, 64], colours, random);
  canvas.add(rect(560, 452, 80, 108, colours.wall), rect(546, 446, 108, 9, colours.trim));
  for (const x of [558, 642]) canvas.add(rect(x - 5, 455, 10, 105, lighter(colours.wall, 0.5)));
  door(canvas, 600, 46, 82, '#4d3a2e', colours.lit);
};
