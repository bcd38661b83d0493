import { expect, test } from 'vitest';
import { layoutAllowed, layoutCodes, layoutNameOf, readLayoutCode } from './seating-layouts.ts';

test.each([
  [null, 1, false],
  [0, 1, false],
  [0, 0, false],
  [20, 20, true],
  [20, 21, false],
])('a capacity of %s for %i is allowed: %s (C-073, B-071)', (capacity, delegates, allowed) => {
  expect(layoutAllowed(capacity, delegates)).toBe(allowed);
});

test('every code has its name, and text names a code', () => {
  for (const code of Object.values(layoutCodes)) expect(layoutCodes[layoutNameOf(code)]).toBe(code);
  expect(readLayoutCode('404')).toBe(404);
  expect(readLayoutCode('theater')).toBeNull();
  expect(readLayoutCode('_none')).toBeNull();
});
