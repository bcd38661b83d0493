import { describe, expect, it, test } from 'vitest';
import { roleOf, visitorOf } from './account/user.ts';
import { checkoutPhotos, holdSeconds } from './cart/cart.ts';
import { cookies, endCookie, startCookie } from './cart/cookies.ts';
import { typeAhead } from './phone/country-list.ts';
import { firstPhoneCountry } from './phone/phone-entry.ts';
import { longestPhone } from './phone/phone-number.ts';
import { enquiryCookie } from './property/property-item.ts';
import { noServiceTimeShown, serviceTimes } from './add-ons/add-on.ts';
import { exponentOf, toMinor } from './money.ts';
import { struckPrice } from './offers/discount.ts';
import { standardOfferRules } from './query/site-settings.ts';
import { offersFor } from './offers/offers-for.ts';
import { packageFitsHours } from './offers/package-times.ts';
import { pageSize } from './offers/offer-list.ts';
import { shownRates } from './offers/package-rates-by-room.ts';
import { phoneDisabled } from './query/enquiry-form.ts';
import { aPackage, aQuery, aRoom } from './testing/samples.ts';
import { openingOf } from './venue/business-hours.ts';
import { descriptionLength } from './venue/description.ts';
import { feetOf } from './venue/dimensions.ts';

const day = 24 * 60 * 60;
const offers = (
  rooms: Parameters<typeof offersFor>[1],
  packages: Parameters<typeof offersFor>[2],
  over = {},
) =>
  offersFor({ currency: 'EUR', premiumFee: 0 }, rooms, packages, aQuery(over), standardOfferRules);

describe('the numbers of the specification', () => {
  it.each<[string, unknown, unknown]>([
    ['characters of a description (CONST-001)', descriptionLength, 300],
    [
      'hours of half a day and of a full one (CONST-004)',
      [5.75, 6, 9.75, 10].map((hours) => [packageFitsHours(4, hours), packageFitsHours(8, hours)]),
      [
        [true, true],
        [false, true],
        [false, true],
        [false, false],
      ],
    ],
    [
      'offers of a page, and rates of a room (CONST-007)',
      [
        pageSize,
        shownRates(offers([], [aPackage(), aPackage(), aPackage()]).packages, {
          showAllPackages: false,
          unfolded: false,
        }).shown.length,
      ],
      [5, 2],
    ],
    ['minor units of a euro (CONST-008)', [toMinor(19.99, 'EUR'), exponentOf('EUR')], [1999, 2]],
    ['feet of a kilometre (CONST-014)', feetOf(1000), 3280.84],
    [
      'days of a preference (CONST-015)',
      [
        cookies.meetingLength,
        cookies.delegates,
        cookies.tab,
        cookies.discountCode,
        startCookie('en'),
        endCookie('en'),
      ].map(({ maxAgeSeconds }) => maxAgeSeconds),
      Array(6).fill(100 * day),
    ],
    [
      'seconds of a hold and of an enquiry (CONST-017)',
      [holdSeconds, enquiryCookie.maxAgeSeconds],
      [1200, 600],
    ],
    ['characters of a phone number (CONST-019)', longestPhone, 25],
    ['the first country (CONST-019)', firstPhoneCountry([null, '']), 'fi'],
    [
      'times of a service (CONST-020)',
      [serviceTimes('2026-11-23T00:00', '2026-11-23T23:30').length, noServiceTimeShown],
      [49, '--:--'],
    ],
    [
      'photos of a checkout (CONST-025)',
      checkoutPhotos([0, 1, 2, 3, 4, 5, 6, 7]),
      [0, 1, 2, 3, 4, 5],
    ],
    [
      'seconds of the cookie that finds a cart (CONST-028)',
      cookies.cart,
      { name: 'checkout_items', maxAgeSeconds: 20 * 60 },
    ],
  ])('%s', (_what, number, specified) => {
    expect(number).toEqual(specified);
  });

  it('letters typed within 700 milliseconds count together (CONST-019)', () => {
    const first = typeAhead(null, 'f', 1000);
    expect([typeAhead(first, 'i', 1699).letters, typeAhead(first, 'i', 1700).letters]).toEqual([
      'fi',
      'i',
    ]);
  });
});

test('a visitor with a role is known, everybody else anonymous (SITE-003)', () => {
  const user = {
    username: 'ada',
    firstName: 'Ada',
    lastName: 'Byron',
    email: '',
    phone: '',
    company: '',
    acceptedGdpr: true,
    roleIds: [4],
  };
  expect([
    visitorOf(null).kind,
    visitorOf({ ...user, roleIds: [] }).kind,
    visitorOf(user).kind,
  ]).toEqual(['anonymous', 'anonymous', 'user']);
  expect([7, 4, 3].map(roleOf)).toEqual(['supplier', 'customer', 'admin']);
});

describe('a discount', () => {
  const reduced = aRoom({ id: 'reduced', rates: { hourly: 5000, category: 'disc_price' } });
  it('names the lowered price and the original (FORM-063)', () => {
    const [room] = offers([reduced], [], { discountCode: 'SPRING', meetingLength: 2 }).rooms;
    expect(room?.price).toMatchObject({ total: { minor: 10_000 }, original: { minor: 12_000 } });
    expect(struckPrice(10_000, 12_000, true)).toBe(12_000);
  });
  it('leaves only what it lowered (FORM-065, C-140)', () => {
    const found = offers([reduced, aRoom({ id: 'usual' })], [], { discountCode: 'SPRING' });
    expect(found.rooms.filter(({ listed }) => listed).map(({ room }) => room.id)).toEqual([
      'reduced',
    ]);
    expect(found.discount).toBe('found');
  });
});

test.each([
  ['both fit', [aRoom()], [aPackage()], false, false],
  ['no room fits, nor any of a package', [aRoom({ max: 6 })], [aPackage()], true, true],
  ['no package fits', [aRoom()], [aPackage({ max: 6 })], false, true],
  ['there are no packages', [aRoom()], [], false, true],
])(
  'where %s the phone can be typed on the tab of rooms and on that of packages, or not (FORM-071)',
  (_where, rooms, packages, onRooms, onPackages) => {
    expect([
      phoneDisabled(offers(rooms, packages), 'room'),
      phoneDisabled(offers(rooms, packages), 'package'),
    ]).toEqual([onRooms, onPackages]);
  },
);

test('the form’s note names the hours, or that the venue is closed (FORM-011, FORM-012)', () => {
  const monday = { day: 1, start: '08:00', end: '18:00', closed: false };
  const venue = {
    businessHours: [monday],
    leadTimes: { maxDays: 0, disabledDays: [], disabledWeekdays: [] },
  };
  expect(openingOf(venue, aQuery(), standardOfferRules)).toEqual({ kind: 'open', hours: monday });
  expect(
    openingOf(
      venue,
      aQuery({ start: '2026-11-24T09:00', end: '2026-11-24T17:00' }),
      standardOfferRules,
    ),
  ).toEqual({ kind: 'closed-day' });
});
