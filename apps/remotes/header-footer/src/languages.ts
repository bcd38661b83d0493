/**
 * The languages of this page (HEADER-022, HEADER-023). Addresses are computed on demand: the page's
 * query changes while it is open.
 */
export type Languages = {
  offered: readonly string[];
  current: string;
  inLanguage: (language: string) => string;
};

/**
 * A language in its own language, with a capital: `Deutsch`, `Français`. The American variant names
 * its country.
 */
export function languageName(language: string): string {
  const tag = language === 'en-us' ? 'en-US' : language;
  const name =
    new Intl.DisplayNames([tag, 'en'], {
      type: 'language',
      fallback: 'code',
      languageDisplay: 'standard',
    }).of(tag) ?? language;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
