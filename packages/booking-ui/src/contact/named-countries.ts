import { type CountryList, countryList } from '@foyer/domain';
import type { Formats } from '@foyer/i18n';

/**
 * What countries are called in English and in their own language, for a visitor who looks for one
 * by another name than the page's.
 */
export function otherNames(code: string): readonly string[] {
  const region = code.toUpperCase();
  const own = new Intl.Locale(`und-${region}`).maximize().language;
  return ['en', own].map(
    (language) => new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(region) ?? '',
  );
}

/** Countries with names in the page's language, in the order of the list. */
export function namedCountries(
  codes: readonly string[],
  region: Formats['region'],
  language: string,
): CountryList {
  const named = codes.map((code) => ({ code, name: region(code) }));
  return countryList(named, new Intl.Collator([language, 'en']).compare);
}
