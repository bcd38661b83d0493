import { localeOf } from '@foyer/i18n/formats';
import { sayIn, spokenLanguage } from '@foyer/i18n/server';
import type { ApiWords } from './api-words.ts';
import { createApiWords } from './create-api-words.ts';

/**
 * The language in which somebody is written to: that of the first one in an `Accept-Language`, or its
 * base language, if it has words; otherwise English.
 */
export const wordLanguage = (language = ''): string =>
  spokenLanguage(/^\s*([\w-]*)/.exec(language)?.[1] ?? '');

const known = new Map<string, ApiWords>();

export function wordsIn(language: string): ApiWords {
  const written = wordLanguage(language);
  const words = known.get(written) ?? createApiWords(sayIn(written));
  known.set(written, words);
  return words;
}

export const formatLocale = (language: string): string => localeOf(wordLanguage(language));
