import { describe, expect, it, test } from 'vitest';
import { offersFor } from '../offers/offers-for.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { aPackage, aQuery, aRoom, aVenue } from '../testing/samples.ts';
import { filterChoices } from './filter-choices.ts';
import { foundAmong, passes } from './from-price.ts';
import { orderedVenues } from './ordered-venues.ts';
import { noFilters, type SearchFilters, type SearchSort } from './refinement.ts';
import { searchedOffers } from './searched-offers.ts';
import { withoutEach } from './ways-on.ts';

type Given = {
  rooms: readonly Parameters<typeof aRoom>[0][];
  packages?: readonly Parameters<typeof aPackage>[0][];
  km?: number | null;
  currency?: string;
};

/** A venue as the search evaluates it, for 12 people on Monday from 09:00 to 17:00. */
function venue(id: string, { rooms, packages = [], km = null, currency = 'EUR' }: Given) {
  const all = rooms.map((room) => aRoom(room));
  return {
    id,
    title: id,
    km,
    equipment: all.flatMap(({ equipment }) => equipment),
    searched: searchedOffers(
      offersFor(
        { currency, premiumFee: 0 },
        all,
        packages.map((entry) => aPackage(entry)),
        aQuery(),
        standardOfferRules,
      ),
      aVenue({ currency }),
      aQuery(),
      standardOfferRules,
      '2026-11-20T10:20',
    ),
  };
}
const hourly = (euros: number) => ({ rates: { hourly: euros * 100 } });
const on = (over: Partial<SearchFilters>): SearchFilters => ({ ...noFilters, ...over });
const euros = (amount: number) => ({ maxPrice: { amount, currency: 'EUR' } });

describe('a filter leaves', () => {
  const house = venue('a', {
    km: 4.2,
    rooms: [
      { ...hourly(50), equipment: ['Screen'], instantBookable: false },
      { id: 'r2', ...hourly(90), max: 40, equipment: ['SCREEN ', 'Flip chart'] },
    ],
  });
  it.each([
    ['where a room fits', { fits: true }, true],
    ['up to the very price', euros(400), true],
    ['not above it', euros(399), false],
    ['no price in another currency', { maxPrice: { amount: 9999, currency: 'SEK' } }, false],
    ['a layout that seats the group', { layout: 404 }, true],
    ['not one that seats fewer', { layout: 405 }, false],
    ['equipment, however it is written', { equipment: ['screen'] }, true],
    ['all the equipment in one room', { equipment: ['Screen', 'Flip chart'] }, true],
    ['not what no room has', { equipment: ['Piano'] }, false],
    ['what is booked at once', { instant: true }, true],
    ['not at once at the price of another room', { instant: true, ...euros(400) }, false],
    ['within the distance', { withinKm: 5 }, true],
    ['not farther', { withinKm: 4 }, false],
  ] as const)('%s', (_what, filters, left) => {
    expect(passes(house, on(filters))).toBe(left);
  });

  test('price, rooms and size that are found are those of what is left', () => {
    expect(foundAmong(house.searched, noFilters)).toEqual({
      open: true,
      fitting: 2,
      from: { minor: 40_000, currency: 'EUR' },
      smallest: 20,
    });
    expect(foundAmong(house.searched, on({ instant: true }))).toEqual({
      open: true,
      fitting: 1,
      from: { minor: 72_000, currency: 'EUR' },
      smallest: 40,
    });
  });

  test('a package by the rooms in which it can be held', () => {
    const packed = venue('b', {
      rooms: [{ webBookable: false, equipment: ['Screen'] }],
      packages: [{}],
    });
    expect(foundAmong(packed.searched, on({ equipment: ['Screen'] })).fitting).toBe(1);
    expect(passes(packed, on({ equipment: ['Piano'] }))).toBe(false);
  });

  test('without distances everywhere, and without filters what has nothing', () => {
    expect(passes({ ...house, km: null }, on({ withinKm: 1 }))).toBe(true);
    const full = venue('c', { rooms: [{ available: false }] });
    expect([passes(full, noFilters), passes(full, on({ fits: true }))]).toEqual([true, false]);
  });
});

describe('the order', () => {
  const venues = [
    venue('dear', { km: 1, rooms: [{ ...hourly(90), max: 15 }] }),
    venue('cheap', { km: 3, rooms: [{ ...hourly(20), max: 90 }] }),
    venue('asked', { km: 2, rooms: [{ rates: { hourly: null }, max: 30 }] }),
    venue('krona', { km: 4, rooms: [{ ...hourly(1), max: 50 }], currency: 'SEK' }),
    venue('full', { km: 2, rooms: [{ available: false }] }),
  ].map((entry) => ({ ...entry, found: foundAmong(entry.searched, noFilters) }));

  it.each([
    ['near', ['dear', 'asked', 'full', 'cheap', 'krona']],
    ['price', ['cheap', 'dear', 'krona', 'asked', 'full']],
    ['size', ['dear', 'asked', 'krona', 'cheap', 'full']],
    ['name', ['asked', 'cheap', 'dear', 'full', 'krona']],
  ] as const)('by %s is the same from whatever order', (sort: SearchSort, ids) => {
    for (const given of [venues, venues.toReversed()])
      expect(orderedVenues(given, sort, 'en').map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['sv', ['Çam', 'Cem', 'Zeta', 'Åre', 'Ängs']],
    ['tr', ['Ängs', 'Åre', 'Cem', 'Çam', 'Zeta']],
    ['de', ['Ängs', 'Åre', 'Çam', 'Cem', 'Zeta']],
    // A language that nothing is known of has the order of English on every machine.
    ['xx', ['Ängs', 'Åre', 'Çam', 'Cem', 'Zeta']],
  ])('by name in %s is that of its alphabet', (language, titles) => {
    const full = { rooms: [{ available: false }] };
    const named = titles.map((title) => {
      const entry = venue(title, full);
      return { ...entry, found: foundAmong(entry.searched, noFilters) };
    });
    expect(orderedVenues(named.toReversed(), 'name', language).map(({ id }) => id)).toEqual(titles);
  });
});

describe('the choices', () => {
  const venues = [
    venue('a', { km: 1, rooms: [{ ...hourly(20), equipment: ['Screen'] }] }),
    venue('b', { km: 8, rooms: [{ ...hourly(40), equipment: ['screen', 'Piano'] }] }),
    venue('c', { km: 20, rooms: [{ ...hourly(80), instantBookable: false }] }),
    venue('d', { rooms: [{ ...hourly(80) }], currency: 'SEK' }),
    venue('e', { rooms: [{ available: false, equipment: ['Screen'] }] }),
  ];
  test('say how many venues each would leave', () => {
    expect(filterChoices(venues, noFilters)).toEqual({
      fits: 4,
      instant: 3,
      layouts: [{ layout: 404, venues: 4 }],
      equipment: [
        { name: 'Screen', venues: 2 },
        { name: 'Piano', venues: 1 },
      ],
      prices: [
        { amount: 160, currency: 'EUR', venues: 1 },
        { amount: 320, currency: 'EUR', venues: 2 },
        { amount: 640, currency: 'EUR', venues: 3 },
      ],
      distances: [
        { km: 2, venues: 3 },
        { km: 5, venues: 3 },
        { km: 10, venues: 4 },
        { km: 25, venues: 5 },
      ],
      otherCurrencies: true,
    });
  });
  test('keep what is chosen, also where it leaves nothing', () => {
    const chosen = filterChoices(venues, on({ layout: 405, equipment: ['Harp'], ...euros(35) }));
    expect(chosen.layouts).toContainEqual({ layout: 405, venues: 0 });
    expect(chosen.equipment).toContainEqual({ name: 'Harp', venues: 0 });
    expect(chosen.prices).toContainEqual({ amount: 35, currency: 'EUR', venues: 0 });
  });
});

test('where nothing is left, each filter says what it costs, the dearest first', () => {
  const venues = [
    venue('a', { rooms: [hourly(50)] }),
    venue('b', { rooms: [{ ...hourly(60) }] }),
    venue('c', { rooms: [{ ...hourly(20), layouts: [] }] }),
  ];
  expect(withoutEach(venues, on({ layout: 404, ...euros(200) }))).toEqual([
    { filter: 'maxPrice 200 EUR', venues: 2 },
    { filter: 'layout 404', venues: 1 },
    { filter: null, venues: 3 },
  ]);
  expect(withoutEach(venues, on({ equipment: ['Piano'] }))).toEqual([
    { filter: 'equipment Piano', venues: 3 },
  ]);
});
