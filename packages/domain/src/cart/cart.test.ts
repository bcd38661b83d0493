import { describe, expect, it, test } from 'vitest';
import { standardBookingFlow } from './booking-call.ts';
import { checkoutPhotos, secondsLeft } from './cart.ts';
import { cookies, endCookie, lengthIndex, startCookie, stayCookies } from './cookies.ts';
import { bookUniversalPath, thankYouPath, venuePath } from './navigation.ts';
import { sentServiceFee, wholeServiceFee } from '../checkout/cart-options.ts';

describe('the hold', () => {
  const until = Date.parse('2026-11-20T12:20:00Z') / 1000;
  const noon = until - 1200;
  it.each([
    [noon, 0, 1200],
    [noon, 1199, 1],
    [noon, 1199.4, 1],
    [noon, 1200, 0],
    [noon, 5000, 0],
    [noon + 1199, 0, 1],
    // An earlier clock of the server never makes the hold longer (B-051).
    [noon - 60, 0, 1200],
  ])('answered at %i, %d seconds ago, lasts %i more (C-158)', (serverNow, elapsed, left) => {
    expect(secondsLeft(until, serverNow, elapsed)).toBe(left);
  });
});

test('addresses carry a prefix in every language but English (CART-011, CART-014, C-121, C-122)', () => {
  expect(
    ['fi', 'en', ''].map((prefix) => bookUniversalPath(prefix, '123', standardBookingFlow)),
  ).toEqual(['/fi/book-universal/123', '/book-universal/123', '/book-universal/123']);
  expect(venuePath('en-us', 'grand-harbour-hotel')).toBe('/en-us/grand-harbour-hotel');
  expect(thankYouPath('de', 'a b')).toBe('/de/thank-you-anon/a%20b');
});

test('preferences last 100 days, the cart as long as its hold (CART-024, CART-025, CART-026, C-157, B-052)', () => {
  expect(cookies.delegates).toEqual({ name: '_pref_qty', maxAgeSeconds: 8_640_000 });
  expect(cookies.cart).toEqual({ name: 'checkout_items', maxAgeSeconds: 1200 });
  expect([startCookie('de').name, endCookie('de').name]).toEqual(['_pref_dt_de', '_pref_edt_de']);
  expect([
    cookies.meetingLength.name,
    cookies.lengthIndex.name,
    cookies.tab.name,
    cookies.discountCode.name,
  ]).toEqual(['_pref_mt', '_pref_index', 'room_booking_type', 'discount_code']);
});

test(
  'whether the choice is booked at once is kept for the session, apart from the flags of other ' +
    'screens (PRICE-012, CART-024, B-041)',
  () => {
    expect(cookies.instantBooking).toEqual({ name: 'instant_booking', maxAgeSeconds: null });
  },
);

test('the place of a length among the choices is kept, not that of one that only followed (CART-025, A-097)', () => {
  expect([
    lengthIndex(4, [2, 3, 4, 'overnight']),
    lengthIndex('overnight', [2, 3, 4, 'overnight']),
    lengthIndex(2.75, [2, 3, 4]),
  ]).toEqual([2, 3, null]);
});

test('main booking sites keep days and place of the meeting for the session, others do not (CART-027, A-096)', () => {
  const meeting = { start: '2026-11-23T09:00', end: '2026-11-24T17:00' };
  const place = { latitude: 60.1658, longitude: 24.9526 };
  const kept = stayCookies({ mainBookingHost: true }, meeting, place);
  expect(kept.map(({ cookie, value }) => [cookie.name, value])).toEqual([
    ['check_in_date', '2026-11-23'],
    ['check_out_date', '2026-11-24'],
    ['latitude', '60.1658'],
    ['longitude', '24.9526'],
  ]);
  expect(kept.every(({ cookie }) => cookie.maxAgeSeconds === null)).toBe(true);
  expect(stayCookies({ mainBookingHost: false }, meeting, place)).toEqual([]);
});

test.each([
  [4950, 'EUR', 50],
  [4949, 'EUR', 49],
  [4950, 'ISK', 4950],
])(
  'a service fee of %i in minor units of %s reads %i (PRICE-022, C-046, B-077)',
  (minor, currency, shown) => {
    expect(wholeServiceFee({ minor, currency })).toBe(shown);
  },
);

test.each([
  ['fee', true, 'enquiry', 'fee'],
  ['fee', true, 'booking', null],
  ['fee', false, 'enquiry', null],
  [null, true, 'enquiry', null],
] as const)(
  'the fee %s, ticked %s, in a %s is sent as %s (FORM-067, C-047)',
  (id, ticked, mode, sent) => {
    expect(sentServiceFee(id && { id }, { ticked, mode })).toBe(sent);
  },
);

test.each([
  [8, [0, 1, 2, 3, 4, 5]],
  [3, [0, 1, 2]],
])('of %i photos, those at %o go to the checkout (CART-029, C-154, B-042)', (count, indexes) => {
  expect(checkoutPhotos(Array.from({ length: count }, (_, index) => index))).toEqual(indexes);
});
