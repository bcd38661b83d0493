import { sayIn } from '@foyer/i18n/server';
import { languagesWithWords, type WordLanguage } from '@foyer/sites';
import type { ApiWords } from './api-words.ts';
import { createApiWords } from './create-api-words.ts';

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

const known = new Map<WordLanguage, ApiWords>();

export function wordsIn(language: string): ApiWords {
  const written = wordLanguage(language);
  const words = known.get(written) ?? createApiWords(sayIn(written));
  known.set(written, words);
  return words;
}

/** English mails and pages write days before months and 24-hour times. */
export const formatLocale = (language: string): string => {
  const written = wordLanguage(language);
  return written === 'en' ? 'en-GB' : written;
};
