import { expect, test } from 'vitest';
import type { OfferedAddOn } from './add-on.ts';
import { proposedServing } from './proposed-serving.ts';

const coffee: OfferedAddOn = {
  id: 'coffee',
  name: 'Coffee',
  kind: 'services',
  price: 950,
  priceExclVat: 757,
  amount: 0,
  time: '',
  timeEnd: '',
  roomIds: [],
  rate: 'piece',
  most: Infinity,
  limit: 1000,
  isTimed: true,
};
const at = (start: string, end: string, delegates = 10) => ({
  start: `2026-06-08T${start}`,
  end: `2026-06-08T${end}`,
  delegates,
});

test.each([
  ['the pause of the morning', '09:00', '17:00', '10:30'],
  ['the pause of the afternoon', '13:00', '17:00', '15:00'],
  ['the middle of an evening', '18:00', '21:00', '19:30'],
  ['the one half hour within an hour', '09:00', '10:00', '09:30'],
  ['the first half hour where there is none within', '09:00', '09:30', '09:00'],
])('what is served at a time is proposed for everybody in %s', (_what, start, end, time) => {
  expect(proposedServing([coffee], at(start, end))).toEqual({ id: 'coffee', amount: 10, time });
});

test.each([
  ['has no price', { price: null }],
  ['is charged by the hour', { rate: 'hour' }],
  ['is not served at a time', { isTimed: false }],
  ['is not there for everybody', { most: 9 }],
  ['may not be ordered for everybody', { limit: 9 }],
] as const)('nothing is proposed that %s', (_what, over) => {
  const other = { ...coffee, id: 'other', ...over };
  expect(proposedServing([other], at('09:00', '17:00'))).toBeNull();
  expect(proposedServing([other, coffee], at('09:00', '17:00'))?.id).toBe('coffee');
});
