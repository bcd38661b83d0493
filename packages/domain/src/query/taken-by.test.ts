import { describe, expect, it, test } from 'vitest';
import type { MeetingLength, OfferKind } from './booking-query.ts';
import type { OfferCards } from './site-settings.ts';
import { endsOnItsDay, stepMinutesOf, takenBy, type TakenBy } from './taken-by.ts';

const office = { office: { centreId: 'HEL' } };
const hotel = { propertySystem: { server: 'north' } };

test.each([
  ['office', office, 'office'],
  ['property', office, 'office'],
  ['cart', office, 'us'],
  ['legacy', office, 'us'],
  ['office', {}, 'us'],
  ['cart', hotel, 'property'],
  ['office', { ...hotel, ...office }, 'property'],
  ['property', hotel, 'property'],
] as const)(
  'the bookings of a site with the %s flow at %o are taken by: %s (CART-006, CART-015)',
  (checkout, venue, by) => {
    expect(takenBy({ checkout }, venue)).toBe(by);
  },
);

describe('a meeting ends on its day', () => {
  it.each<[TakenBy, OfferCards, OfferKind, MeetingLength, boolean]>([
    ['us', 'select', 'room', 8, false],
    ['us', 'book', 'package', 'twodays', false],
    ['us', 'plan', 'room', 'overone', false],
    ['us', 'plan', 'package', 'oneday', true],
    ['us', 'plan', 'package', 'overone', false],
    ['property', 'select', 'room', 'twodays', false],
    ['property', 'select', 'package', 'twodays', true],
    ['property', 'book', 'package', 8, true],
    ['property', 'plan', 'package', 'oneday', true],
    ['property', 'plan', 'package', 'overone', false],
    ['office', 'select', 'room', 8, true],
    ['office', 'plan', 'package', 'overone', true],
  ])(
    'taken by %s, cards that %s: a %s for %s, %s (API-041, AVAIL-030, FORM-032)',
    (by, offerCards, kind, meetingLength, ends) => {
      expect(endsOnItsDay({ kind, meetingLength }, { takenBy: by, offerCards })).toBe(ends);
    },
  );
});

test.each<[TakenBy, OfferCards, OfferKind, number]>([
  ['property', 'select', 'package', 30],
  ['property', 'book', 'package', 30],
  ['property', 'plan', 'package', 15],
  ['property', 'book', 'room', 15],
  ['us', 'book', 'package', 15],
  ['office', 'select', 'package', 15],
])(
  'taken by %s, cards that %s: times of a %s are %i minutes apart (B-028)',
  (by, cards, kind, step) => {
    expect(stepMinutesOf(kind, { takenBy: by, offerCards: cards })).toBe(step);
  },
);
