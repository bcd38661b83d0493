import { expect, it } from 'vitest';
import { formatsFor } from '@foyer/i18n';
import { namedCountries } from './named-countries.ts';

const codes = ['ax', 'cn', 'de', 'es', 'fi', 'gb', 'it', 'lv', 'ru', 'se', 'at', 'dk', 'fr', 'zw'];

it('pins ten countries in the given order and sorts the others by name (PHONE-015, PHONE-016, B-058)', () => {
  const list = namedCountries(codes, formatsFor('en').region, 'en');
  expect(list.pinned.map((country) => country.code)).toEqual([
    'fi',
    'gb',
    'dk',
    'fr',
    'it',
    'lv',
    'ru',
    'es',
    'se',
    'cn',
  ]);
  expect(list.others.map((country) => country.name)).toEqual([
    'Åland Islands',
    'Austria',
    'Germany',
    'Zimbabwe',
  ]);
});

it('names and sorts them in the language of the page', () => {
  expect(
    namedCountries(codes, formatsFor('de').region, 'de').others.map((country) => country.name),
  ).toEqual(['Ålandinseln', 'Deutschland', 'Österreich', 'Simbabwe']);
});
