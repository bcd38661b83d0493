import { expect, it } from 'vitest';
import { shownList } from './shown-list.ts';

it.each([
  ['room', 'all', 'room'],
  ['room', 'roomRental', 'room'],
  ['room', 'packages', 'package'],
  ['package', 'all', 'package'],
  ['package', 'roomRental', 'package'],
] as const)('tab %s with the rates filter %s shows the %s list', (kind, rates, list) => {
  expect(shownList({ kind, rates })).toBe(list);
});
