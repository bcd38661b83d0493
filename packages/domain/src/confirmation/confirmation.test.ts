import { expect, test } from 'vitest';
import type { OrderStatus } from '../cancellation/cancellation.ts';
import { isOver, orderStatusAt } from './confirmation.ts';
import { answerDeadline, proposedValidity, reminderAt } from './venue-offer.ts';

const start = 10_000;
const sentAt = 1_000;
const holdUntil = 2_000;

test.each<[OrderStatus, number | null, number, OrderStatus]>([
  ['created', holdUntil, 1_999, 'created'],
  ['created', holdUntil, 2_000, 'expired'],
  ['created', null, 9_000, 'created'],
  ['enquiry', null, 5_499, 'enquiry'],
  ['enquiry', null, 5_500, 'expired'],
  ['offered', holdUntil, 1_999, 'offered'],
  ['offered', holdUntil, 2_000, 'expired'],
  ['confirmed', holdUntil, 20_000, 'confirmed'],
  ['declined', null, 20_000, 'declined'],
  ['cancelled', holdUntil, 20_000, 'cancelled'],
])('an order that is %s, held until %s, is at %i %s (D-16, D-19)', (status, until, now, then) => {
  expect(orderStatusAt({ status, holdUntil: until, sentAt, start }, now)).toBe(then);
});

test('a booking, an enquiry and an offer are not over', () => {
  expect(
    (
      ['created', 'confirmed', 'enquiry', 'offered', 'declined', 'cancelled', 'expired'] as const
    ).filter(isOver),
  ).toEqual(['created', 'declined', 'cancelled', 'expired']);
});

const hour = 3600;
const day = 24 * hour;

test.each([
  ['three days', 40 * day, 3 * day],
  ['half of the time to a near meeting', 2 * day, day],
  ['no time for a meeting that has begun', -hour, 0],
])('a venue has %s to answer (D-19)', (_what, untilStart, seconds) => {
  expect(answerDeadline(sentAt, sentAt + untilStart) - sentAt).toBe(seconds);
});

test('who has to answer is reminded after half of the time', () => {
  expect(reminderAt(sentAt, sentAt + 3 * day) - sentAt).toBe(1.5 * day);
});

test.each([
  [40 * day, 3 * day],
  [day, 12 * hour],
])('with %i seconds to the meeting an offer is proposed to be valid for %i', (ahead, seconds) => {
  expect(proposedValidity(sentAt, sentAt + ahead) - sentAt).toBe(seconds);
});
