import type { BaseSession } from '@foyer/session';

/**
 * The languages of this page (HEADER-022, HEADER-023). The query in their addresses changes while
 * the page is open.
 */
export type Languages = {
  offered: readonly string[];
  current: string;
  search: BaseSession['search'];
  inLanguage: BaseSession['links']['inLanguage'];
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
