import { fakeVenueSession, type FakeVenueSession, type VenueStates } from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import type { VenueSession } from '@foyer/session';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from 'vitest-browser-react';
import { BookingForm } from '../booking-form.tsx';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';

/** The form over a session that records calls, in the session's language. */
export async function show(states: VenueStates = {}): Promise<FakeVenueSession> {
  const session = fakeVenueSession(states);
  await showForm(session);
  return session;
}

export async function showForm(session: VenueSession): Promise<void> {
  const language = session.language;
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: language === 'de' ? german : english },
  });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <BookingForm session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
}

/** Arguments of each call of an action, in order. */
export const called = (session: FakeVenueSession, action: string) =>
  session.calls.filter((call) => call.action === action).map((call) => call.args);
