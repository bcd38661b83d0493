import { textInLanguage } from '@foyer/domain';

/** In one language for all readers, or in several. */
export type Name = string | Readonly<Record<string, string>>;

/** A name as its reader's language has it, else as the venue's own, else as any. */
export const nameIn = (name: Name, language: string, defaultLanguage: string): string =>
  typeof name === 'string'
    ? name
    : textInLanguage(name, language, defaultLanguage).text || (Object.values(name)[0] ?? '');
