/**
 * A picture in the making: 1200 by 800 units. What is added later lies above what was added before.
 */
export type Canvas = {
  add: (...svg: readonly string[]) => void;
  /** Puts an element into `defs`, under an id of its own, and answers `url(#id)`. */
  define: (element: (id: string) => string) => string;
  /** Draws into a group, so that it can be clipped, blurred or repeated. */
  group: (attributes: string, draw: () => void) => void;
  svg: () => string;
};

export const pictureWidth = 1200;
export const pictureHeight = 800;

export function createCanvas(): Canvas {
  const definitions: string[] = [];
  const body: string[] = [];
  const add = (...svg: readonly string[]) => {
    body.push(...svg);
  };
  return {
    add,
    define: (element) => {
      const id = `d${definitions.length}`;
      definitions.push(element(id));
      return `url(#${id})`;
    },
    group: (attributes, draw) => {
      add(`<g ${attributes}>`);
      draw();
      add('</g>');
    },
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ` +
      `${pictureHeight}"><defs>${definitions.join('')}</defs>${body.join('')}</svg>`,
  };
}

export type Point = readonly [x: number, y: number];

/**
 * Opacity of paint, not of a layer: a layer of the picture's whole size for each shape doubles the
 * time to render.
 */
function paint(more: string): string {
  return more.replace(/(?<![\w-])opacity="([^"]*)"/, 'fill-opacity="$1" stroke-opacity="$1"');
}

const at = (value: number) => String(Math.round(value * 10) / 10);

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${fill}" ${paint(more)}/>`;
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<path d="M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z" fill="${fill}" ${paint(more)}/>`;
}

export function line(
  [x1, y1]: Point,
  [x2, y2]: Point,
  stroke: string,
  width: number,
  more = '',
): string {
  return `<path d="M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}" stroke="${stroke}" stroke-width="${at(width)}" fill="none" ${paint(more)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" fill="${fill}" ${paint(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d.replace(/-?\d+\.\d+/g, (number) => at(Number(number)))}" fill="${fill}" ${paint(more)}/>`;
}

/**
 * From top to bottom, or with `across` from left to right; each stop is a colour, where it stands,
 * and how opaque it is.
 */
export function gradient(
  canvas: Canvas,
  stops: readonly (readonly [colour: string, offset: number, opacity?: number])[],
  across = false,
): string {
  const marks = stops
    .map(
      ([colour, offset, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return canvas.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${marks}</linearGradient>`,
  );
}

/** A soft light: its colour in the middle, nothing at the rim. */
export function glow(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): void {
  const fill = canvas.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" ` +
      `stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" ` +
      `stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" ` +
      `stop-opacity="0"/></radialGradient>`,
  );
  canvas.add(ellipse(x, y, radius, radius, fill));
}

/** A little darker towards the corners, as through a lens. */
export function vignette(canvas: Canvas, strength = 0.2): void {
  const fill = canvas.define(
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".46" r=".78"><stop offset=".55" ` +
      `stop-color="#0a0d10" stop-opacity="0"/><stop offset="1" stop-color="#0a0d10" ` +
      `stop-opacity="${strength}"/></radialGradient>`,
  );
  canvas.add(rect(0, 0, pictureWidth, pictureHeight, fill));
}

export function blur(canvas: Canvas, deviation: number): string {
  const filter = canvas.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%">` +
      `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `filter="${filter}"`;
}

/** `#rrggbb` between two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#10151b', share);
}
