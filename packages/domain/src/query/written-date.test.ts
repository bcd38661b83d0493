import { expect, test } from 'vitest';
import { readWrittenDate, writtenDate } from './written-date.ts';

test('a wall time is written day, month, year, hour, minute (FORM-002, CONST-010)', () => {
  expect(writtenDate('2026-11-23T09:00')).toBe('23-11-2026 09:00');
});

test.each([
  ['05-06-2026 09:00', '2026-06-05T09:00'],
  ['29-02-2028 23:59', '2028-02-29T23:59'],
  ['29-02-2026 09:00', null],
  ['01-13-2026 09:00', null],
  ['2026-06-05 09:00', null],
  ['05-06-2026 24:00', null],
  ['05-06-2026', null],
  ['x05-06-2026 09:00', null],
  ['05-06-2026 09:00:00', null],
])('%s reads as %s, the day before the month (B-083, FORM-002)', (text, wall) => {
  expect(readWrittenDate(text)).toBe(wall);
});
