import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { layoutCodes } from '../query/seating-layouts.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { aPackage, aRoom } from '../testing/samples.ts';
import {
  changeMenu,
  chosenMenus,
  type Menu,
  offeredMenus,
  unlimitedMenus,
} from '../add-ons/menus.ts';
import { changeMiscItem, type MiscItem, miscLine, mostOf } from '../add-ons/misc-items.ts';
import {
  addOnFolds,
  enquiryCookie,
  isPropertyEnquiry,
  itemTotals,
  propertyFit,
  type PropertyItem,
  propertyTotal,
} from './property-item.ts';
import {
  confirmationPath,
  type PropertyAnswer,
  propertyOrder,
  propertyOutcome,
} from './property-order.ts';
import { noServiceTimeShown, serviceTimes } from '../add-ons/add-on.ts';

const euro = (minor: number) => ({ minor, currency: 'EUR' });
const menu = (over: Partial<Menu> = {}): Menu => ({
  id: 'm1',
  name: 'Lunch',
  eventType: 'LUNCH',
  price: 2500,
  amount: 0,
  time: '',
  items: [],
  ...over,
});
const misc = (over: Partial<MiscItem> = {}): MiscItem => ({
  id: 'x1',
  name: 'Flipchart',
  price: 1500,
  amount: 0,
  time: '',
  isHourly: false,
  availability: [],
  priceText: '15.00 EUR',
  ...over,
});
const item = (over: Partial<PropertyItem> = {}): PropertyItem => ({
  kind: 'room',
  start: '2026-11-23T09:00',
  end: '2026-11-23T17:00',
  delegates: 12,
  length: 'oneday',
  room: aRoom(),
  package: null,
  layout: '_none',
  total: euro(45_000),
  menus: [],
  miscItems: [],
  ...over,
});

describe('the fit of an event', () => {
  it.each<[Partial<PropertyItem>, unknown]>([
    [{ delegates: 4 }, { kind: 'fits' }],
    [{ delegates: 20 }, { kind: 'fits' }],
    [{ delegates: 21 }, { kind: 'room-too-small', delegates: 21, max: 20 }],
    [
      { package: aPackage(), delegates: 9 },
      { kind: 'package-range', delegates: 9, min: 10, max: 40 },
    ],
    [{ package: aPackage(), delegates: 10 }, { kind: 'fits' }],
    [{ package: aPackage({ max: 12 }), delegates: 12 }, { kind: 'fits' }],
    [
      { package: aPackage({ max: 11 }), delegates: 12 },
      { kind: 'package-range', delegates: 12, min: 10, max: 11 },
    ],
    [{ package: aPackage() }, { kind: 'fits' }],
    [
      { package: aPackage(), delegates: 30 },
      { kind: 'room-too-small', delegates: 30, max: 20 },
    ],
    [{ layout: layoutCodes.theater }, { kind: 'fits' }],
    [{ layout: layoutCodes.ushape }, { kind: 'layout', layout: 405, capacity: 8 }],
    [{ layout: layoutCodes.banquet }, { kind: 'layout', layout: 399, capacity: null }],
  ])('%o: %o (OPERA-017, OPERA-018, AVAIL-018, C-068, B-011, B-012)', (over, fit) => {
    expect(propertyFit(item(over))).toEqual(fit);
  });
});

test('add-ons stand at the booking, or in a fold for each day (OPERA-004, OPERA-005, B-067)', () => {
  expect(addOnFolds([item()]).map(({ day }) => day)).toEqual([null]);
  expect(addOnFolds([item(), item()]).map(({ day }) => day)).toEqual([1, 2]);
});

describe('menus', () => {
  it('marked "do not" are dropped, in any case (OPERA-042)', () => {
    expect(
      offeredMenus([
        menu(),
        menu({ id: 'm2', name: 'Do Not Use - Lunch' }),
        menu({ id: 'm3', name: 'Donuts' }),
      ]).map(({ id }) => id),
    ).toEqual(['m1', 'm3']);
  });

  const three = [menu(), menu({ id: 'm2' }), menu({ id: 'm3' })];
  it('are limited to one by some sites, and unlimited elsewhere (OPERA-043, OPERA-044, C-151, B-060)', () => {
    const one = changeMenu(three, 'm1', 12, 1);
    expect(chosenMenus(changeMenu(one, 'm2', 12, 1)).map(({ id, amount }) => [id, amount])).toEqual(
      [['m1', 12]],
    );
    expect(chosenMenus(changeMenu(one, 'm1', 300, 1)).map(({ amount }) => amount)).toEqual([300]);
    expect(
      chosenMenus(changeMenu(changeMenu(one, 'm1', 0, 1), 'm2', 1, 1)).map(({ id }) => id),
    ).toEqual(['m2']);
    expect(unlimitedMenus).toBe(7777);
    expect(chosenMenus(changeMenu(one, 'm2', 12, unlimitedMenus))).toHaveLength(2);
  });

  it(
    'never exceed their cap, whatever is chosen in which order (OPERA-043, OPERA-044)',
    { tags: 'property' },
    () => {
      const many = Array.from({ length: 12 }, (_, index) => menu({ id: `m${index}` }));
      const step = fc.record({
        id: fc.integer({ min: 0, max: 13 }),
        amount: fc.oneof(fc.integer({ min: -2, max: 50 }), fc.double()),
      });
      fc.assert(
        fc.property(
          fc.array(step, { maxLength: 60 }),
          fc.integer({ min: 0, max: 14 }),
          (steps, cap) => {
            let menus: readonly Menu[] = many;
            for (const { id, amount } of steps) {
              menus = changeMenu(menus, `m${id}`, amount, cap);
              expect(chosenMenus(menus).length).toBeLessThanOrEqual(cap);
              expect(
                menus.every((entry) => entry.amount >= 0 && Number.isInteger(entry.amount)),
              ).toBe(true);
            }
          },
        ),
        propertyRuns(),
      );
    },
  );
});

describe('other add-ons', () => {
  const span = { start: '2026-11-23T09:00', end: '2026-11-23T12:30' };
  it('are counted by the hour where their rate is hourly (OPERA-020, A-134)', () => {
    expect(miscLine(misc({ amount: 2 }), span)).toBe(3000);
    expect(miscLine(misc({ amount: 2, isHourly: true }), span)).toBe(10_500);
  });

  it('are as many as there are on the day (OPERA-020, OPERA-021, A-134)', () => {
    const items = [misc({ availability: [{ date: '2026-11-23', amount: 3 }] }), misc({ id: 'x2' })];
    expect([
      mostOf(misc({ availability: [{ date: '2026-11-24', amount: 3 }] }), span),
      changeMiscItem(items, 'x1', 5, span)[0]?.amount,
      changeMiscItem(items, 'x2', 5, span)[1]?.amount,
    ]).toEqual([Infinity, 3, 5]);
    expect(changeMiscItem(items, 'x1', -1, span)[0]?.amount).toBe(0);
    expect(changeMiscItem(items, 'x1', 2, span).map(({ amount }) => amount)).toEqual([2, 0]);
  });
});

describe('totals', () => {
  const withAddOns = item({
    menus: [menu({ amount: 12 })],
    miscItems: [misc({ amount: 2, isHourly: true })],
  });
  it('are the offer, its menus and its other add-ons (OPERA-006, OPERA-016, OPERA-019, PRICE-030)', () => {
    expect(itemTotals(withAddOns)).toEqual({ offer: 45_000, menus: 30_000, miscItems: 24_000 });
    expect(itemTotals(item({ total: null }))).toEqual({ offer: 0, menus: 0, miscItems: 0 });
    expect(propertyTotal([withAddOns, item()], 'EUR')).toEqual(euro(144_000));
  });

  it(
    'are the same in any order of days and add-ons (OPERA-016)',
    { tags: ['property', 'sum'] },
    () => {
      const days = fc.array(
        fc
          .record({
            total: fc.integer({ min: 0, max: 1_000_000 }),
            menus: fc.array(fc.nat(50), { maxLength: 4 }),
            miscItems: fc.array(fc.nat(9), { maxLength: 4 }),
          })
          .map(({ total, menus, miscItems }) =>
            item({
              total: euro(total),
              menus: menus.map((amount) => menu({ amount })),
              miscItems: miscItems.map((amount) =>
                misc({ amount, price: 333, isHourly: amount % 2 === 0 }),
              ),
            }),
          ),
        { maxLength: 5 },
      );
      fc.assert(
        fc.property(days, (items) => {
          const turned = items.toReversed().map((day) => ({
            ...day,
            menus: day.menus.toReversed(),
            miscItems: day.miscItems.toReversed(),
          }));
          expect(propertyTotal(turned, 'EUR')).toEqual(propertyTotal(items, 'EUR'));
          const lines = items.flatMap((day) => [
            day.total?.minor ?? 0,
            ...day.menus.map(({ price, amount }) => price * amount),
            ...day.miscItems.map((entry) => miscLine(entry, day)),
          ]);
          expect(propertyTotal(items, 'EUR').minor).toBe(
            lines.reduce((sum, line) => sum + line, 0),
          );
        }),
        propertyRuns(),
      );
    },
  );
});

describe('service times', () => {
  it('are none, then the half hours of the event, both ends included (OPERA-040, OPERA-041, C-146, B-061)', () => {
    const times = serviceTimes('2026-11-23T09:00', '2026-11-23T17:00');
    expect([times.length, times[0], times[1], times[2], times.at(-1)]).toEqual([
      18,
      '',
      '09:00',
      '09:30',
      '17:00',
    ]);
    expect(serviceTimes('2026-11-23T09:15', '2026-11-23T10:15')).toEqual(['', '09:30', '10:00']);
    expect(serviceTimes('2026-11-23T00:00', '2026-11-23T23:59')).toHaveLength(49);
    expect(noServiceTimeShown).toBe('--:--');
  });
  it('go past midnight with the event', () => {
    expect(serviceTimes('2026-11-23T23:00', '2026-11-24T00:30')).toEqual([
      '',
      '00:00',
      '00:30',
      '23:00',
      '23:30',
    ]);
  });
});

const values = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.org',
  phone: '+35840123',
  phoneCountry: 'fi',
  company: 'Engines',
  additionalInfo: '',
  onsiteContact: 'Bo',
  customerAccount: 'AR 17',
  department: 'R&D',
};
const onRequest = item({ room: aRoom({ instantBookable: false }) });

describe('an enquiry', () => {
  it.each([
    [[item()], false],
    [[onRequest], true],
    [[onRequest, onRequest], true],
    [[onRequest, item()], false],
  ])('of %o: %s (OPERA-033, B-010)', (items, enquiry) => {
    expect(isPropertyEnquiry(items)).toBe(enquiry);
  });

  it('is stored for ten minutes, in a cookie of its own (OPERA-034, C-157, B-041, B-052)', () => {
    expect(enquiryCookie).toEqual({ name: 'isEnquiryBooking', maxAgeSeconds: 600 });
  });

  it('is not paid for; a booking is as chosen, with what was taken (OPERA-007, OPERA-023, A-137, B-063)', () => {
    const card = { method: 'creditcard', cardToken: 'tok_1' } as const;
    expect(propertyOrder(values, [onRequest], 'EUR', card)).toMatchObject({
      isEnquiry: true,
      method: 'none',
      cardToken: null,
    });
    const order = propertyOrder(
      values,
      [
        item({
          menus: [menu(), menu({ id: 'm2', amount: 1 })],
          miscItems: [misc(), misc({ id: 'x2', amount: 1 })],
        }),
      ],
      'EUR',
      card,
    );
    expect(order).toMatchObject({
      isEnquiry: false,
      method: 'creditcard',
      cardToken: 'tok_1',
      total: euro(49_000),
      values: { onsiteContact: 'Bo', department: 'R&D', customerAccount: '' },
    });
    expect(order.items[0]).toMatchObject({ menus: [{ id: 'm2' }], miscItems: [{ id: 'x2' }] });
    const { customerAccount: _none, ...withoutAccount } = values;
    const byAccount = { method: 'accountcredits', cardToken: null } as const;
    expect(propertyOrder(values, [item()], 'EUR', byAccount).values.customerAccount).toBe('AR 17');
    expect(propertyOrder(withoutAccount, [item()], 'EUR', byAccount).values.customerAccount).toBe(
      '',
    );
    expect(propertyOrder(values, [item()], 'EUR', { method: 'none', cardToken: null }).method).toBe(
      'none',
    );
  });
});

describe('the answer to an order', () => {
  const answer: PropertyAnswer = { challenge: null, paymentFailed: false, orderId: null };
  it.each<[Partial<PropertyAnswer>, string, boolean, unknown]>([
    [{ paymentFailed: true }, 'fi', true, { kind: 'payment-failed', path: '/fi/payment/failure' }],
    [{ paymentFailed: true }, 'en', false, { kind: 'payment-failed', path: '/payment/failure' }],
    [
      { orderId: '9' },
      'fi',
      true,
      { kind: 'booked', orderId: '9', path: '/fi/checkout/9', forgets: true },
    ],
    [
      { orderId: '9' },
      'fi',
      false,
      { kind: 'booked', orderId: '9', path: '/fi/thank-you-anon/9', forgets: true },
    ],
    [
      { challenge: 'Are you human?', orderId: '9' },
      'fi',
      false,
      { kind: 'challenged', message: 'Are you human?' },
    ],
    [{}, 'fi', true, { kind: 'failed' }],
  ])(
    '%o in "%s", logged in %s: %o (OPERA-013, OPERA-015, OPERA-030, OPERA-031, ' +
      'OPERA-032, OPERA-035, ERR-032, ERR-033, ERR-035, VERIFY-009, C-127, B-064, B-065)',
    (over, prefix, isLoggedIn, outcome) => {
      expect(propertyOutcome({ ...answer, ...over }, prefix, isLoggedIn)).toEqual(outcome);
    },
  );

  it('that does not come is a failure (OPERA-032, ERR-032)', () => {
    expect(propertyOutcome(null, 'fi', true)).toEqual({ kind: 'failed' });
  });

  it('of anybody without a login is confirmed on the anonymous page (ROLE-002, ROLE-009)', () => {
    expect(confirmationPath('', '9', false)).toBe('/thank-you-anon/9');
    expect(confirmationPath('', '9', true)).toBe('/checkout/9');
  });
});
