import * as v from 'valibot';
import type { Brand } from '../brand.ts';
import { typefaces } from '../typefaces.ts';
import { isColour } from './colours.ts';

const within = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** `#rrggbb`, or `oklch` without a degree of cover: what a rule can take up, and nothing else. */
export const colourSchema = v.pipe(
  v.string(),
  v.regex(/^(#[\da-f]{3}|#[\da-f]{6}|oklch\([\d.%]+ [\d.]+ [\d.]+\))$/i),
  v.check(isColour),
);

const layer = String.raw`-?[\d.]+(px)?( -?[\d.]+(px)?){1,3} rgb\([\d\s./]+\)`;

/** A brand that comes from outside: a link, or a row that somebody has pasted. */
export const brandSchema = v.strictObject({
  accent: v.strictTuple([colourSchema, colourSchema]),
  accentStrong: v.strictTuple([colourSchema, colourSchema]),
  onAccent: v.strictTuple([colourSchema, colourSchema]),
  paper: v.strictTuple([colourSchema, colourSchema]),
  sheet: v.strictTuple([colourSchema, colourSchema]),
  tint: v.strictObject({ hue: within(0, 360), chroma: within(0, 0.03) }),
  display: v.strictObject({
    face: v.picklist(Object.keys(typefaces) as (keyof typeof typefaces)[]),
    tracking: within(-0.1, 0.1),
    letters: v.picklist(['none', 'uppercase', 'lowercase']),
  }),
  radius: v.strictObject({ all: within(0, 24), controls: v.nullable(within(0, 32)) }),
  density: within(0.8, 1.2),
  lift: v.pipe(v.string(), v.regex(new RegExp(`^(none|${layer}(, ${layer})*)$`))),
  mark: v.pipe(
    v.array(
      v.strictObject({
        d: v.pipe(v.string(), v.maxLength(2000), v.regex(/^[MLHVCSQTAZ\d\s.,e-]+$/i)),
        opacity: v.exactOptional(within(0, 1)),
        drawn: v.exactOptional(v.picklist(['cut', 'dots'])),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
  pictures: v.exactOptional(
    v.strictObject({
      saturation: within(0, 1.6),
      sepia: within(0, 1),
      contrast: within(0.8, 1.3),
    }),
  ),
  sender: v.exactOptional(
    v.strictObject({
      name: v.pipe(v.string(), v.regex(/^\P{C}{1,60}$/u)),
      replyTo: v.exactOptional(v.pipe(v.string(), v.email())),
    }),
  ),
}) satisfies v.GenericSchema<unknown, Brand>;
