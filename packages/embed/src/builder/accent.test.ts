import { expect, test } from 'vitest';
import { contrast, hardToReadOn, lookOfAccent } from './accent.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test.each([
  ['#7a1230', '#ffffff', 'black'],
  ['#ffd93b', '#14191d', 'white'],
])('words on %s are %s', (accent, words, towards) => {
  expect(lookOfAccent(accent)).toEqual([
    ['--foyer-accent', accent],
    ['--foyer-accent-strong', `color-mix(in oklab, ${accent} 82%, ${towards})`],
    ['--foyer-on-accent', words],
  ]);
});

test.each([
  ['#7a1230', '', []],
  ['#7a1230', 'dark', ['dark']],
  ['#7a1230', 'auto', ['dark']],
  ['#ffd93b', '', ['light']],
  ['#ffd93b', 'dark', []],
  ['#4a7fb0', 'auto', ['light', 'dark']],
])('links in %s with the scheme "%s" are hard to read on %j', (accent, scheme, grounds) => {
  expect(hardToReadOn(accent, scheme)).toEqual(grounds);
});
