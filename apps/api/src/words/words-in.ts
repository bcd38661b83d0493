import { languagesWithWords, type WordLanguage } from '@foyer/sites';
import type { ApiWords } from './api-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const byLanguage: Readonly<Record<WordLanguage, ApiWords>> = { en, de };

/**
 * The language in which somebody is written to: the base language of a variant (`de-AT`), or of the
 * first one in an `Accept-Language`, if it has words; otherwise English.
 */
export function wordLanguage(language = ''): WordLanguage {
  const [base] = language
    .trim()
    .toLowerCase()
    .split(/[^a-z]/);
  return languagesWithWords.find((id) => id === base) ?? 'en';
}

export const wordsIn = (language: string): ApiWords => byLanguage[wordLanguage(language)];

/** English mails and pages write days before months and 24-hour times. */
export const formatLocale = (language: string): string => {
  const written = wordLanguage(language);
  return written === 'en' ? 'en-GB' : written;
};
