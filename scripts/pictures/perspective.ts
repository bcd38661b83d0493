import { type Canvas, darker, ellipse, lighter, type Point, polygon } from './canvas.ts';

/**
 * Metres in a room: x to the right of the eye, y above the floor, z away from the eye. One
 * vanishing point, straight ahead.
 */
export type Camera = { focus: number; middle: Point; eye: number };

export function project(camera: Camera, x: number, y: number, z: number): Point {
  return [
    camera.middle[0] + (camera.focus * x) / z,
    camera.middle[1] - (camera.focus * (y - camera.eye)) / z,
  ];
}

/** Units of the picture for a metre at this depth. */
export function scaleAt(camera: Camera, z: number): number {
  return camera.focus / z;
}

export type Box = { x: number; y: number; z: number; width: number; height: number; depth: number };

/**
 * A box standing square to the eye; `x` is its middle, `y` its lower side, `z` its near side. Only
 * faces that can be seen are drawn.
 */
export function box(
  canvas: Canvas,
  camera: Camera,
  { x, y, z, width, height, depth }: Box,
  colour: string,
  faces: { top?: string; side?: string } = {},
): void {
  const [left, right, top, far] = [x - width / 2, x + width / 2, y + height, z + depth];
  const p = (px: number, py: number, pz: number) => project(camera, px, py, pz);
  const edge = 'stroke-linejoin="round"';
  if (top < camera.eye)
    canvas.add(
      polygon(
        [p(left, top, z), p(right, top, z), p(right, top, far), p(left, top, far)],
        faces.top ?? lighter(colour, 0.14),
        edge,
      ),
    );
  if (y > camera.eye)
    canvas.add(
      polygon(
        [p(left, y, z), p(right, y, z), p(right, y, far), p(left, y, far)],
        darker(colour, 0.3),
        edge,
      ),
    );
  if (left > 0)
    canvas.add(
      polygon(
        [p(left, y, z), p(left, top, z), p(left, top, far), p(left, y, far)],
        faces.side ?? darker(colour, 0.2),
        edge,
      ),
    );
  if (right < 0)
    canvas.add(
      polygon(
        [p(right, y, z), p(right, top, z), p(right, top, far), p(right, y, far)],
        faces.side ?? darker(colour, 0.16),
        edge,
      ),
    );
  canvas.add(
    polygon([p(left, y, z), p(right, y, z), p(right, top, z), p(left, top, z)], colour, edge),
  );
}

/**
 * A flat round plate at height `y`; a circle seen from the side is an ellipse, a little nearer than
 * its middle.
 */
export function disc(
  canvas: Canvas,
  camera: Camera,
  x: number,
  y: number,
  z: number,
  radius: number,
  fill: string,
  more = '',
): void {
  const near = project(camera, x, y, z - radius);
  const far = project(camera, x, y, z + radius);
  const [middle] = project(camera, x, y, z);
  const ry = Math.abs(near[1] - far[1]) / 2;
  canvas.add(
    ellipse(
      middle + (near[0] + far[0] - 2 * middle) / 2,
      (near[1] + far[1]) / 2,
      radius * scaleAt(camera, z) * 1.01,
      ry,
      fill,
      more,
    ),
  );
}

/**
 * A soft shadow on the floor; `softness` is the fill that fades towards its rim. Wider than the
 * thing, as the rim is hardly seen.
 */
export function floorShadow(
  canvas: Canvas,
  camera: Camera,
  x: number,
  z: number,
  width: number,
  depth: number,
  softness: string,
  strength = 0.26,
): void {
  const [sx, sy] = project(camera, x, 0, z);
  const [, near] = project(camera, x, 0, z - depth / 2);
  canvas.add(
    ellipse(
      sx,
      sy,
      width * 0.62 * scaleAt(camera, z),
      Math.abs(near - sy) * 1.24,
      softness,
      `opacity="${strength * 1.7}"`,
    ),
  );
}
