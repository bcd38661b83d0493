import { expect, test } from 'vitest';
import { durationClass } from './duration-class.ts';

test.each([
  [2, 'halfday'],
  [5, 'halfday'],
  // A half day's price ends elsewhere: below 6.
  [5.5, 'fullday'],
  [12, 'fullday'],
  [12.25, 'other'],
  [24, 'other'],
])('tracking names %d hours %s (PRICE-029, B-075)', (hours, named) => {
  expect(durationClass(hours)).toBe(named);
});
