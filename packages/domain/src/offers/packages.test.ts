import { describe, expect, it, test } from 'vitest';
import type { MeetingLength } from '../query/booking-query.ts';
import { halfHours } from '../days/day-times.ts';
import { aPackage, aQuery, aRoom } from '../testing/samples.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { packageOutcome } from './outcome.ts';
import { packageFit, roomsOf } from './package-fit.ts';
import { packageFitsHours, packageTimesProblem } from './package-times.ts';
import { packageMatchesLength } from './package-length.ts';
import { packagePrice } from './package-price.ts';
import { type PackageLength, packageLengths } from './package.ts';
import type { Room } from './room.ts';
import { evaluateRoom, evaluationById } from './room-evaluation.ts';

test.each<[PackageLength, MeetingLength, boolean]>([
  [4, 2, true],
  [4, 5, true],
  [4, 5.5, true],
  [4, 6, false],
  [4, 1, false],
  [8, 5.5, false],
  [8, 6, true],
  [8, 10, true],
  [8, 10.25, false],
  [8, 'overone', false],
  [24, 'overnight', true],
  [24, 'twodays', false],
  [24, 10, false],
  [36, 'twodays', true],
  [36, 'overnight', false],
])(
  'a package of %i hours for a meeting of %s: %s (AVAIL-001, C-017, C-019, C-020, C-023, B-001)',
  (length, meeting, matches) => {
    expect(packageMatchesLength(length, meeting)).toBe(matches);
  },
);

test('packages stand for 4, 8, 24 and 36 hours (AVAIL-005, PACK-017)', () => {
  expect(packageLengths).toEqual([4, 8, 24, 36]);
});

test.each<[PackageLength, number, boolean]>([
  [4, 5.75, true],
  [4, 6, false],
  [8, 3, true],
  [8, 9.75, true],
  // Still listed for 10 hours: the list uses `packageMatchesLength`.
  [8, 10, false],
  [24, 24, true],
  [36, 36, true],
])(
  'a package of %i hours fits a span of %d: %s (AVAIL-004, C-025, C-026, B-001)',
  (length, hours, fits) => {
    expect(packageFitsHours(length, hours)).toBe(fits);
  },
);

describe('the times of a package’s own card', () => {
  const problem = (start: string, end: string, length: PackageLength = 8) =>
    packageTimesProblem(aPackage({ length }), `2026-11-23T${start}`, `2026-11-23T${end}`);
  it('start strictly before they end (AVAIL-030, C-107)', () => {
    expect(problem('10:00', '10:00')).toEqual({ kind: 'start-not-before-end' });
    expect(problem('10:00', '09:00')).toEqual({ kind: 'start-not-before-end' });
    expect(problem('10:00', '10:30')).toBeNull();
  });
  it('are not longer than the package, even where it is listed (B-001, B-002)', () => {
    expect(problem('09:00', '15:00', 4)).toEqual({ kind: 'too-long', hours: 6 });
    expect(problem('09:00', '14:30', 4)).toBeNull();
  });
  it('are chosen by the half hour (PACK-012, B-028)', () => {
    expect([halfHours.length, halfHours[0], halfHours[1], halfHours.at(-1)]).toEqual([
      48,
      '00:00',
      '00:30',
      '23:30',
    ]);
  });
});

describe('the price of a package', () => {
  const priced = (unit: number, delegates: number, over = {}) =>
    packagePrice(
      aPackage({
        price: { unit, originalUnit: unit, category: 'base_price', vatPercent: 24, ...over },
      }),
      { delegates },
      { currency: 'EUR', premiumFee: 0 },
      standardOfferRules,
    );
  it('for 8 is that of its minimum of 10, and says so (C-041, PRICE-020, PRICE-021, B-012)', () => {
    expect(priced(3912, 8)).toMatchObject({
      total: { minor: 39120, currency: 'EUR' },
      people: 10,
      pricedForMinimum: true,
    });
  });
  it.each([
    [3912.5, 46956],
    [4499.4, 53988],
  ])(
    'of %d a person rounds the unit first: %i for 12 (C-043, C-044, PRICE-020, B-076)',
    (unit, total) => {
      expect(priced(unit, 12)).toMatchObject({
        total: { minor: total },
        people: 12,
        pricedForMinimum: false,
      });
    },
  );
  it('shows what it was and the per cent off, unless site or venue hide it (PRICE-025, PRICE-026, PRICE-028, PRICE-038, A-010)', () => {
    const hidden = { original: null, originalUnit: null, percentOff: null };
    expect(priced(3000, 10, { originalUnit: 4000 })).toMatchObject({
      original: { minor: 40000 },
      originalUnit: { minor: 4000 },
      percentOff: 25,
    });
    expect(priced(3000, 10, { originalUnit: 4000, showStrikeThrough: false })).toMatchObject(
      hidden,
    );
    const reduced = aPackage({
      price: { unit: 3000, originalUnit: 4000, category: 'base_price', vatPercent: 24 },
    });
    expect(
      packagePrice(
        reduced,
        { delegates: 10 },
        { currency: 'EUR', premiumFee: 0 },
        { hidePackageStrikeThrough: true },
      ),
    ).toMatchObject({ total: { minor: 30000 }, ...hidden });
  });
  it('is none without a price or at 0, but 0 where a discount made it so (PRICE-004, PRICE-007, B-008)', () => {
    expect(
      packagePrice(
        aPackage({ price: null }),
        { delegates: 12 },
        { currency: 'EUR', premiumFee: 0 },
        standardOfferRules,
      ),
    ).toBeNull();
    expect(priced(0, 12)).toBeNull();
    expect(priced(0, 12, { originalUnit: 4000, category: 'disc_price' })).toMatchObject({
      total: { minor: 0 },
      percentOff: 100,
    });
  });
  it('carries its VAT', () => {
    expect(priced(12400, 10)).toMatchObject({ total: { minor: 124000 }, vat: { minor: 24000 } });
  });
});

describe('the room of a package', () => {
  const birch = aRoom({ id: 'r2', title: 'Birch' });
  const fitIn = (rooms: readonly Room[], over = {}, asked = {}) => {
    const entry = aPackage({ roomIds: ['r1', 'r2'], ...over });
    const query = aQuery(asked);
    return packageFit(
      entry,
      roomsOf(
        entry,
        evaluationById(
          rooms.map((room) =>
            evaluateRoom(room, query, { currency: 'EUR', premiumFee: 0 }, standardOfferRules),
          ),
        ),
      ),
      query,
    );
  };

  it('is the first that fits in the order of the rooms, not of the package (PACK-022, A-187)', () => {
    expect(fitIn([birch, aRoom()])).toEqual({ kind: 'fits', room: birch });
    expect(fitIn([aRoom({ available: false }), birch])).toEqual({ kind: 'fits', room: birch });
  });
  it('is none above the package’s maximum, and says both numbers (C-070, AVAIL-019, PACK-018, B-012)', () => {
    expect(fitIn([birch], {}, { delegates: 45 })).toEqual({
      kind: 'exceeds',
      delegates: 45,
      max: 40,
    });
  });
  it.each([
    [20, 'fits'],
    [21, 'no-room-fits'],
    [40, 'no-room-fits'],
    [41, 'exceeds'],
  ])('for %i in a room to 20, of a package to 40: %s (AVAIL-019, B-012)', (delegates, kind) => {
    expect(fitIn([birch], {}, { delegates }).kind).toBe(kind);
  });
  it('is the earlier of two that fit, in whatever order the package names them (A-187)', () => {
    expect(fitIn([aRoom(), birch], { roomIds: ['r2', 'r1'] })).toMatchObject({
      room: { id: 'r1' },
    });
    expect(fitIn([aRoom(), birch], { roomIds: ['r1', 'r2'] })).toMatchObject({
      room: { id: 'r1' },
    });
  });
  it('is none when all are taken, and none when no free one seats the group (PACK-023, ROOM-035, A-087)', () => {
    expect(fitIn([aRoom({ available: false }), { ...birch, available: false }])).toEqual({
      kind: 'no-room-available',
    });
    expect(fitIn([])).toEqual({ kind: 'no-room-available' });
    expect(fitIn([aRoom({ available: false }), birch], {}, { delegates: 21 })).toEqual({
      kind: 'no-room-fits',
    });
    expect(fitIn([birch], {}, { layout: 399 })).toEqual({ kind: 'no-room-fits' });
  });
  it('is taken, and not too small, where one that seats the group is taken and a small one is free', () => {
    const hall = aRoom({ available: false, max: 40 });
    expect(fitIn([hall, birch], {}, { delegates: 21 })).toEqual({ kind: 'no-room-available' });
  });
  it('may ask for as many people as the package is paid for (B-012)', () => {
    expect(fitIn([aRoom({ min: 10 })], {}, { delegates: 8 })).toMatchObject({ kind: 'fits' });
    expect(fitIn([aRoom({ min: 11 })], {}, { delegates: 8 })).toEqual({ kind: 'no-room-fits' });
  });
});

test(
  'a package is instant only where the venue allows it, a room fits and the total is above 0 ' +
    '(PRICE-001, PRICE-002, PRICE-003, PRICE-009)',
  () => {
    const fits = { kind: 'fits', room: aRoom() } as const;
    const price = packagePrice(
      aPackage(),
      { delegates: 12 },
      { currency: 'EUR', premiumFee: 0 },
      standardOfferRules,
    );
    const total = { minor: 46944, currency: 'EUR' };
    expect(packageOutcome(aPackage(), fits, price)).toEqual({ kind: 'instant', total });
    expect(packageOutcome(aPackage({ instantBookable: false }), fits, price)).toEqual({
      kind: 'request',
      total,
    });
    expect(packageOutcome(aPackage(), { kind: 'no-room-fits' }, price)).toEqual({
      kind: 'request',
      total,
    });
    expect(packageOutcome(aPackage(), fits, null)).toEqual({ kind: 'enquiry', reason: 'no-price' });
    const free = packagePrice(
      aPackage({ price: { unit: 0, originalUnit: 3912, category: 'disc_price', vatPercent: 24 } }),
      { delegates: 12 },
      { currency: 'EUR', premiumFee: 0 },
      standardOfferRules,
    );
    expect(packageOutcome(aPackage(), fits, free)).toEqual({
      kind: 'request',
      total: { minor: 0, currency: 'EUR' },
    });
  },
);
