import { textInLanguage } from '@foyer/domain';

/** One name for all languages, or one per language. */
export type Name = string | Readonly<Record<string, string>>;

/** The name in the reader's language, else in the venue's own, else in any. */
export const nameIn = (name: Name, language: string, defaultLanguage: string): string =>
  typeof name === 'string'
    ? name
    : textInLanguage(name, language, defaultLanguage).text || (Object.values(name)[0] ?? '');
