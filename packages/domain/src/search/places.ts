import { foldText } from '../fold-text.ts';
import { cities } from '../venue/cities.ts';
import type { City } from '../venue/city.ts';

const namesOf = ({ names }: City): string[] =>
  Object.values(names).filter((name) => name !== undefined);

/** The city with a name in any language; `null` for an unknown name (D-15, PHONE-020). */
export function cityNamed(name: string): City | null {
  const wanted = foldText(name);
  return cities.find((city) => namesOf(city).some((known) => foldText(known) === wanted)) ?? null;
}

/** A city's names in all languages, because venues may use any of them. */
export const namesOfCity = (city: City): readonly string[] => [...new Set(namesOf(city))];

/** Scripts that put no spaces between words: there a word can begin anywhere. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Whether a name, or one of its words, begins with the typed text. A match of the name ranks
 * higher.
 */
export function beginsWith(name: string, typed: string): 'name' | 'word' | null {
  const [folded, wanted] = [foldText(name), foldText(typed)];
  if (wanted === '') return null;
  if (folded.startsWith(wanted)) return 'name';
  const isWord = withoutSpaces.test(wanted)
    ? folded.includes(wanted)
    : folded.split(/[\s-]+/).some((word) => word.startsWith(wanted));
  return isWord ? 'word' : null;
}
