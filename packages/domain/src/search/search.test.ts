import { describe, expect, it, test } from 'vitest';
import { cities } from '../venue/cities.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { offersFor } from '../offers/offers-for.ts';
import { aPackage, aQuery, aRoom, aVenue } from '../testing/samples.ts';
import { foundAmong } from './from-price.ts';
import { beginsWith, cityNamed, namesOfCity } from './places.ts';
import { noFilters } from './refinement.ts';
import { searchedMeeting, searchedSpan } from './search-query.ts';
import { searchedOffers } from './searched-offers.ts';

test.each([
  ['Malmö', 'malmo', 'name'],
  ['Den Haag', 'haag', 'word'],
  ['København', 'kobenhavn', 'name'],
  ['Grand Harbour Hotel', 'har', 'word'],
  ['Grand Harbour Hotel', 'arb', null],
  ['Helsinki', ' ', null],
  ['Zürich', 'zurich', 'name'],
  ['Łódź', 'lodz', 'name'],
  ['Großenhain', 'grossen', 'name'],
  ['İzmir', 'izmir', 'name'],
  ['Iğdır', 'ığdır', 'name'],
  ['Þórshöfn', 'thorshofn', 'name'],
  ['Орёл', 'орел', 'name'],
  ['哥本哈根', '本哈', 'word'],
])('%s, typed as "%s": %s (HEADER-014)', (name, typed, how) => {
  expect(beginsWith(name, typed)).toBe(how);
});

test.each([
  ['Tukholma', 'Stockholm'],
  ['göteborg', 'Gothenburg'],
  ['KOPENHAGEN', 'Copenhagen'],
])('%s is %s (D-15, PHONE-020)', (name, english) => {
  expect(cityNamed(name)?.names.en).toBe(english);
});

it('knows no city that is not in the list, and all names of one that is', () => {
  expect(cityNamed('Atlantis')).toBeNull();
  const gothenburg = cities.find(({ names }) => names.en === 'Gothenburg');
  expect(gothenburg && namesOfCity(gothenburg)).toEqual(['Gothenburg', 'Göteborg']);
});

describe('the meeting of a search', () => {
  const now = '2026-11-20T10:00';
  it('is next Monday at the site’s start, for its hours, without a date (SITE-044, D-15)', () => {
    expect(searchedSpan({ span: null, hours: 3 }, '08:00', 'Europe/Helsinki', now)).toEqual({
      start: '2026-11-23T08:00',
      end: '2026-11-23T11:00',
    });
  });
  it('is the span on the venue’s clock, with one (D-1)', () => {
    const span = { start: 1_795_424_400, end: 1_795_453_200 };
    expect(searchedSpan({ span, hours: 8 }, '09:00', 'Europe/Helsinki', now)).toEqual({
      start: '2026-11-23T11:00',
      end: '2026-11-23T19:00',
    });
    expect(searchedMeeting({ span, hours: 3 }, '09:00', 'Europe/London', now)).toEqual({
      date: '2026-11-23',
      time: '09:00',
      hours: 8,
    });
  });
});

describe('what a search shows of a venue (D-15)', () => {
  const query = aQuery();
  const found = (
    rooms: readonly Parameters<typeof aRoom>[0][],
    packages: readonly Parameters<typeof aPackage>[0][] = [],
    venue = aVenue(),
  ) => {
    const searched = searchedOffers(
      offersFor(
        venue,
        rooms.map((room) => aRoom(room)),
        packages.map((entry) => aPackage(entry)),
        query,
        standardOfferRules,
      ),
      venue,
      query,
      standardOfferRules,
      '2026-11-20T10:20',
    );
    const { open, fitting, from } = foundAmong(searched, noFilters);
    return { open, fitting, from };
  };
  const day = (minor: number) => ({ minor, currency: 'EUR' });

  it('counts the rooms that fit and names the lowest total of them', () => {
    expect(
      found([
        {},
        { id: 'r2', rates: { hourly: 5000 } },
        { id: 'r3', max: 11, rates: { hourly: 100 } },
        { id: 'r4', available: false, rates: { hourly: 100 } },
      ]),
    ).toEqual({ open: true, fitting: 2, from: day(40_000) });
  });
  it('leaves out rooms that are let with a package only, and names the package where that is cheaper', () => {
    expect(
      found(
        [
          { webBookable: false, rates: { hourly: 100 } },
          { id: 'r2', rates: { hourly: 9000 } },
        ],
        [{ price: { unit: 1000, originalUnit: 1000, category: 'base_price', vatPercent: 24 } }],
      ),
    ).toEqual({ open: true, fitting: 1, from: day(12_000) });
  });
  it('leaves out packages for meetings of another length', () => {
    expect(
      found(
        [{}],
        [
          {
            length: 4,
            price: { unit: 10, originalUnit: 10, category: 'base_price', vatPercent: 24 },
          },
        ],
      ).from,
    ).toEqual(day(48_000));
  });
  it('names no price where only an enquiry would', () => {
    expect(found([{ rates: { hourly: null } }])).toEqual({ open: true, fitting: 1, from: null });
  });
  it('is nothing where the venue is closed then', () => {
    expect(
      found(
        [{}],
        [],
        aVenue({ businessHours: [{ day: 1, start: '10:00', end: '18:00', closed: false }] }),
      ),
    ).toEqual({ open: false, fitting: 0, from: null });
  });
  it.each([
    ['a date taken out', { disabledDays: ['2026-11-23'] }],
    ['a weekday taken out', { disabledWeekdays: [1] }],
    ['a date that is too far ahead (FORM-058)', { maxDays: 2 }],
  ])('is nothing on %s, as on the venue’s own page', (_what, limits) => {
    const leadTimes = { maxDays: 0, disabledDays: [], disabledWeekdays: [], ...limits };
    expect(found([{}], [], aVenue({ leadTimes }))).toEqual({ open: false, fitting: 0, from: null });
  });
});
