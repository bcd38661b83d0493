import { expect, test } from 'vitest';
import { offersFor } from '../offers/offers-for.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { optionsInUse } from '../query/form-view.ts';
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

test(
  'a page opens with its list, open or not, and with the builder only where days are planned one ' +
    'by one (VENUE-017, A-166, AVAIL-033)',
  () => {
    const closed = aVenue({ businessHours: [] });
    const plain = { offerCards: 'select' } as const;
    const said = { notice: null, timeRefused: false, asksToKeep: false };
    expect(
      firstSight(aQuery({ kind: 'package' }), aVenue(), plain, {
        notice: { kind: 'too-late', last: '2026-11-22' },
        timeRefused: true,
        asksToKeep: false,
      }),
    ).toEqual({
      list: 'package',
      options: 'none',
      date: '2026-11-23',
      opening: { kind: 'open', hours: null },
      notice: { kind: 'too-late', last: '2026-11-22' },
      timeRefused: true,
      asksToKeep: false,
      plansDays: false,
    });
    expect(firstSight(aQuery({ kind: 'room' }), closed, plain, said)).toMatchObject({
      list: 'room',
      opening: { kind: 'closed-day' },
    });
    const days = aQuery({ meetingLength: 'overone' });
    expect(
      [
        firstSight(days, aVenue(hotel), { offerCards: 'plan' }, said),
        firstSight(days, aVenue(hotel), plain, said),
        firstSight(days, aVenue(), { offerCards: 'plan' }, said),
      ].map(({ plansDays }) => plansDays),
    ).toEqual([true, false, false]);
  },
);

test.each([
  [
    {},
    [
      { rental: true, packages: 2, folds: true },
      { rental: true, packages: 1, folds: false },
    ],
  ],
  [
    { rates: 'roomRental' },
    [
      { rental: true, packages: 0, folds: false },
      { rental: true, packages: 0, folds: false },
    ],
  ],
  [{ layout: 404 }, [{ rental: true, packages: 2, folds: true }]],
  [{ rates: 'packages', delegates: 9 }, []],
] as const)(
  'of the offers only those are cards that are listed, with the rates that %o leaves them (AVAIL-021, ROOM-023 to ROOM-025)',
  (asked, rates) => {
    const query = aQuery({ delegates: 12, ...asked });
    const rooms = [
      aRoom(),
      aRoom({ id: 'small', max: 4 }),
      aRoom({ id: 'other', title: 'Birch', layouts: [] }),
    ];
    const packages = [
      aPackage({ roomIds: ['r1', 'other'] }),
      aPackage({ id: 'p2' }),
      aPackage({ id: 'p3' }),
    ];
    const offers = offersFor('EUR', rooms, packages, query, standardOfferRules);
    expect(listedOffers(offers, query, { showAllPackages: false })).toEqual({
      room: rates.length,
      package: 3,
      rates,
      discount: 'none',
    });
  },
);
