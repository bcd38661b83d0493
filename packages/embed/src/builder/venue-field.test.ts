import { expect, test } from 'vitest';
import { matching } from './venue-field.ts';

const venues = [
  { alias: 'old-mill', title: 'The Old Mill', city: 'Malmö' },
  { alias: 'mill-lane', title: 'Mill Lane House', city: 'London' },
];

test.each([
  ['', ['old-mill', 'mill-lane']],
  ['mill', ['old-mill', 'mill-lane']],
  ['MALMO', ['old-mill']],
  ['lon mil', ['mill-lane']],
  ['ill', []],
])('the text "%s" finds %j', (text, found) => {
  expect(matching(venues, text).map(({ alias }) => alias)).toEqual(found);
});
