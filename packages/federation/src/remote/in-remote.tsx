import { FormatsContext } from '@foyer/i18n';
import type { BaseSession, Messages } from '@foyer/session';
import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { RemoteContext, type RemoteValue } from './remote-context.ts';

/** The messages of one remote in the page's language. */
export function messagesIn(language: string, messages: Messages): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({
    locale: language,
    messages: messages as Parameters<typeof i18n.load>[1],
  });
  return i18n;
}

/** The providers around a remote's view: the same at the front door and in the browser. */
export const inRemote = (
  { i18n, drawing = null }: Pick<RemoteValue, 'i18n'> & Partial<RemoteValue>,
  { formats }: BaseSession,
  view: ReactNode,
): ReactNode => (
  <I18nProvider i18n={i18n}>
    <RemoteContext value={{ i18n, drawing }}>
      <FormatsContext value={formats}>{view}</FormatsContext>
    </RemoteContext>
  </I18nProvider>
);

/** Two React roots of a page must not make the same ids. */
export const idsOf = (id: string, part: string | undefined): string =>
  part === undefined ? `${id}-` : `${id}-${part}-`;
