import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aConfirmation, type ConfirmationStates, fakeConfirmationSession } from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from './locales/de.po';
import { messages as english } from './locales/en.po';
import { ThankYou } from './thank-you.tsx';

async function show(states: ConfirmationStates = {}) {
  const session = fakeConfirmationSession(states);
  const i18n = setupI18n({ locale: session.language, messages: { [session.language]: session.language === 'de' ? german : english } });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <ThankYou session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  return session;
}
const enquiry = { kind: 'ready', calendarLink: '/x.ics', confirmation: aConfirmation({ isEnquiry: true }) } as const;
const steps = () => page.getByRole('region', { name: 'What happens now' }).getByRole('listitem');

test('a booking is congratulated, with its number, its time, a calendar file and three steps', async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: 'Congratulations, your booking is complete' })).toBeVisible();
  const order = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await expect.element(order).toMatchTextContent(/Harbour Room.*Monday 8 June 2026, 09:00–17:00.*12 people.*Order FY-204817.*€652\.60/);
  await expect.element(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/apiv2/orders/o_9b1d4e7c2f5a8d0b3e6f/calendar.ics');
  await expect.element(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringMatching(/\?to=\S+Helsinki$/));
  await expect.element(steps()).toHaveLength(3);
});

test('an enquiry says that nothing is booked, and that information comes by e-mail', async () => {
  await show({ confirmation: enquiry });
  await expect.element(page.getByRole('heading', { name: 'Thank you, your request has been sent' })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Your requests' })).toMatchTextContent('FY-204817');
  await expect.element(steps().first()).toMatchTextContent('You will receive information by e-mail.');
  await expect.element(page.getByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('without a stored order no number and no success is claimed', async () => {
  await show({ confirmation: { kind: 'none' } });
  await expect.element(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link')).toHaveTextContent('To the start page');
});

test.each([
  ['Book another meeting', '/grand-harbour-hotel'],
  ['To the start page', 'http://marketplace.localhost:4000/'],
])('"%s" forgets the stored order, then leaves (THANKS-007, THANKS-008)', async (name, to) => {
  const session = await show();
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', to);
  await link.click();
  expect(session.calls).toEqual([{ action: 'leave', args: [to] }]);
});

test('the page opens at its top', async () => {
  const tall = document.createElement('div');
  tall.style.blockSize = '3000px';
  document.body.prepend(tall);
  window.scrollTo(0, 1500);
  await show();
  await expect.poll(() => window.scrollY).toBe(0);
  tall.remove();
});

test('the German page is German', async () => {
  await show({ base: { language: 'de' } });
  await expect.element(page.getByRole('heading', { name: 'Glückwunsch, Ihre Buchung ist abgeschlossen' })).toBeVisible();
  await expect.element(page.getByText(/Grand Harbour Hotel erwartet Sie zu 12 am Montag/)).toBeVisible();
});
