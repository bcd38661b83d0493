import { expect, test } from 'vitest';
import { isStillValid, readValidUntil } from './valid-until.ts';

test.each(['12/30', '12 / 30', '1230', '12/2030', '122030', '2030-12', '12-30', ' 12.30 '])(
  '"%s" is December 2030',
  (text) => {
    expect(readValidUntil(text)).toEqual({ month: 12, year: 2030 });
  },
);

test.each(['', '12', '13/30', '00/30', '1/3', 'soon', '12/203'])('"%s" is no date', (text) =>
  expect(readValidUntil(text)).toBeNull(),
);

test.each([
  ['the month it ends in', { month: 6, year: 2026 }, true],
  ['the month after', { month: 5, year: 2026 }, false],
  ['in twenty years', { month: 6, year: 2046 }, true],
  ['later than any card', { month: 7, year: 2046 }, false],
])('%s', (_when, until, valid) =>
  expect(isStillValid(until, new Date('2026-06-30T23:59:59Z'))).toBe(valid),
);
