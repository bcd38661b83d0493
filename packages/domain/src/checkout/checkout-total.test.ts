import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import {
  type AddOn,
  addOnsAsk,
  addOnsForRoom,
  addOnTimes,
  cataloguePrice,
  quoteRequest,
  withQuote,
} from '../add-ons/add-on.ts';
import { lineAmount, type PricedPart, servicesTotal, totalOfLines } from './checkout-total.ts';

test('services are price times amount (PRICE-031, REGUS-017, C-148)', () => {
  expect(
    servicesTotal([
      { price: 1550, amount: 4 },
      { price: 890, amount: 2 },
    ]),
  ).toBe(7980);
});

const anyPart: fc.Arbitrary<PricedPart> = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000 }),
  amount: fc.integer({ min: 0, max: 500 }),
});
const shuffled = <Part>(parts: readonly Part[]) =>
  fc.shuffledSubarray([...parts], { minLength: parts.length, maxLength: parts.length });

test(
  'a total is the sum of its lines, whatever their order (OPERA-006, PRICE-030)',
  { tags: ['property', 'sum'] },
  () => {
    fc.assert(
      fc.property(
        fc
          .array(anyPart, { maxLength: 20 })
          .chain((parts) => fc.tuple(fc.constant(parts), shuffled(parts))),
        ([parts, other]) => {
          const lines = parts.map((part) => lineAmount(part));
          const total = totalOfLines(lines, 'EUR');
          expect(total).toEqual({
            minor: parts.reduce((sum, { price, amount }) => sum + price * amount, 0),
            currency: 'EUR',
          });
          expect(
            totalOfLines(
              other.map((part) => lineAmount(part)),
              'EUR',
            ),
          ).toEqual(total);
          expect(servicesTotal(other)).toBe(total.minor);
        },
      ),
      propertyRuns(),
    );
  },
);

const addOn = (over: Partial<AddOn> = {}): AddOn => ({
  id: 'a',
  name: 'Projector',
  kind: 'misc',
  price: 1250,
  priceExclVat: 1008,
  amount: 1,
  time: '',
  timeEnd: '',
  roomIds: [],
  ...over,
});

describe('the add-ons of a cart', () => {
  it.each([
    [12.5, false, 'EUR', 1250],
    [1250, true, 'EUR', 1250],
    [19.99, false, 'EUR', 1999],
    [1990, false, 'ISK', 1990],
  ])(
    'at %d, integrated %s, in %s cost %i minor units (CHECK-015, C-152, B-006)',
    (price, integrated, currency, minor) => {
      expect(cataloguePrice(price, integrated, currency)).toBe(minor);
    },
  );

  it('are those of the room, or of all rooms (CHECK-016, A-119)', () => {
    const catalogue = [
      addOn({ id: 'all' }),
      addOn({ id: 'mine', roomIds: ['r1', 'r2'] }),
      addOn({ id: 'other', roomIds: ['r3'] }),
    ];
    expect(addOnsForRoom(catalogue, 'r1').map(({ id }) => id)).toEqual(['all', 'mine']);
  });

  it('take a new price when times or amount change, and keep the old one when none comes (CHECK-010, CHECK-011, A-118)', () => {
    expect(withQuote(addOn(), { price: 1500, priceExclVat: 1210 })).toEqual(
      addOn({ price: 1500, priceExclVat: 1210 }),
    );
    expect(withQuote(addOn(), null)).toEqual(addOn());
  });

  it('are priced for their own times where they have some, the end only where the cart asks for it (CHECK-003, CHECK-011, A-124)', () => {
    const meeting = { start: '2026-11-23T09:00', end: '2026-11-23T17:00' };
    const lunch = addOn({ time: '12:00', timeEnd: '13:00', amount: 12 });
    expect(quoteRequest(lunch, meeting, true)).toEqual({
      id: 'a',
      start: '2026-11-23T12:00',
      end: '2026-11-23T13:00',
      amount: 12,
    });
    expect(quoteRequest(lunch, meeting, false)).toMatchObject({
      start: '2026-11-23T12:00',
      end: '2026-11-23T17:00',
    });
    expect(quoteRequest(addOn(), meeting, true)).toMatchObject(meeting);
  });

  const overnight = { start: '2026-11-23T14:00', end: '2026-11-24T11:00' };
  it.each([
    ['', '', '2026-11-23T14:00', '2026-11-24T11:00'],
    ['20:00', '22:00', '2026-11-23T20:00', '2026-11-23T22:00'],
    ['22:00', '01:00', '2026-11-23T22:00', '2026-11-24T01:00'],
    ['08:00', '', '2026-11-24T08:00', '2026-11-24T11:00'],
    ['08:00', '09:30', '2026-11-24T08:00', '2026-11-24T09:30'],
    ['', '10:00', '2026-11-23T14:00', '2026-11-24T10:00'],
    // Not a time within the meeting: it stays on the first day, and the server refuses it.
    ['12:00', '', '2026-11-23T12:00', '2026-11-24T11:00'],
  ])(
    'of a meeting over midnight from %j until %j are from %s until %s (CHECK-011)',
    (time, timeEnd, start, end) => {
      expect(quoteRequest(addOn({ time, timeEnd }), overnight, true)).toMatchObject({ start, end });
    },
  );

  it('are offered from times that leave them some of the meeting, until times after those (CHECK-010, A-124)', () => {
    const short = { start: '2026-11-23T09:00', end: '2026-11-23T10:30' };
    expect(addOnTimes(addOn(), short)).toEqual({
      from: ['', '09:00', '09:30', '10:00'],
      until: ['', '09:30', '10:00', '10:30'],
    });
    expect(addOnTimes(addOn({ time: '09:30' }), short).until).toEqual(['', '10:00', '10:30']);
    expect(addOnTimes(addOn({ time: '08:00' }), overnight).until).toEqual([
      '',
      '08:30',
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
    ]);
  });

  it('make the cart ask the venue where one has no price, unless it counts as free (CHECK-006, A-123)', () => {
    const chosen = [
      addOn({ amount: 2 }),
      addOn({ id: 'unpriced', price: null }),
      addOn({ id: 'not-taken', price: null, amount: 0 }),
    ];
    expect(addOnsAsk(chosen, false)).toBe(true);
    expect(addOnsAsk(chosen, true)).toBe(false);
    expect(
      addOnsAsk(
        chosen.filter(({ id }) => id !== 'unpriced'),
        false,
      ),
    ).toBe(false);
  });
});
