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
