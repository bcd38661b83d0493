import { FormatsContext, formatsFor } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { type Messages, widen } from './fit/widen.ts';

type Words = { messages: Messages };

/** The messages of all remotes: a story does not say in which remote it is shown. */
const catalogs = import.meta.glob<Words>('../apps/remotes/*/src/**/locales/*.po', { eager: true });

const wordsOf = (language: string): Messages =>
  Object.assign(
    {},
    ...Object.entries(catalogs).flatMap(([path, { messages }]) =>
      path.endsWith(`/${language}.po`) ? [messages] : [],
    ),
  );

type InLanguageProps = { language: string; widened: boolean; children: ReactNode };

export function InLanguage({ language, widened, children }: InLanguageProps) {
  const i18n = useMemo(() => {
    const words = wordsOf(language);
    return setupI18n({
      locale: language,
      messages: { [language]: widened ? widen(words) : words },
    });
  }, [language, widened]);
  return (
    <I18nProvider i18n={i18n}>
      <FormatsContext value={formatsFor(language)}>{children}</FormatsContext>
    </I18nProvider>
  );
}
