import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { layoutCodes } from '../query/seating-layouts.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import {
  activeFilters,
  filterKey,
  noFilters,
  readRefinement,
  type Refinement,
  searchSorts,
  withoutFilter,
  writeRefinement,
} from './refinement.ts';

const read = (search: string) => readRefinement(new URLSearchParams(search));
const written = (refinement: Refinement) =>
  new URLSearchParams(writeRefinement(refinement).map(([name, value]) => [name, value]));

test('an address without filters is the nearest of all venues', () => {
  expect(read('pt=60,24&delegates=4')).toEqual({ filters: noFilters, sort: 'near' });
  expect(String(written(read('')))).toBe('');
});

test('a form writes its empty fields too, and they count as absent', () => {
  expect(read('max-price=&layout=&within=&sort=near')).toEqual({
    filters: noFilters,
    sort: 'near',
  });
});

test.each([
  ['fits=1', { fits: true }],
  ['instant=1', { instant: true }],
  ['max-price=300EUR', { maxPrice: { amount: 300, currency: 'EUR' } }],
  ['layout=404', { layout: 404 }],
  ['equipment=Screen&equipment=Screen&equipment=+', { equipment: ['Screen'] }],
  ['within=10', { withinKm: 10 }],
])('%s filters', (search, filters) => {
  expect(read(search).filters).toEqual({ ...noFilters, ...filters });
});

test.each(['fits=yes', 'max-price=300', 'max-price=-1EUR', 'layout=1', 'within=far', 'sort=best'])(
  '%s counts as absent (A-024)',
  (search) => {
    expect(read(search)).toEqual({ filters: noFilters, sort: 'near' });
  },
);

const refinements: fc.Arbitrary<Refinement> = fc.record({
  filters: fc.record({
    fits: fc.boolean(),
    maxPrice: fc.option(
      fc.record({ amount: fc.nat(999_999_999), currency: fc.constantFrom('EUR', 'ISK') }),
    ),
    layout: fc.option(fc.constantFrom(...Object.values(layoutCodes))),
    equipment: fc.uniqueArray(fc.constantFrom('Screen', 'Flip chart', 'a&b=c', 'Höranlage'), {
      maxLength: 4,
    }),
    instant: fc.boolean(),
    withinKm: fc.option(fc.integer({ min: 1, max: 500 })),
  }),
  sort: fc.constantFrom(...searchSorts),
});

it('is read back as it was written', () => {
  fc.assert(
    fc.property(refinements, (refinement) => {
      expect(readRefinement(written(refinement))).toEqual(refinement);
    }),
    propertyRuns(),
  );
});

it('has no filter left when each that is on was taken off, each under a name of its own', () => {
  fc.assert(
    fc.property(refinements, ({ filters }) => {
      const active = activeFilters(filters);
      expect(active.reduce(withoutFilter, filters)).toEqual(noFilters);
      expect(new Set(active.map(filterKey)).size).toBe(active.length);
    }),
    propertyRuns(),
  );
});
