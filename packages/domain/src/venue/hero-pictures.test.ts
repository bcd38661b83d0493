import { expect, test } from 'vitest';
import { heroGrid } from './hero-pictures.ts';
import { similarVenuesShown } from './similar-venues.ts';

test.each([
  [0, 1140, 5],
  [1, 1140, 1],
  [2, 1140, 2],
  [3, 1140, 3],
  [4, 1140, 4],
  [5, 1140, 5],
  [30, 1140, 5],
  [30, 1139, 3],
  [4, 734, 3],
  [2, 734, 2],
  [1, 734, 1],
] as const)(
  '%i pictures on %i pixels take %i cells (CONST-024, A-034)',
  (pictures, width, cells) => {
    expect(heroGrid(pictures, width)).toEqual({ kind: 'grid', cells });
  },
);

test.each([0, 1, 5])('%i pictures below 734 pixels take turns (CONST-024)', (pictures) => {
  expect(heroGrid(pictures, 733)).toEqual({ kind: 'carousel' });
});

test.each([
  [1200, 3],
  [960, 3],
  [959, 2],
  [650, 2],
  [649, 1],
])(
  'on %i pixels %i similar venues stand beside each other (CONST-011, C-137, B-087)',
  (width, shown) => {
    expect(similarVenuesShown(width)).toBe(shown);
  },
);
