import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { placeSearchPath } from '../venue/search-paths.ts';
import { readSearch, type SearchSite, writeSearch } from './search-in-url.ts';
import type { SearchQuery } from './search-query.ts';

const site: SearchSite = {
  headerSearch: { duration: 8, delegates: 10 },
  delegatesCap: null,
  delegatesErrorAbove: null,
  forcedDiscountCode: null,
  discountCode: null,
};
const now = 1_780_000_000;
const [start, end] = [now + 86_400, now + 86_400 + 8 * 3600];
const read = (search: string, over: Partial<SearchSite> = {}) =>
  readSearch(new URLSearchParams(search), { ...site, ...over }, now);

describe('an address of the search', () => {
  it('is the header’s: a place, hours and people (HEADER-008, SITE-046)', () => {
    const path = placeSearchPath(
      '',
      { whiteLabel: false },
      { latitude: 60.17, longitude: 24.94 },
      { duration: 3, delegates: 5 },
    );
    expect(read(path.slice(path.indexOf('?')))).toEqual({
      place: { kind: 'point', latitude: 60.17, longitude: 24.94 },
      span: null,
      hours: 3,
      delegates: 5,
      discountCode: '',
      page: 1,
    });
  });

  it('is the breadcrumb’s: a city and a meeting (VENUE-025)', () => {
    expect(
      read(
        `destination=Helsinki&datetime=${start}&end-datetime=${end}&delegates=12&discount_code=SPRING`,
      ),
    ).toEqual({
      place: { kind: 'city', name: 'Helsinki' },
      span: { start, end },
      hours: 8,
      delegates: 12,
      discountCode: 'SPRING',
      page: 1,
    });
  });

  it('without parameters has the site’s defaults (HEADER-010, SITE-046)', () => {
    expect(read('', { headerSearch: { duration: 3, delegates: 5 } })).toEqual({
      place: { kind: 'anywhere' },
      span: null,
      hours: 3,
      delegates: 5,
      discountCode: '',
      page: 1,
    });
  });

  test.each([
    ['pt=91,24', { kind: 'anywhere' }],
    ['pt=60,181', { kind: 'anywhere' }],
    ['pt=60', { kind: 'anywhere' }],
    ['pt=north,24&destination=Turku', { kind: 'city', name: 'Turku' }],
    ['destination=%20%20', { kind: 'anywhere' }],
    ['pt=-33.9,-18.4', { kind: 'point', latitude: -33.9, longitude: -18.4 }],
    ['area=60,24,61,26&pt=1,1', { kind: 'area', south: 60, west: 24, north: 61, east: 26 }],
    ['area=-20,170,-10,-170', { kind: 'area', south: -20, west: 170, north: -10, east: -170 }],
    ['area=61,24,60,26', { kind: 'anywhere' }],
    ['area=60,24,61', { kind: 'anywhere' }],
    ['area=60,24,91,26', { kind: 'anywhere' }],
  ])('with %s is %o', (search, place) => {
    expect(read(search).place).toEqual(place);
  });

  test.each([
    ['an end before its start', `datetime=${end}&end-datetime=${start}`],
    ['a start alone', `datetime=${start}`],
    ['a start that has passed', `datetime=${now - 1}&end-datetime=${end}`],
    ['a meeting of two months', `datetime=${start}&end-datetime=${start + 60 * 86_400}`],
    ['words', 'datetime=soon&end-datetime=later'],
  ])('with %s has no meeting (A-024)', (_what, search) => {
    expect(read(search).span).toBeNull();
  });

  test.each([
    ['duration=0', { hours: 8 }],
    ['duration=24', { hours: 8 }],
    ['delegates=-3', { delegates: 10 }],
    ['delegates=0', { delegates: 1 }],
    ['page=0', { page: 1 }],
    ['page=3', { page: 3 }],
  ])('with %s gives %o', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });

  it('takes a site’s forced code, and can carry an empty one', () => {
    expect(read('discount_code=OTHER', { forcedDiscountCode: 'INSURED' }).discountCode).toBe(
      'INSURED',
    );
    const own = { discountCode: 'PARTNER' };
    expect(read('', own).discountCode).toBe('PARTNER');
    expect(writeSearch({ ...read('', own), discountCode: '' }, { ...site, ...own })).toBe(
      'duration=8&delegates=10&discount_code=',
    );
  });
});

it('is read back as it was written, whatever was asked', () => {
  const place = fc.oneof(
    fc.record({
      kind: fc.constant('point' as const),
      latitude: fc.integer({ min: -9000, max: 9000 }).map((n) => n / 100),
      longitude: fc.integer({ min: -18_000, max: 18_000 }).map((n) => n / 100),
    }),
    fc.record({
      kind: fc.constant('city' as const),
      name: fc
        .string({ minLength: 1, maxLength: 100 })
        .filter((name) => name.trim() === name && name.isWellFormed()),
    }),
    fc.record({
      kind: fc.constant('area' as const),
      south: fc.integer({ min: -9000, max: 0 }).map((n) => n / 100),
      west: fc.integer({ min: -18_000, max: 18_000 }).map((n) => n / 100),
      north: fc.integer({ min: 1, max: 9000 }).map((n) => n / 100),
      east: fc.integer({ min: -18_000, max: 18_000 }).map((n) => n / 100),
    }),
    fc.constant({ kind: 'anywhere' as const }),
  );
  const span = fc.option(
    fc.integer({ min: 1, max: 30 * 86_400 }).map((lasts) => ({ start, end: start + lasts })),
    { nil: null },
  );
  const query: fc.Arbitrary<SearchQuery> = fc.record({
    place,
    span,
    hours: fc.integer({ min: 1, max: 23 }),
    delegates: fc.integer({ min: 1, max: 100_000 }),
    discountCode: fc.constantFrom('', 'SPRING', 'a&b=c'),
    page: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(query, (asked) => {
      // With a span its hours are used.
      expect(read(writeSearch(asked, site))).toEqual({
        ...asked,
        hours: asked.span ? 8 : asked.hours,
      });
    }),
    propertyRuns(),
  );
});
