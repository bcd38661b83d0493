import { expect, test } from 'vitest';
import { offersFor } from '../offers/offers-for.ts';
import { standardOfferRules } from '../offers/offer-rules.ts';
import { optionsInUse } from '../query/options-in-use.ts';
import { aPackage, aQuery, aRoom, aVenue } from '../testing/samples.ts';
import { firstSight, listedOffers } from './first-sight.ts';

test.each([
  [{}, 'none'],
  [{ layout: 404 }, 'some'],
  [{ rates: 'packages' }, 'some'],
  [{ discountCode: 'SPRING', layout: 404 }, 'code'],
] as const)('of the further options a query with %o uses: %s (FORM-007)', (query, used) => {
  expect(optionsInUse(aQuery(query))).toBe(used);
});

const hotel = { propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' } };

test('a page opens with its list, open or not, and with the builder only where days are planned one by one (VENUE-017, A-166, AVAIL-033)', () => {
  const closed = aVenue({ businessHours: [] });
  const plain = { hotelSystem: false };
  expect(firstSight(aQuery({ kind: 'package' }), aVenue(), plain)).toEqual({ list: 'package', options: 'none', isOpen: true, plansDays: false });
  expect(firstSight(aQuery({ kind: 'room' }), closed, plain)).toMatchObject({ list: 'room', isOpen: false });
  const days = aQuery({ meetingLength: 'overone' });
  expect([firstSight(days, aVenue(hotel), { hotelSystem: true }), firstSight(days, aVenue(hotel), plain), firstSight(days, aVenue(), { hotelSystem: true })].map(({ plansDays }) => plansDays)).toEqual([true, false, false]);
});

test('of the offers only those are cards that are listed (AVAIL-021)', () => {
  const query = aQuery({ delegates: 10 });
  const offers = offersFor('EUR', [aRoom(), aRoom({ id: 'small', max: 4 }), aRoom({ id: 'other' })], [aPackage()], query, standardOfferRules);
  expect(listedOffers(offers)).toEqual({ room: 2, package: 1 });
});
