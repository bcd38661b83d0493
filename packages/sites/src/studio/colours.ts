import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklab,
  type Oklch,
  type Rgb,
  useMode as addMode,
} from 'culori/fn';

// The library knows a space once it has been told of it.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) addMode(mode);

export const toOklab = converter('oklab');
export const toOklch = converter('oklch');
const toRgb = converter('rgb');

export const isColour = (css: string): boolean => toOklab(css) !== undefined;

export function colourOf(css: string): Oklab {
  const read = toOklab(css);
  if (read === undefined) throw new Error(`${css} is no colour`);
  return read;
}

/** `color-mix(in oklab, …)` with a share of the other colour. */
export const mixed = (one: Oklab, other: Oklab, share: number): Oklab =>
  interpolate([one, other], 'oklab')(share);

/** As a browser paints it: eight bits for each part, cut off where a screen has no such colour. */
export function painted(colour: Oklab): Rgb {
  const { r, g, b } = toRgb(colour);
  const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255) / 255;
  return { mode: 'rgb', r: part(r), g: part(g), b: part(b) };
}

/** As `#rrggbb`, with less chroma where no screen has the colour. */
export const nearestHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

/** As `#rrggbb`, for a control that knows no other colours. */
export const hexOf = (css: string): string => formatHex(painted(colourOf(css)));
