import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { Brand } from '../brand.ts';
import { brands } from '../brands.ts';
import { toOklch } from './colours.ts';
import { mended, withChangesFor } from './mended.ts';
import { measuredPairs } from './pairs.ts';

const failing = (brand: Brand) =>
  measuredPairs(brand)
    .filter(({ passes }) => !passes)
    .map(
      ({ scheme, text, ground, ratio }) => `${scheme}: ${text} on ${ground} ${ratio.toFixed(2)}`,
    );

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const colour = fc.oneof(
  hex,
  fc
    .tuple(fc.integer({ max: 100, min: 0 }), fc.integer({ max: 37, min: 0 }), fc.nat(360))
    .map(([l, c, h]) => `oklch(${l / 100} ${c / 100} ${h})`),
);
const both = fc.tuple(colour, colour);
const anyBrand: fc.Arbitrary<Brand> = fc.record({
  accent: both,
  accentStrong: both,
  onAccent: both,
  paper: both,
  sheet: both,
  tint: fc.record({ hue: fc.nat(360), chroma: fc.nat(30).map((number) => number / 1000) }),
  display: fc.constant(brands.foyer.display),
  radius: fc.constant(brands.foyer.radius),
  density: fc.constant(1),
  lift: fc.constant('none'),
  mark: fc.constant(brands.foyer.mark),
});

test.each(Object.entries<Brand>(brands))(
  'the brand %s passes, and is left as it is',
  (_, brand) => {
    expect(failing(brand)).toEqual([]);
    expect(mended(brand)).toEqual({ brand, changes: [] });
  },
);

it('mends any brand, so that all pairs pass', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      expect(failing(mended(brand).brand)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('mends what is mended no further', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      const once = mended(brand).brand;
      expect(mended(once)).toEqual({ brand: once, changes: [] });
    }),
    { numRuns: 30 },
  );
});

it('keeps the hue, and adds no chroma', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      for (const { from, to } of mended(brand).changes) {
        const before = toOklch(from)!;
        const after = toOklch(to)!;
        expect(after.c).toBeLessThan(before.c + 0.006);
        // Near grey, a hue is lost in eight bits.
        if (after.c < 0.04) continue;
        const apart = Math.abs((after.h ?? 0) - (before.h ?? 0));
        expect(Math.min(apart, 360 - apart)).toBeLessThan(4);
      }
    }),
    { numRuns: 40 },
  );
});

it('mends one pair by the changes of its own colours', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      const { changes } = mended(brand);
      for (const pair of measuredPairs(brand).filter(({ passes }) => !passes)) {
        const after = measuredPairs(withChangesFor(brand, changes, pair));
        expect(
          after.find(
            ({ text, ground, scheme }) =>
              text === pair.text && ground === pair.ground && scheme === pair.scheme,
          )?.passes,
        ).toBe(true);
      }
    }),
    { numRuns: 8 },
  );
});

it('darkens a yellow accent until it can be read, and leaves the rest of the brand', () => {
  const brand: Brand = { ...brands.foyer, accent: ['#f5c400', brands.foyer.accent[1]] };
  const { changes } = mended(brand);
  expect(changes).toEqual([
    { colour: 'accent', scheme: 'light', from: '#f5c400', to: expect.any(String) },
  ]);
  const [before, after] = [toOklch('#f5c400')!, toOklch(changes[0]!.to)!];
  expect(after.l).toBeLessThan(before.l);
  // The nearest one: a little lighter it would not pass.
  const lighter = measuredPairs({
    ...brand,
    accent: [`oklch(${after.l + 0.01} ${after.c} ${after.h})`, brand.accent[1]],
  });
  expect(lighter.every(({ passes }) => passes)).toBe(false);
});
