import { expect, test } from 'vitest';
import { searchHours, searchTimes } from './search-choices.ts';

test('starts are half hours of the day, with the one asked for in its place', () => {
  expect(searchTimes('09:00')).toHaveLength(32);
  expect([searchTimes('09:15')[6], searchTimes('09:15')[7]]).toEqual(['09:00', '09:15']);
  expect([searchTimes('09:00')[0], searchTimes('09:00').at(-1)]).toEqual(['06:00', '21:30']);
});

test('lengths are whole hours up to ten, one hour where the site has it, and the one asked for', () => {
  expect(searchHours(8, false)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(searchHours(8, true)[0]).toBe(1);
  expect(searchHours(24, false).at(-1)).toBe(24);
});
