import { FormatsContext, formatsFor } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';

type Words = { messages: Readonly<Record<string, never>> };

/** The messages of all remotes: a story does not say in which remote it is shown. */
const catalogs = import.meta.glob<Words>('../apps/remotes/*/src/**/locales/*.po', { eager: true });

const wordsOf = (language: string) =>
  Object.assign(
    {},
    ...Object.entries(catalogs).flatMap(([path, { messages }]) =>
      path.endsWith(`/${language}.po`) ? [messages] : [],
    ),
  );

export function InLanguage({ language, children }: { language: string; children: ReactNode }) {
  const i18n = useMemo(
    () =>
      setupI18n({
        locale: language,
        // There are no Arabic words yet: dates, digits and the direction are Arabic.
        messages: { [language]: wordsOf(language === 'ar' ? 'en' : language) },
      }),
    [language],
  );
  return (
    <I18nProvider i18n={i18n}>
      <FormatsContext value={formatsFor(language)}>{children}</FormatsContext>
    </I18nProvider>
  );
}
