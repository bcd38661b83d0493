import { cataloguedLanguages } from './read-catalogue.ts';

/** The language with words that a text such as `de-AT` names; English where there is none. */
export function spokenLanguage(asked: string): string {
  const language = asked.toLowerCase();
  return (
    [language, language.split('-')[0] ?? ''].find((id) => cataloguedLanguages.includes(id)) ?? 'en'
  );
}
