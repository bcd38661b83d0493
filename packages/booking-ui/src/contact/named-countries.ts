import { type CountryList, countryList } from '@foyer/domain';

/** Countries with names in the page's language, in the order of the list. */
export function namedCountries(codes: readonly string[], language: string): CountryList {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  const named = codes.map((code) => ({
    code,
    name: names.of(code.toUpperCase()) ?? code.toUpperCase(),
  }));
  return countryList(named, new Intl.Collator([language, 'en']).compare);
}
