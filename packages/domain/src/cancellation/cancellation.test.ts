import { describe, expect, it, test } from 'vitest';
import { orderCancellation, type OrderStatus, type OrderToCancel } from './cancellation.ts';

const day = 86_400;
const start = 1_900_000_000;
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const order: OrderToCancel = {
  status: 'confirmed',
  meetings: [{ delegates: 8, startInstant: start }],
  bookedAt: start - 40 * day,
  total: eur(32_050),
  currency: 'EUR',
  isReserved: true,
};
const at = (daysAhead: number, over: Partial<OrderToCancel> = {}) =>
  orderCancellation({ ...order, ...over }, start - daysAhead * day);

describe('cancelling an order (D-17)', () => {
  it.each([
    ['five days ahead, all of it comes back', 5, {}, eur(0), eur(32_050)],
    ['a second less, and nothing does', 5 - 1 / day, {}, eur(32_050), eur(0)],
    [
      '11 people have to say so ten days ahead',
      9,
      { meetings: [{ delegates: 11, startInstant: start }] },
      eur(32_050),
      eur(0),
    ],
    [
      'within two hours of booking it is free',
      1,
      { bookedAt: start - day - 7200 },
      eur(0),
      eur(32_050),
    ],
    [
      'what is paid at the venue does not come back to a card',
      5,
      { isReserved: false },
      eur(0),
      null,
    ],
    ['nor does the fee', 1, { isReserved: false }, eur(32_050), null],
    [
      'a price that was agreed elsewhere is not known here',
      1,
      { total: null, isReserved: false },
      null,
      null,
    ],
    ['and is no fee where there is none', 9, { total: null, isReserved: false }, eur(0), null],
    ['nor is what was paid of it', 9, { total: null }, eur(0), null],
  ])('%s', (_what, daysAhead, over, fee, refund) => {
    expect(at(daysAhead, over)).toMatchObject({ state: 'open', fee, refund });
  });

  it('says until when it is free', () => {
    expect(at(20).freeUntil).toBe(start - 5 * day);
  });

  it.each(['enquiry', 'offered'] as const)(
    'takes an order that is %s back for nothing, until the meeting begins',
    (status) => {
      expect(at(1, { status, isReserved: false })).toEqual({
        state: 'open',
        fee: eur(0),
        refund: null,
        freeUntil: start - 1,
      });
      expect(at(0, { status }).state).toBe('closed');
    },
  );
});

test.each<[OrderStatus, string]>([
  ['created', 'closed'],
  ['declined', 'closed'],
  ['expired', 'closed'],
  ['cancelled', 'cancelled'],
])('an order that is %s is %s', (status, state) => {
  expect(at(20, { status })).toEqual({ state, fee: null, refund: null, freeUntil: null });
});

test('a meeting that has begun can no longer be cancelled, a second before it can', () => {
  expect([at(0).state, at(1 / day).state]).toEqual(['closed', 'open']);
});
