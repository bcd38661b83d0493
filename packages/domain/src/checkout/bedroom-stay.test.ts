import { expect, it } from 'vitest';
import { nightsOf, stayCost, stayProblem } from './bedroom-stay.ts';

const meeting = { start: '2027-03-29T09:00', end: '2027-03-30T17:00' };

it.each([
  ['2027-03-28', '2027-03-29', 1, null],
  ['2027-03-27', '2027-03-31', 4, null],
  ['2027-03-30', '2027-03-31', 1, null],
  ['2027-03-26', '2027-03-28', 2, 'apart'],
  ['2027-03-31', '2027-04-01', 1, 'apart'],
  ['2027-03-29', '2027-03-29', 0, 'no-night'],
  ['2027-03-30', '2027-03-29', -1, 'no-night'],
  ['2027-03-01', '2027-04-01', 31, null],
  ['2027-02-28', '2027-03-31', 31, null],
  ['2027-02-27', '2027-03-31', 32, 'too-long'],
])('bedrooms from %s to %s are %i nights, wrong for that meeting: %s (D-10)', (checkIn, checkOut, nights, problem) => {
  expect(nightsOf({ checkIn, checkOut })).toBe(nights);
  expect(stayProblem({ checkIn, checkOut }, meeting)).toBe(problem);
});

it('costs price × bedrooms × nights, also over a night when clocks change (D-10, PRICE-031)', () => {
  expect(stayCost({ price: 12_550, amount: 3, checkIn: '2027-03-27', checkOut: '2027-03-30' })).toBe(112_950);
});
