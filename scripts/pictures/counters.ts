import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';
import {
  type Canvas,
  darker,
  ellipse,
  glow,
  gradient,
  lighter,
  line,
  path,
  polygon,
  rect,
  vignette,
} from './canvas.ts';
import { drawView, type View } from './views.ts';

export type CounterScene = {
  wall: string;
  pattern: 'tiles' | 'brick' | 'plain';
  counter: string;
  top: string;
  lamp: string;
  evening?: boolean;
  view?: View;
};

const counterTop = 492;

/** A wall seen straight on, with a counter before it. */
function counterFor(canvas: Canvas, scene: CounterScene, random: Seeded): void {
  canvas.add(
    rect(
      0,
      0,
      1200,
      800,
      gradient(canvas, [
        [darker(scene.wall, 0.08), 0],
        [scene.wall, 0.5],
        [darker(scene.wall, 0.12), 1],
      ]),
    ),
  );
  const [w, h] = scene.pattern === 'tiles' ? [54, 27] : [66, 24];
  if (scene.pattern !== 'plain')
    for (let row = 0; row * h < counterTop; row += 1)
      for (let column = -1; column * w < 1200; column += 1) {
        const x = column * w + (row % 2) * (w / 2);
        const tone = random.number();
        canvas.add(
          rect(
            x + 1.5,
            row * h + 1.5,
            w - 3,
            h - 3,
            scene.pattern === 'tiles'
              ? lighter(scene.wall, 0.05 + tone * 0.18)
              : tone > 0.5
                ? lighter(scene.wall, (tone - 0.5) * 0.24)
                : darker(scene.wall, (0.5 - tone) * 0.3),
            'rx="1.5"',
          ),
        );
      }
}

/** The counter's top and front, and the lamps above it. */
function finishCounter(canvas: Canvas, scene: CounterScene, objects: () => void): void {
  canvas.add(
    rect(0, counterTop + 18, 1200, 30, '#000000', 'opacity=".22"'),
    rect(
      0,
      counterTop + 22,
      1200,
      290,
      gradient(canvas, [
        [darker(scene.counter, 0.18), 0],
        [scene.counter, 0.2],
        [darker(scene.counter, 0.28), 1],
      ]),
    ),
  );
  for (let x = 60; x < 1200; x += 86)
    canvas.add(line([x, counterTop + 24], [x, 800], darker(scene.counter, 0.4), 2, 'opacity=".5"'));
  canvas.add(
    rect(0, counterTop - 12, 1200, 12, lighter(scene.top, 0.3)),
    rect(0, counterTop, 1200, 24, scene.top),
  );
  objects();
  if (scene.evening)
    canvas.add(rect(0, 0, 1200, 800, '#131a2c', 'opacity=".3" style="mix-blend-mode:multiply"'));
  for (const x of [190, 600, 1010]) {
    glow(canvas, x, 190, scene.evening ? 330 : 260, '#ffe0a6', scene.evening ? 0.62 : 0.45);
    canvas.add(
      line([x, 0], [x, 108], '#22252a', 3),
      path(`M${x - 68} 172A68 66 0 0 1 ${x + 68} 172Z`, scene.lamp),
      ellipse(x, 172, 68, 9, '#ffefca'),
      rect(x - 7, 98, 14, 12, darker(scene.lamp, 0.3)),
    );
  }
  vignette(canvas, 0.24);
}

function cup(canvas: Canvas, x: number, colour: string, y = counterTop): void {
  canvas.add(
    ellipse(x, y + 1, 34, 5, darker(colour, 0.22)),
    ellipse(x, y - 2, 34, 5, lighter(colour, 0.2)),
    path(`M${x + 19} ${y - 30}a10 9 0 1 1 0 19`, 'none', `stroke="${colour}" stroke-width="5"`),
    path(`M${x - 22} ${y - 36}h44c0 22 -7 33 -15 34h-14c-8 -1 -15 -12 -15 -34Z`, colour),
    ellipse(x, y - 36, 22, 4.5, '#4a2f20'),
  );
  for (const dx of [-7, 5])
    canvas.add(
      path(
        `M${x + dx} ${y - 46}c-7 -10 7 -14 0 -26`,
        'none',
        'stroke="#ffffff" stroke-width="2.5" opacity=".35" stroke-linecap="round"',
      ),
    );
}

function bun(canvas: Canvas, x: number, y: number, r: number): void {
  canvas.add(
    ellipse(x, y, r, r * 0.66, '#c07a3c'),
    ellipse(x, y - r * 0.12, r * 0.86, r * 0.5, '#d6944f'),
    path(
      `M${x - r * 0.5} ${y - r * 0.1}a${r * 0.5} ${r * 0.26} 0 1 1 ${r * 0.8} ` +
        `${r * 0.16}a${r * 0.3} ${r * 0.16} 0 1 1 ${-r * 0.48} ${-r * 0.1}`,
      'none',
      'stroke="#9a5a28" stroke-width="3" stroke-linecap="round"',
    ),
  );
}

export function coffeeBar(canvas: Canvas, scene: CounterScene, random: Seeded): void {
  counterFor(canvas, scene, random);
  for (const [y, from, to] of [
    [258, 250, 950],
    [352, 210, 990],
  ] as const) {
    canvas.add(
      rect(from, y + 12, to - from, 10, '#000000', 'opacity=".16"'),
      rect(from, y, to - from, 12, '#b07c4c'),
    );
    for (const x of [from + 40, to - 54]) canvas.add(rect(x, y + 12, 8, 20, '#34373b'));
    for (let x = from + 26; x < to - 50;) {
      const [w, h] = [22 + random.number() * 16, 26 + random.number() * 24];
      const colour = random.pick([
        '#d7a06a',
        '#6f97a8',
        '#efe9dd',
        '#9aae9c',
        '#c96f4a',
        '#3f5d72',
      ]);
      if (random.chance(0.82))
        canvas.add(
          rect(x, y - h, w, h, colour, 'rx="4"'),
          rect(x + w * 0.66, y - h, w * 0.34, h, darker(colour, 0.14), 'rx="4"'),
        );
      x += w + 10 + random.number() * 26;
    }
  }
  finishCounter(canvas, scene, () => {
    canvas.add(
      rect(872, 330, 210, 150, '#aab4ba', 'rx="10"'),
      rect(872, 330, 210, 40, '#c7d0d4', 'rx="10"'),
      rect(896, 384, 162, 66, '#2d343a', 'rx="4"'),
      rect(862, 478, 230, 14, '#6f7a81', 'rx="4"'),
    );
    for (const x of [930, 1024])
      canvas.add(
        rect(x - 16, 384, 32, 14, '#8b979d', 'rx="3"'),
        rect(x - 5, 398, 10, 14, '#59636a'),
        rect(x - 34, 402, 30, 6, '#3a2a20', 'rx="3"'),
      );
    for (const x of [905, 935, 1018, 1048])
      canvas.add(`<circle cx="${x}" cy="350" r="7" fill="#4c565c"/>`);
    for (const x of [210, 296, 382, 468]) cup(canvas, x, '#f7f3ea');
    canvas.add(
      rect(612, counterTop - 60, 28, 60, '#d9d2c2'),
      ellipse(626, counterTop, 60, 7, '#c9c1b0'),
      ellipse(626, counterTop - 62, 122, 13, '#eee8db'),
      ellipse(626, counterTop - 66, 108, 9, '#dcd4c3'),
    );
    for (const [x, y] of [
      [552, 420],
      [602, 420],
      [652, 420],
      [702, 420],
      [577, 394],
      [627, 393],
      [677, 394],
      [602, 369],
      [652, 369],
    ] as const)
      bun(canvas, x, y, 29);
    canvas.add(
      rect(70, counterTop - 92, 62, 92, '#5f7f7a', 'rx="6"'),
      rect(66, counterTop - 104, 70, 16, '#41605c', 'rx="5"'),
      rect(84, counterTop - 66, 34, 26, '#efe8d8'),
    );
  });
}

function bowl(
  canvas: Canvas,
  x: number,
  width: number,
  colour: string,
  heap: readonly string[],
  random: Seeded,
): void {
  const y = counterTop;
  for (let index = 0; index < 46; index += 1) {
    const spread = (random.number() * 2 - 1) * width * 0.43;
    const rise = Math.sqrt(Math.max(0, 1 - (spread / (width * 0.46)) ** 2)) * 34 * random.number();
    canvas.add(
      ellipse(
        x + spread,
        y - 58 - rise,
        9 + random.number() * 7,
        7 + random.number() * 5,
        random.pick(heap),
      ),
    );
  }
  canvas.add(
    path(
      `M${x - width / 2} ${y - 60}h${width}c0 34 -26 58 -52 60h${-(width - 104)}c-26 -2 -52 -26 -52 -60Z`,
      colour,
    ),
    path(
      `M${x + width * 0.18} ${y - 60}h${width * 0.32}c0 34 -26 58 -52 60h${-width * 0.1}c18 -14 26 -36 ${width * 0.05} -60Z`,
      darker(colour, 0.12),
    ),
    rect(x - width / 2 - 4, y - 64, width + 8, 8, lighter(colour, 0.25), 'rx="4"'),
  );
}

export function buffet(canvas: Canvas, scene: CounterScene, random: Seeded): void {
  counterFor(canvas, scene, random);
  if (scene.view !== undefined) {
    const arched = scene.view === 'garden';
    const shapes = [70, 440, 810].map((x) =>
      arched
        ? `M${x} 450V230A160 160 0 0 1 ${x + 320} 230V450Z`
        : `M${x - 20} 90H${x + 340}V450H${x - 20}Z`,
    );
    const clip = canvas.define(
      (id) => `<clipPath id="${id}"><path d="${shapes.join('')}"/></clipPath>`,
    );
    canvas.group(`clip-path="${clip}"`, () =>
      drawView(canvas, scene.view ?? 'garden', 0, 60, 1200, 400, random),
    );
    const frame = lighter(scene.wall, 0.6);
    for (const [index, shape] of shapes.entries())
      canvas.add(
        path(shape, 'none', `stroke="${frame}" stroke-width="10"`),
        line([230 + index * 370, arched ? 70 : 90], [230 + index * 370, 450], frame, 5),
        line(
          [50 + index * 370 + (arched ? 20 : 0), 250],
          [410 + index * 370 - (arched ? 20 : 0), 250],
          frame,
          5,
        ),
      );
    canvas.add(rect(0, 450, 1200, 42, darker(scene.wall, 0.12)));
  } else {
    canvas.add(rect(330, 222, 540, 210, '#2b3133', 'rx="4"'), rect(340, 232, 520, 190, '#343c3e'));
    for (const [y, widths] of [
      [268, [150, 60]],
      [306, [200, 50]],
      [344, [170, 70]],
      [382, [120, 60]],
    ] as const)
      canvas.add(
        rect(380, y, widths[0], 8, '#e9e4d6', 'rx="4" opacity=".8"'),
        rect(750, y, widths[1], 8, '#d9b26f', 'rx="4" opacity=".85"'),
      );
  }
  finishCounter(canvas, scene, () => {
    bowl(
      canvas,
      170,
      210,
      '#f2eee4',
      ['#7fa35a', '#96b86a', '#5f8a48', '#d9534a', '#b8cf86'],
      random,
    );
    bowl(canvas, 415, 180, '#5d7f8c', ['#e2a64a', '#d98a3c', '#c7d08a', '#f0c873'], random);
    canvas.add(
      polygon(
        [
          [520, counterTop - 22],
          [770, counterTop - 22],
          [752, counterTop],
          [538, counterTop],
        ],
        '#a9713f',
      ),
    );
    for (const [x, y, rx] of [
      [575, 452, 56],
      [665, 448, 60],
      [730, 456, 40],
      [620, 424, 50],
    ] as const) {
      canvas.add(ellipse(x, y, rx, 25, '#b9773b'), ellipse(x, y - 5, rx * 0.9, 18, '#d19a58'));
      for (const dx of [-0.45, 0, 0.45])
        canvas.add(
          line(
            [x + rx * dx - 8, y - 14],
            [x + rx * dx + 8, y - 2],
            '#8f5524',
            3,
            'stroke-linecap="round"',
          ),
        );
    }
    canvas.add(
      path(`M806 ${counterTop - 74}h150c0 44 -22 72 -44 74h-62c-22 -2 -44 -30 -44 -74Z`, '#dfe4e4'),
      path(`M806 ${counterTop - 76}a75 42 0 0 1 150 0Z`, '#c8d0d1'),
      ellipse(881, counterTop - 120, 10, 8, '#8f9a9c'),
      rect(796, counterTop - 80, 170, 9, '#f1f4f3', 'rx="4"'),
    );
    for (const dx of [-22, 4, 26])
      canvas.add(
        path(
          `M${881 + dx} ${counterTop - 138}c-9 -14 9 -20 0 -36`,
          'none',
          'stroke="#ffffff" stroke-width="3" opacity=".3" stroke-linecap="round"',
        ),
      );
    for (let index = 0; index < 6; index += 1)
      canvas.add(
        ellipse(1080, counterTop - 4 - index * 8, 76, 8, index % 2 === 0 ? '#e9e5da' : '#f8f6f0'),
      );
  });
}
