import type { Brand } from '../brand.ts';
import { nearestHex, toOklch } from './colours.ts';
import { allPass, coloursOf, contrastPairs, type MeasuredPair } from './pairs.ts';
import { type BrandColour, type Scheme, schemes } from './roles.ts';

/** A colour of a brand that gave way. */
export type Change = { colour: BrandColour; scheme: Scheme; from: string; to: string };

/**
 * The grounds first, since everything is read on them; a soft ground has a share of the accent, so
 * that the sheet is asked once more when the accent is known.
 */
const order = ['paper', 'sheet', 'accent', 'sheet', 'accent', 'accentStrong', 'onAccent'] as const;

/**
 * The brand with which every pair passes, and what has changed. A colour gives way in its lightness
 * alone, and no further than it has to; its hue is kept, and its chroma is reduced only where no
 * screen has the colour.
 */
export function mended(brand: Brand): { brand: Brand; changes: readonly Change[] } {
  const made = schemes.reduce(mendedIn, brand);
  return { brand: made, changes: changesBetween(brand, made) };
}

/** The brand with those changes that concern a pair: afterwards the pair passes. */
export const withChangesFor = (
  brand: Brand,
  changes: readonly Change[],
  pair: Pick<MeasuredPair, 'text' | 'ground' | 'scheme'>,
): Brand => changesFor(changes, pair).reduce(withChange, brand);

export const changesFor = (
  changes: readonly Change[],
  pair: Pick<MeasuredPair, 'text' | 'ground' | 'scheme'>,
): readonly Change[] =>
  changes.filter(
    ({ colour, scheme }) => scheme === pair.scheme && coloursOf(pair).includes(colour),
  );

const withChange = (brand: Brand, { colour, scheme, to }: Change): Brand =>
  withColour(brand, colour, scheme, to);

/** The brand with another colour in one scheme. */
export const withColour = (
  brand: Brand,
  colour: BrandColour,
  scheme: Scheme,
  value: string,
): Brand => {
  const [light, dark] = brand[colour];
  return { ...brand, [colour]: scheme === 'light' ? [value, dark] : [light, value] };
};

const colourIn = (brand: Brand, colour: BrandColour, scheme: Scheme): string =>
  brand[colour][scheme === 'light' ? 0 : 1];

function mendedIn(brand: Brand, scheme: Scheme): Brand {
  let made = brand;
  const settled = new Set<BrandColour>();
  for (const colour of order) {
    settled.add(colour);
    const pairs = contrastPairs.filter(
      (pair) => pair.mends === colour && coloursOf(pair).every((one) => settled.has(one)),
    );
    const suits = (value: string) =>
      allPass(withColour(made, colour, scheme, value), scheme, pairs);
    const nearest = nearestLightness(colourIn(brand, colour, scheme), suits);
    if (nearest !== null) made = withColour(made, colour, scheme, nearest);
  }
  return made;
}

/** Fine enough that a step is not seen, and the stride with which the search begins. */
const step = 1 / 400;
const stride = 8;

/** The colour itself if it suits, else the one of nearest lightness that does. */
function nearestLightness(value: string, suits: (value: string) => boolean): string | null {
  if (suits(value)) return value;
  const colour = toOklch(value);
  if (colour === undefined) return null;
  const within = (l: number) => Math.min(1, Math.max(0, l));
  const found = (steps: number): string | undefined =>
    [-1, 1]
      .map((way) => nearestHex({ ...colour, l: within(colour.l + way * steps * step) }))
      .find(suits);
  // Contrast grows with the distance of both lightnesses: what does not suit a stride away does not
  // suit any nearer.
  for (let far = stride; far <= 1 / step + stride; far += stride) {
    if (found(far) === undefined) continue;
    for (let near = far - stride + 1; near <= far; near += 1) {
      const nearest = found(near);
      if (nearest !== undefined) return nearest;
    }
  }
  return null;
}

const changesBetween = (before: Brand, after: Brand): readonly Change[] =>
  schemes.flatMap((scheme) =>
    [...new Set(order)].flatMap((colour) => {
      const from = colourIn(before, colour, scheme);
      const to = colourIn(after, colour, scheme);
      return from === to ? [] : [{ colour, scheme, from, to }];
    }),
  );
