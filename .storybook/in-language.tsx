import { words } from 'foyer:words/all';
import { FormatsContext, formatsFor } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { type Messages, widen } from './fit/widen.ts';

/**
 * Loaded before the first story: the sweep changes the language of one that is on screen.
 */
const messages: Readonly<Record<string, Messages>> = Object.fromEntries(
  await Promise.all(
    Object.entries(words).map(async ([language, load]) => [language, (await load()).messages]),
  ),
);

type InLanguageProps = { language: string; widened: boolean; children: ReactNode };

export function InLanguage({ language, widened, children }: InLanguageProps) {
  const i18n = useMemo(() => {
    // Without words of its own, a language is shown by its dates, digits and direction.
    const spoken = messages[language] ?? messages['en'] ?? {};
    return setupI18n({
      locale: language,
      messages: { [language]: widened ? widen(spoken) : spoken },
    });
  }, [language, widened]);
  return (
    <I18nProvider i18n={i18n}>
      <FormatsContext value={formatsFor(language)}>{children}</FormatsContext>
    </I18nProvider>
  );
}
