import { sayIn } from '@foyer/i18n/server';
import { languagesWithWords, type WordLanguage } from '@foyer/sites';
import type { ApiWords } from './api-words.ts';
import { createApiWords } from './create-api-words.ts';

/**
 * The language in which somebody is written to: a variant that has words (`en-us`), else the base
 * language (`de-AT`), of the first one in an `Accept-Language`, if it has words; otherwise English.
 */
export function wordLanguage(language = ''): WordLanguage {
  const [first = ''] = language
    .trim()
    .toLowerCase()
    .split(/[^a-z-]/);
  const [base] = first.split('-');
  return (
    [first, base].flatMap((asked) => languagesWithWords.find((id) => id === asked) ?? [])[0] ?? 'en'
  );
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
  return written === 'en' ? 'en-GB' : written === 'en-us' ? 'en-US' : written;
};
