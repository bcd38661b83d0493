import { english, type TextKey } from './english.ts';
import { german } from './german.ts';

const byLanguage: Readonly<Record<string, Partial<Record<TextKey, string>>>> = { de: german };

/** In `language`, else in its base language, else in English. */
export function textsIn(language: string): Readonly<Record<TextKey, string>> {
  const [base = language] = language.split('-');
  return { ...english, ...byLanguage[base], ...byLanguage[language] };
}
