import { words } from 'foyer:words/all';
import { FormatsContext, formatsFor } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';

/**
 * Loaded before the first story: the sweep changes the language of one that is on screen.
 */
const messages = Object.fromEntries(
  await Promise.all(
    Object.entries(words).map(async ([language, load]) => [language, (await load()).messages]),
  ),
);

export function InLanguage({ language, children }: { language: string; children: ReactNode }) {
  const i18n = useMemo(
    () =>
      setupI18n({
        locale: language,
        // Without words of its own, a language is shown by its dates, digits and direction.
        messages: { [language]: messages[language] ?? messages['en'] ?? {} },
      }),
    [language],
  );
  return (
    <I18nProvider i18n={i18n}>
      <FormatsContext value={formatsFor(language)}>{children}</FormatsContext>
    </I18nProvider>
  );
}
