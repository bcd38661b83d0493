import type { Brand } from '../brand.ts';
import { nearestHex, toOklch } from './colours.ts';
import { coloursOf, contrastPairs, type MeasuredPair, measuredIn } from './pairs.ts';
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
      measuredIn(withColour(made, colour, scheme, value), scheme, pairs).every(
        ({ passes }) => passes,
      );
    const nearest = nearestLightness(colourIn(brand, colour, scheme), suits);
    if (nearest !== null) made = withColour(made, colour, scheme, nearest);
  }
  return made;
}

/** Fine enough that a step is not seen. */
const step = 1 / 400;

/** The colour itself if it suits, else the one of nearest lightness that does. */
function nearestLightness(value: string, suits: (value: string) => boolean): string | null {
  if (suits(value)) return value;
  const colour = toOklch(value);
  if (colour === undefined) return null;
  const at = (l: number) => nearestHex({ ...colour, l });
  for (let distance = step; distance <= 1; distance += step)
    for (const l of [colour.l - distance, colour.l + distance])
      if (l >= 0 && l <= 1 && suits(at(l))) return at(l);
  return [at(0), at(1)].find(suits) ?? null;
}

const changesBetween = (before: Brand, after: Brand): readonly Change[] =>
  schemes.flatMap((scheme) =>
    [...new Set(order)].flatMap((colour) => {
      const from = colourIn(before, colour, scheme);
      const to = colourIn(after, colour, scheme);
      return from === to ? [] : [{ colour, scheme, from, to }];
    }),
  );
