import { cities } from '../venue/cities.ts';
import type { City } from '../venue/city.ts';

/**
 * Text as it is compared: without capitals and marks, so that `zurich` finds Zürich and `malmo`
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

/**
 * The city of a name in any language, `null` where none of those we know is called so (D-15,
 * PHONE-020).
 */
export function cityNamed(name: string): City | null {
  const wanted = foldText(name);
  return cities.find((city) => namesOf(city).some((known) => foldText(known) === wanted)) ?? null;
}

/** Every name of a city: venues name it in whatever language they like. */
export const namesOfCity = (city: City): readonly string[] => [...new Set(namesOf(city))];

/** Whether a name, or one of its words, begins with what was typed. The name itself counts more. */
export function beginsWith(name: string, typed: string): 'name' | 'word' | null {
  const [folded, wanted] = [foldText(name), foldText(typed)];
  if (wanted === '') return null;
  if (folded.startsWith(wanted)) return 'name';
  return folded.split(/[\s-]+/).some((word) => word.startsWith(wanted)) ? 'word' : null;
}
