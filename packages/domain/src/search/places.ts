import { cities } from '../venue/cities.ts';
import type { City } from '../venue/city.ts';

/**
 * Text for comparison: lower case without diacritics, so that `zurich` finds Zürich and `malmo`
 * Malmö.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .trim();

const namesOf = ({ names }: City): string[] =>
  Object.values(names).filter((name) => name !== undefined);

/** The city with a name in any language; `null` for an unknown name (D-15, PHONE-020). */
export function cityNamed(name: string): City | null {
  const wanted = foldText(name);
  return cities.find((city) => namesOf(city).some((known) => foldText(known) === wanted)) ?? null;
}

/** A city's names in all languages, because venues may use any of them. */
export const namesOfCity = (city: City): readonly string[] => [...new Set(namesOf(city))];

/**
 * Whether a name, or one of its words, begins with the typed text. A match of the name ranks
 * higher.
 */
export function beginsWith(name: string, typed: string): 'name' | 'word' | null {
  const [folded, wanted] = [foldText(name), foldText(typed)];
  if (wanted === '') return null;
  if (folded.startsWith(wanted)) return 'name';
  return folded.split(/[\s-]+/).some((word) => word.startsWith(wanted)) ? 'word' : null;
}
