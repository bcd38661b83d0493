import { type Canvas, darker, ellipse, glow, lighter, line, mix, path, polygon } from './canvas.ts';
import { box, disc, floorShadow, project, scaleAt, type Camera } from './perspective.ts';

/** Where things are put: the picture, the eye, and the fading fill that its shadows share. */
export type Place = {
  canvas: Canvas;
  camera: Camera;
  soft: string;
  /** What shines: drawn once more above the dark of the evening. */
  lights: { x: number; y: number; rx: number; ry: number }[];
};

export type Facing = 'left' | 'right' | 'away' | 'near';

/** A chair with four legs whose sitter looks to `facing`; `x`, `z` are the middle of the seat. */
export function chair(
  { canvas, camera, soft }: Place,
  x: number,
  z: number,
  facing: Facing,
  colour: string,
  legs = '#3a322c',
): void {
  const [size, seat, thick] = [0.5, 0.45, 0.1];
  const front = z - size / 2;
  floorShadow(canvas, camera, x, z, 0.75, 0.6, soft, 0.2);
  for (const dz of [size - 0.06, 0.02])
    for (const dx of [-0.21, 0.21])
      box(
        canvas,
        camera,
        { x: x + dx, y: 0, z: front + dz, width: 0.045, height: seat, depth: 0.045 },
        dz > 0.1 ? darker(legs, 0.25) : legs,
      );
  const back = () => {
    if (facing === 'left' || facing === 'right')
      box(
        canvas,
        camera,
        {
          x: x + (facing === 'left' ? 1 : -1) * (size / 2 - 0.04),
          y: seat,
          z: front,
          width: 0.09,
          height: 0.48,
          depth: size,
        },
        colour,
      );
    else
      box(
        canvas,
        camera,
        {
          x,
          y: seat - 0.06,
          z: facing === 'away' ? front : front + size - 0.09,
          width: size,
          height: 0.54,
          depth: 0.09,
        },
        facing === 'away' ? colour : darker(colour, 0.08),
      );
  };
  // The back hides the seat when it stands between the eye and the seat; else the seat hides the
  // back's foot.
  const backFirst =
    facing === 'near' || (facing === 'left' && x > 0) || (facing === 'right' && x < 0);
  if (backFirst) back();
  box(
    canvas,
    camera,
    { x, y: seat - thick, z: front, width: size, height: thick, depth: size },
    darker(colour, 0.1),
    { top: lighter(colour, 0.12) },
  );
  if (!backFirst) back();
}

/** A table top on four legs; `z` is its near edge. */
export function table(
  { canvas, camera }: Place,
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: string,
  legs = darker(colour, 0.45),
  height = 0.74,
): void {
  // Three thin layers look as soft as a blur, which takes ten times as long to render.
  for (const grow of [0.08, 0.02, -0.05]) {
    const corner = (side: number, dz: number) =>
      project(camera, x + side * (width / 2 + grow), 0, z + dz);
    canvas.add(
      polygon(
        [corner(-1, -grow), corner(1, -grow), corner(1, depth + grow), corner(-1, depth + grow)],
        '#0d0f10',
        'opacity=".1" stroke="#0d0f10" stroke-width="6" stroke-linejoin="round"',
      ),
    );
  }
  for (const dz of [depth - 0.15, 0.06])
    for (const dx of [-width / 2 + 0.1, width / 2 - 0.1])
      box(canvas, camera, { x: x + dx, y: 0, z: z + dz, width: 0.08, height, depth: 0.08 }, legs);
  box(
    canvas,
    camera,
    { x, y: height - 0.06, z, width, height: 0.06, depth },
    darker(colour, 0.16),
    { top: colour },
  );
}

/** A round table on one foot, or with a cloth that falls to the floor. */
export function roundTable(
  { canvas, camera, soft }: Place,
  x: number,
  z: number,
  radius: number,
  colour: string,
  options: { foot?: string; cloth?: boolean; height?: number } = {},
): void {
  const height = options.height ?? 0.74;
  const s = scaleAt(camera, z);
  floorShadow(canvas, camera, x, z, radius * 2.1, radius * 1.9, soft, 0.26);
  const [mx, floor] = project(camera, x, 0, z);
  const [, top] = project(camera, x, height, z);
  const drop = Math.abs(project(camera, x, 0, z - radius * 0.92)[1] - floor);
  if (options.cloth) {
    const r = radius * s;
    const sag = Math.abs(project(camera, x, height, z - radius)[1] - top);
    canvas.add(
      path(
        `M${mx - r} ${top}L${mx - r * 1.02} ${floor}A${r * 1.02} ${drop} 0 0 0 ` +
          `${mx + r * 1.02} ${floor}L${mx + r} ${top}A${r} ${sag} 0 0 1 ${mx - r} ${top}Z`,
        darker(colour, 0.14),
      ),
    );
    for (const fold of [-0.7, -0.35, 0, 0.35, 0.7])
      canvas.add(
        line(
          [mx + fold * r, top + sag * Math.sqrt(1 - fold * fold)],
          [mx + fold * r * 1.03, floor + drop * Math.sqrt(1 - fold * fold)],
          darker(colour, 0.24),
          1.5,
          'opacity=".5"',
        ),
      );
  } else {
    const foot = options.foot ?? darker(colour, 0.45);
    disc(canvas, camera, x, 0.02, z, Math.min(0.4, radius * 0.6), darker(foot, 0.2));
    canvas.add(
      polygon(
        [
          [mx - 0.07 * s, top],
          [mx + 0.07 * s, top],
          [mx + 0.07 * s, floor],
          [mx - 0.07 * s, floor],
        ],
        foot,
      ),
    );
    disc(canvas, camera, x, height - 0.06, z, radius, darker(colour, 0.24));
  }
  disc(canvas, camera, x, height, z, radius, colour);
}

/** Plates and glasses around, and flowers or a candle in the middle. */
export function laid(
  { canvas, camera, lights }: Place,
  x: number,
  z: number,
  radius: number,
  petals: string,
  candle = false,
): void {
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    const [px, pz] = [x + Math.cos(angle) * radius * 0.72, z + Math.sin(angle) * radius * 0.72];
    disc(canvas, camera, px, 0.745, pz, 0.11, '#d9d6cf');
    disc(canvas, camera, px, 0.75, pz, 0.08, '#fbfaf7');
  }
  const [mx, my] = project(camera, x, 0.76, z);
  const s = scaleAt(camera, z);
  if (candle) {
    canvas.add(
      polygon(
        [
          [mx - 0.03 * s, my - 0.24 * s],
          [mx + 0.03 * s, my - 0.24 * s],
          [mx + 0.03 * s, my],
          [mx - 0.03 * s, my],
        ],
        '#f6efe0',
      ),
      ellipse(mx, my - 0.29 * s, 0.022 * s, 0.05 * s, '#ffd88a'),
    );
    lights.push({ x: mx, y: my - 0.29 * s, rx: 0.022 * s, ry: 0.05 * s });
    return;
  }
  canvas.add(
    polygon(
      [
        [mx - 0.05 * s, my - 0.16 * s],
        [mx + 0.05 * s, my - 0.16 * s],
        [mx + 0.04 * s, my],
        [mx - 0.04 * s, my],
      ],
      '#e9e6df',
    ),
  );
  for (const [dx, dy, r] of [
    [-0.1, -0.22, 0.08],
    [0.1, -0.23, 0.08],
    [0, -0.31, 0.09],
    [-0.04, -0.2, 0.07],
    [0.06, -0.17, 0.06],
  ] as const)
    canvas.add(
      ellipse(
        mx + dx * s,
        my + dy * s,
        r * s,
        r * s,
        dx === 0 ? lighter(petals, 0.2) : dx < 0 ? petals : mix(petals, '#5d7d5c', 0.75),
      ),
    );
}

/** A lamp hanging from the ceiling: a dome, or a lit globe. */
export function pendant(
  { canvas, camera, lights }: Place,
  x: number,
  z: number,
  bottom: number,
  ceiling: number,
  colour: string,
  globe = false,
  width = 0.5,
): void {
  const s = scaleAt(camera, z);
  const [px, py] = project(camera, x, bottom, z);
  const [, cy] = project(camera, x, ceiling, z);
  const r = (width / 2) * s;
  canvas.add(line([px, Math.min(cy, py)], [px, py - r], '#2b2a28', Math.max(1, 0.012 * s)));
  if (globe) {
    glow(canvas, px, py - r, r * 2.6, colour, 0.6);
    canvas.add(ellipse(px, py - r, r, r, lighter(colour, 0.45)));
    lights.push({ x: px, y: py - r, rx: r, ry: r });
    return;
  }
  canvas.add(
    path(`M${px - r} ${py}A${r} ${r * 0.95} 0 0 1 ${px + r} ${py}Z`, colour),
    ellipse(px, py, r, Math.max(1.5, r * 0.17), '#ffeec6'),
  );
  lights.push({ x: px, y: py, rx: r, ry: Math.max(1.5, r * 0.17) });
}

/** A plant in a pot, standing on the floor. */
export function plant(
  { canvas, camera, soft }: Place,
  x: number,
  z: number,
  height: number,
  pot = '#cfc7ba',
  leaf = '#557558',
): void {
  const s = scaleAt(camera, z);
  const [px, floor] = project(camera, x, 0, z);
  const potHeight = 0.36 * s;
  floorShadow(canvas, camera, x, z, 0.8, 0.5, soft, 0.26);
  const tall = (height - 0.3) * s;
  const from = floor - potHeight;
  const fan: readonly (readonly [lean: number, length: number, shade: number])[] = [
    [-0.62, 0.72, 0.12],
    [0.6, 0.74, 0.2],
    [-0.42, 0.9, 0],
    [0.42, 0.92, -0.1],
    [-0.2, 1, 0.1],
    [0.2, 0.98, 0.16],
    [0.02, 1.05, -0.06],
    [-0.75, 0.5, -0.1],
    [0.74, 0.5, 0.05],
  ];
  for (const [lean, length, shade] of fan) {
    const [tx, ty] = [px + lean * tall * 0.75, from - length * tall * Math.cos(lean * 0.9)];
    const bend = 0.1 * tall;
    canvas.add(
      path(
        `M${px} ${from + 4}C${px + lean * tall * 0.1 - bend} ${from - tall * length * 0.35} ` +
          `${tx - bend * 0.9} ${ty + tall * 0.28} ${tx} ${ty}C${tx + bend * 0.7} ` +
          `${ty + tall * 0.34} ${px + lean * tall * 0.25 + bend} ` +
          `${from - tall * length * 0.25} ${px} ${from + 4}Z`,
        shade >= 0 ? lighter(leaf, shade) : darker(leaf, -shade * 2),
      ),
    );
  }
  canvas.add(
    polygon(
      [
        [px - 0.2 * s, from],
        [px + 0.2 * s, from],
        [px + 0.15 * s, floor],
        [px - 0.15 * s, floor],
      ],
      pot,
    ),
    polygon(
      [
        [px + 0.06 * s, from],
        [px + 0.2 * s, from],
        [px + 0.15 * s, floor],
        [px + 0.05 * s, floor],
      ],
      darker(pot, 0.14),
    ),
    ellipse(px, from, 0.2 * s, 0.05 * s, '#3b332b'),
  );
}

/** A lamp on a thin stand. */
export function floorLamp(
  { canvas, camera, soft }: Place,
  x: number,
  z: number,
  shade = '#ffe0a6',
): void {
  const s = scaleAt(camera, z);
  const [px, floor] = project(camera, x, 0, z);
  floorShadow(canvas, camera, x, z, 0.5, 0.4, soft, 0.22);
  canvas.add(
    ellipse(px, floor, 0.16 * s, 0.04 * s, '#2b2a28'),
    line([px, floor], [px, floor - 1.5 * s], '#2b2a28', 0.03 * s),
  );
  glow(canvas, px, floor - 1.55 * s, 0.9 * s, shade, 0.55);
  canvas.add(
    polygon(
      [
        [px - 0.13 * s, floor - 1.72 * s],
        [px + 0.13 * s, floor - 1.72 * s],
        [px + 0.22 * s, floor - 1.4 * s],
        [px - 0.22 * s, floor - 1.4 * s],
      ],
      shade,
    ),
  );
}

/** A sofa or armchair facing the eye. */
export function sofa(place: Place, x: number, z: number, width: number, colour: string): void {
  const { canvas, camera, soft } = place;
  floorShadow(canvas, camera, x, z + 0.4, width * 1.15, 1.2, soft, 0.3);
  box(canvas, camera, { x, y: 0.1, z: z + 0.62, width, height: 0.72, depth: 0.22 }, colour);
  box(
    canvas,
    camera,
    { x, y: 0.1, z: z + 0.04, width: width - 0.3, height: 0.32, depth: 0.6 },
    darker(colour, 0.1),
    { top: lighter(colour, 0.1) },
  );
  for (const side of [-1, 1])
    box(
      canvas,
      camera,
      { x: x + side * (width / 2 - 0.09), y: 0.06, z, width: 0.2, height: 0.52, depth: 0.78 },
      darker(colour, 0.04),
    );
}
