/** A language that pages can be in, named in itself for the language picker. */
export type Language = { id: string; ownName: string; direction: 'ltr' | 'rtl' };

const ltr = (id: string, ownName: string): Language => ({ id, ownName, direction: 'ltr' });

/**
 * Every language the product knows (SITE-020, D-11), in the order of the picker; a site offers some
 * of them.
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
  ltr('en-us', 'English (US)'),
  ltr('sk', 'Slovenčina'),
  ltr('sl', 'Slovenščina'),
  ltr('hu', 'Magyar'),
  ltr('is', 'Íslenska'),
];

/**
 * The languages that have words; a site offers of its languages only these. `lingui.config.ts`
 * names the same.
 */
export const languagesWithWords: readonly string[] = ['en', 'de'];

/** Languages that read another's words: what differs are numbers, dates and measures (SITE-014). */
const wordsOfAnother: Readonly<Record<string, string>> = { 'en-us': 'en' };

/** Whether pages can be in a language. */
export const hasWords = (id: string): boolean =>
  languagesWithWords.includes(wordsOfAnother[id] ?? id);

/** The language of an id, or `null`: an id that comes from an address may name none. */
export const languageOf = (id: string): Language | null =>
  languages.find((language) => language.id === id) ?? null;

/**
 * Has words for validation messages alone: neither a prefix of a path nor in a picker (SITE-022,
 *
 */
const arabic: Language = { id: 'ar', ownName: 'العربية', direction: 'rtl' };

/**
 * The language of a page's validation messages: Arabic where the document around it is, else the
 * page's own (SITE-022, A-031).
 */
export const validationLanguage = (
  documentLanguage: string,
  page: string,
): Pick<Language, 'id' | 'direction'> =>
  /^ar(-|$)/i.test(documentLanguage) ? arabic : (languageOf(page) ?? ltr(page, page));
