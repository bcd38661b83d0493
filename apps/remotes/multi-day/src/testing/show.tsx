import { type DaysStates, fakeDaysSession, type FakeDaysSession } from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { MultiDay } from '../multi-day.tsx';

/** The builder's parts over a session that records calls, in the session's language. */
export async function show(states: DaysStates = {}): Promise<FakeDaysSession> {
  const session = fakeDaysSession(states);
  const language = session.language;
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: language === 'de' ? german : english },
  });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <MultiDay session={session} part="tabs" />
        <div id={session.ids.panel} role="tabpanel" aria-labelledby={session.ids.tab(1)}>
          <MultiDay session={session} part="day" />
        </div>
        <MultiDay session={session} part="plan" />
      </FormatsContext>
    </I18nProvider>,
  );
  return session;
}

/** Arguments of each call of an action, in order. */
export const called = (session: FakeDaysSession, action: string) =>
  session.calls.filter((call) => call.action === action).map((call) => call.args);
