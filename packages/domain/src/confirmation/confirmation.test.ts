import { expect, test } from 'vitest';
import type { OrderStatus } from '../cancellation/cancellation.ts';
import { isOver, orderStatusAt } from './confirmation.ts';

const start = 10_000;
const holdUntil = 2_000;

test.each<[OrderStatus, number | null, number, OrderStatus]>([
  ['created', holdUntil, 1_999, 'created'],
  ['created', holdUntil, 2_000, 'expired'],
  ['created', null, 9_000, 'created'],
  ['enquiry', null, 9_999, 'enquiry'],
  ['enquiry', null, 10_000, 'expired'],
  ['confirmed', holdUntil, 20_000, 'confirmed'],
  ['declined', null, 20_000, 'declined'],
  ['cancelled', holdUntil, 20_000, 'cancelled'],
])('an order that is %s, held until %s, is at %i %s (D-16)', (status, until, now, then) => {
  expect(orderStatusAt({ status, holdUntil: until, start }, now)).toBe(then);
});

test('a booking or an enquiry is not over', () => {
  expect(
    (['created', 'confirmed', 'enquiry', 'declined', 'cancelled', 'expired'] as const).filter(
      isOver,
    ),
  ).toEqual(['created', 'declined', 'cancelled', 'expired']);
});
