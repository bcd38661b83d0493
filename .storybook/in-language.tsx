import { words } from 'foyer:words/all';
import { FormatsContext, formatsFor, prepareLanguage } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { marked, type Messages, reword, widened } from './fit/reword.ts';

/**
 * Loaded before the first story: the sweep changes the language of one that is on screen.
 */
const messages: Readonly<Record<string, Messages>> = Object.fromEntries(
  await Promise.all(
    Object.entries(words).map(async ([language, load]) => [language, (await load()).messages]),
  ),
);

await Promise.all(Object.keys(words).map(prepareLanguage));

const changes = { widened, marked };
type InLanguageProps = { language: string; words?: keyof typeof changes; children: ReactNode };

/** A story in a language; in other words than its own, they are English ones, changed. */
export function InLanguage({ language, words: changed, children }: InLanguageProps) {
  const i18n = useMemo(() => {
    const spoken = changed
      ? reword(messages['en'] ?? {}, changes[changed])
      : (messages[language] ?? {});
    return setupI18n({ locale: language, messages: { [language]: spoken } });
  }, [language, changed]);
  return (
    <I18nProvider i18n={i18n}>
      <FormatsContext value={formatsFor(language)}>{children}</FormatsContext>
    </I18nProvider>
  );
}
