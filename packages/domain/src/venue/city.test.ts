import { expect, it, test } from 'vitest';
import { cities } from './cities.ts';
import { cityName } from './city.ts';

const named = (en: string) => cities.filter(({ names }) => names.en === en);

test.each([
  ['Copenhagen', 'nb', 'København'],
  ['Copenhagen', 'no', 'København'],
  ['Copenhagen', 'da', 'København'],
  ['Copenhagen', 'fi', 'Kööpenhamina'],
  ['Copenhagen', 'de', 'Kopenhagen'],
  ['Copenhagen', 'sv', 'Köpenhamn'],
  ['Copenhagen', 'fr', 'Copenhagen'],
  ['Helsinki', 'de', 'Helsinki'],
  ['Oslo', 'no', 'Oslo'],
  ['Malmö', 'nb', 'Malmö'],
])('%s in %s is %s (PHONE-020, B-018)', (en, language, name) => {
  expect(named(en).map((city) => cityName(city, language))).toEqual([name]);
});

it('lets districts share their city’s code (PHONE-020)', () => {
  const stockholm = cities.filter(({ id }) => id === 'STO').map(({ names }) => names.en);
  expect(stockholm.length).toBeGreaterThan(1);
  expect(stockholm).toContain('Stockholm');
});

it('covers eight countries, and the United Kingdom as a whole without a place (PHONE-021)', () => {
  for (const en of [
    'Stockholm',
    'Helsinki',
    'Copenhagen',
    'Oslo',
    'Berlin',
    'Warsaw',
    'Reykjavík',
    'London',
  ])
    expect(named(en), en).toHaveLength(1);
  expect(named('UK')).toMatchObject([{ place: null }]);
});

it('names every city in English, and places it on the map where it is one', () => {
  for (const { names, place } of cities) {
    expect(names.en).not.toBe('');
    if (place) expect(Math.abs(place.latitude) < 90 && Math.abs(place.longitude) < 180).toBe(true);
  }
});
