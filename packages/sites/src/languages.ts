/** A language of pages; `ownName` is its name in itself, for the language picker. */
export type Language = { id: string; ownName: string; direction: 'ltr' | 'rtl' };

const ltr = (id: string, ownName: string): Language => ({ id, ownName, direction: 'ltr' });

/**
 * Every language (SITE-020, D-11, D-25), in the order of the picker; a site offers some of them. What is
 * collected, built and mailed follows from this table.
 */
export const languages: readonly Language[] = [
  ltr('en', 'English'),
  ltr('da', 'Dansk'),
  ltr('fi', 'Suomi'),
  ltr('fr', 'Français'),
  ltr('de', 'Deutsch'),
  ltr('it', 'Italiano'),
  ltr('lv', 'Latviešu'),
  ltr('ru', 'Русский'),
  ltr('es', 'Español'),
  ltr('sv', 'Svenska'),
  ltr('zh', '中文'),
  ltr('tr', 'Türkçe'),
  ltr('cs', 'Čeština'),
  ltr('nb', 'Norsk bokmål'),
  ltr('et', 'Eesti'),
  ltr('nl', 'Nederlands'),
  ltr('pl', 'Polski'),
  ltr('en-us', 'English (United States)'),
  ltr('sk', 'Slovenčina'),
  ltr('sl', 'Slovenščina'),
  ltr('hu', 'Magyar'),
  ltr('is', 'Íslenska'),
  { id: 'ar', ownName: 'العربية', direction: 'rtl' },
];

/** The language with an id; `null` for an unknown id, which an address may have. */
export const languageOf = (id: string): Language | null =>
  languages.find((language) => language.id === id) ?? null;
