import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { MeetingLength } from '../query/booking-query.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { aQuery, aRoom } from '../testing/samples.ts';
import type { OfferRules } from '../query/site-settings.ts';
import { priceBandOf, hasNumericLength, priceBoxes } from './price-bands.ts';
import type { ChosenPrice, RoomRates } from './room.ts';
import { priceFallsAt, roomPrice, usualPriceOvernight } from './room-price.ts';

const priceOf = (
  rates: Partial<RoomRates>,
  meetingLength: MeetingLength = 8,
  priceBands: OfferRules['priceBands'] = 'standard',
) =>
  roomPrice(
    aRoom({ rates }),
    aQuery({ meetingLength }),
    { currency: 'EUR', premiumFee: 0 },
    { priceBands },
  );
const totalOf = (rates: Partial<RoomRates>, meetingLength?: MeetingLength) =>
  priceOf(rates, meetingLength)?.total.minor ?? null;
const bands = { hourly: 6000, halfDay: 20000, fullDay: 45000 };

test.each<[string, Partial<RoomRates>, MeetingLength, number | null]>([
  ['60.00 an hour for 3 hours (C-032, PRICE-013, PRICE-033)', { chosen: 'normal' }, 3, 18000],
  ['by the quarter of an hour, rounded once', { chosen: 'hourly', hourly: 3333 }, 2.75, 9166],
  [
    'half a day for 3 hours, once, not its quotient times 3 (C-034, PRICE-014, B-005)',
    bands,
    3,
    20000,
  ],
  ['half a day for 5:45', bands, 5.75, 20000],
  ['a full day for 6 hours', bands, 6, 45000],
  ['a full day for 8 hours (C-035)', bands, 8, 45000],
  ['a full day for 11 hours (A-052, B-004)', bands, 11, 45000],
  ['hourly for one hour (B-023)', bands, 1, 6000],
  ['hourly where the venue has no half day (A-068)', { hourly: 6000 }, 3, 18000],
  ['hourly where the full day is 0 (A-068)', { ...bands, fullDay: 0 }, 8, 48000],
  [
    'the half day the server chose, whatever the length (A-067)',
    { ...bands, chosen: 'halfday' },
    8,
    20000,
  ],
  ['nothing where the chosen rate is missing', { hourly: 6000, chosen: 'fullday' }, 8, null],
  [
    'nothing where the server chose none (PRICE-003, PRICE-013)',
    { ...bands, chosen: 'none' },
    8,
    null,
  ],
  ['what the property system gave', { hourly: 51234, chosen: 'opera' }, 8, 51234],
  [
    'no usual price overnight (C-040, PRICE-019)',
    { ...bands, chosen: 'normal' },
    'overnight',
    null,
  ],
  ['no usual price for two days by the bands', bands, 'twodays', null],
  [
    'what the property system gave, overnight too (A-069)',
    { hourly: 51234, chosen: 'smart_space' },
    'overnight',
    51234,
  ],
  ['nothing for a price of 0 (C-056, PRICE-004, PRICE-007)', { hourly: 0 }, 8, null],
  ['nothing without any rate', { hourly: null }, 8, null],
  [
    'nothing without any rate, whatever is still to be spent there (B-009, PRICE-007)',
    { hourly: null, minimumSpend: 50000 },
    8,
    null,
  ],
  [
    'nothing where the server chose none, whatever is still to be spent there (B-009, PRICE-003)',
    { ...bands, chosen: 'none', minimumSpend: 50000 },
    8,
    null,
  ],
  ['the minimum spend alone (B-009, PRICE-007)', { hourly: 0, minimumSpend: 50000 }, 8, 50000],
])('costs %s', (_what, rates, length, total) => {
  expect(totalOf(rates, length)).toBe(total);
});

test.each([
  ['opera', 'given'],
  ['smart_space', 'given'],
  ['normal', 'hourly'],
  ['hourly', 'hourly'],
  ['halfday', 'halfday'],
  ['fullday', 'fullday'],
] as const)(
  'a price that the server calls %s rests on the %s rate (PRICE-013, PRICE-033, A-067, A-069)',
  (chosen, type) => {
    expect(priceOf({ ...bands, chosen })?.type).toBe(type);
  },
);

describe('a discount', () => {
  const original = { hourly: 20000, halfDay: null, fullDay: null };
  it.each([
    [15000, 20000, 25],
    [87500, 100000, 13],
    [19999, 20000, null],
  ])(
    'from %i to %i is %s per cent (C-050, C-052, A-071, PRICE-025, PRICE-027, ROOM-020)',
    (hourly, before, percent) => {
      const price = priceOf(
        { chosen: 'hourly', hourly, original: { ...original, hourly: before } },
        2,
      );
      expect(price).toMatchObject({
        percentOff: percent,
        original: { minor: before * 2, currency: 'EUR' },
      });
    },
  );
  it.each([[20000], [25000]])(
    'is none when the price is %i and was 20000 (C-053, PRICE-025)',
    (hourly) => {
      expect(priceOf({ chosen: 'hourly', hourly, original }, 2)).toMatchObject({
        percentOff: null,
        original: null,
      });
    },
  );
  it('of all of it leaves a price of 0, not an enquiry, but only a discount does (C-058, C-059, B-008, PRICE-007)', () => {
    expect(priceOf({ hourly: 0, original, category: 'disc_price' })).toMatchObject({
      total: { minor: 0 },
      percentOff: 100,
    });
    expect(priceOf({ hourly: 0, original, category: 'base_price' })).toBeNull();
  });
});

test.each<[RoomRates['original']['hourly'], RoomRates['category'], boolean]>([
  [20000, 'disc_price', true],
  [0, 'disc_price', false],
  [null, 'disc_price', false],
  [20000, 'seasonal_price', false],
])(
  'a price of 0 that was %s in category %s is a price: %s (PRICE-007, B-008)',
  (hourly, category, priced) => {
    expect(
      priceOf({ hourly: 0, category, original: { hourly, halfDay: null, fullDay: null } }) !== null,
    ).toBe(priced);
  },
);

test('the minimum spend is in the struck price as in the total (PRICE-025, ROOM-022)', () => {
  expect(
    priceOf(
      {
        chosen: 'hourly',
        hourly: 10000,
        minimumSpend: 5000,
        original: { hourly: 15000, halfDay: null, fullDay: null },
      },
      2,
    ),
  ).toMatchObject({ total: { minor: 25000 }, original: { minor: 35000 }, percentOff: 29 });
});

test.each<[ChosenPrice, MeetingLength, boolean]>([
  ['normal', 'overnight', true],
  ['fullday', 'twodays', true],
  ['normal', 'oneday', false],
  ['opera', 'overnight', false],
  ['smart_space', 'twodays', false],
  ['none', 'overnight', false],
])('the %s price has no usual total for %s: %s (PRICE-019, A-069)', (chosen, length, usual) => {
  expect(usualPriceOvernight(aRoom({ rates: { chosen } }).rates, length)).toBe(usual);
});

test('a struck price is shown unless the venue switches it off, together with the percentage (A-072, PRICE-036)', () => {
  const rates = {
    chosen: 'hourly',
    hourly: 15000,
    original: { hourly: 20000, halfDay: null, fullDay: null },
  } as const;
  expect(priceOf({ ...rates, showStrikeThrough: true })).toMatchObject({
    original: { minor: 160000 },
    percentOff: 25,
  });
  expect(priceOf({ ...rates, showStrikeThrough: false })).toMatchObject({
    total: { minor: 120000 },
    original: null,
    percentOff: null,
  });
});

describe('price bands', () => {
  it.each<[number, OfferRules['priceBands'], ReturnType<typeof priceBandOf>]>([
    [1.75, 'standard', 'hourly'],
    [2, 'standard', 'halfday'],
    [5.75, 'standard', 'halfday'],
    [6, 'standard', 'fullday'],
    [10, 'standard', 'fullday'],
    [12, 'standard', 'fullday'],
    [2, 'short', 'halfday'],
    [4.75, 'short', 'halfday'],
    [5, 'short', 'fullday'],
    [9, 'short', 'fullday'],
    [10, 'short', 'fullday'],
  ])(
    'of %d hours on a site with %s bands: %s (PRICE-014, PRICE-015, B-004)',
    (hours, bandsOf, band) => {
      expect(priceBandOf(hours, bandsOf)).toBe(band);
    },
  );
  it.each([
    [4, 20000],
    [5, 45000],
    [9, 45000],
    [10, 45000],
  ])('%i hours on a site with short bands cost %i (C-037, C-038, PRICE-015)', (hours, total) => {
    expect(priceOf(bands, hours, 'short')?.total.minor).toBe(total);
  });
});

describe('price boxes', () => {
  it('are left out where the venue has no rate above 0 (ROOM-013, PRICE-035, A-184)', () => {
    expect(priceBoxes(bands, 8)).toEqual([
      { band: 'hourly', minor: 6000 },
      { band: 'halfday', minor: 20000 },
      { band: 'fullday', minor: 45000 },
    ]);
    expect(priceBoxes({ hourly: null, halfDay: 0, fullDay: 45000 }, 8)).toEqual([
      { band: 'fullday', minor: 45000 },
    ]);
  });
  it.each<[MeetingLength, boolean]>([
    ['overnight', false],
    ['twodays', false],
    ['oneday', false],
    ['overone', false],
    [8, true],
    [2.75, true],
  ])('for a length of %s: %s (C-010, PRICE-024, A-053)', (length, shown) => {
    expect(hasNumericLength(length)).toBe(shown);
    expect(priceBoxes(bands, length)).toHaveLength(shown ? 3 : 0);
  });
});

test('the price popover: rental 400.00 excl. VAT, VAT 96.00, minimum spend 150.00 (C-055, ROOM-022, PRICE-036)', () => {
  expect(priceOf({ chosen: 'fullday', fullDay: 49600, minimumSpend: 15000 })).toMatchObject({
    rentalExclVat: { minor: 40000 },
    vat: { minor: 9600 },
    minimumSpend: { minor: 15000 },
    total: { minor: 64600 },
    type: 'fullday',
  });
});

test(
  'the lines of a price always sum to its total, and a total is a whole number above 0 or discounted (PRICE-036, ROOM-022)',
  { tags: ['property', 'sum'] },
  () => {
    const amount = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
    const threeRates = fc.record({ hourly: amount, halfDay: amount, fullDay: amount });
    const rates = fc.record({
      chosen: fc.constantFrom<ChosenPrice | null>(
        'normal',
        'hourly',
        'halfday',
        'fullday',
        'opera',
        'none',
        'smart_space',
        null,
      ),
      category: fc.constantFrom('base_price', 'seasonal_price', 'disc_price'),
      original: threeRates,
      vatPercent: fc.constantFrom(0, 10, 13.5, 24, 25.5),
      minimumSpend: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const length = fc.oneof(
      fc.integer({ min: 4, max: 95 }).map((quarters): MeetingLength => quarters / 4),
      fc.constantFrom<MeetingLength>('overnight', 'twodays', 'oneday'),
    );
    fc.assert(
      fc.property(threeRates, rates, length, (now, rest, meetingLength) => {
        const price = priceOf({ ...now, ...rest }, meetingLength);
        if (price === null) return;
        expect(price.rentalExclVat.minor + price.vat.minor + price.minimumSpend.minor).toBe(
          price.total.minor,
        );
        expect(Number.isInteger(price.total.minor)).toBe(true);
        expect(price.total.minor > 0 || rest.category === 'disc_price').toBe(true);
        if (price.original) expect(price.original.minor).toBeGreaterThan(price.total.minor);
      }),
      propertyRuns(),
    );
  },
);

test.each<[string, Parameters<typeof priceFallsAt>[0], number | null]>([
  ['usual rates', { hourly: 9800, halfDay: 42_700, fullDay: 65_260 }, null],
  ['one rate for all', { hourly: null, halfDay: 30_000, fullDay: 30_000 }, null],
  ['by the hour alone', { hourly: 9800, halfDay: null, fullDay: null }, null],
  ['none', { hourly: null, halfDay: null, fullDay: null }, null],
  ['a half day for less than an hour', { hourly: 9800, halfDay: 9000, fullDay: 65_260 }, 2],
  ['a day for less than half of it', { hourly: 9800, halfDay: 42_700, fullDay: 40_000 }, 6],
  ['a day for less than its hours', { hourly: 9800, halfDay: null, fullDay: 50_000 }, 6],
  ['hours for less than half a day', { hourly: 8000, halfDay: 42_700, fullDay: null }, 5],
])('the price of a longer meeting with %s: %o falls at %s (D-18)', (_, rates, falls) => {
  expect(priceFallsAt(rates)).toBe(falls);
});
