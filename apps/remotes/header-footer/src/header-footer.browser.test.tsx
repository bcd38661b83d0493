import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aSite, fakeBaseSession } from '@foyer/fixtures';
import type { BaseSession } from '@foyer/session';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeaderFooter } from './header-footer.tsx';
import { messages as german } from './locales/de.po';
import { messages as english } from './locales/en.po';

async function show(part: 'header' | 'footer', over: Partial<BaseSession> = {}) {
  const session = fakeBaseSession(over);
  const i18n = setupI18n({ locale: session.language, messages: { [session.language]: session.language === 'de' ? german : english } });
  await render(
    <I18nProvider i18n={i18n}>
      <HeaderFooter session={session} part={part} />
    </I18nProvider>,
  );
}

test('the header leads home and to the support line, and is 80 pixels high', async () => {
  await show('header');
  await expect.element(page.getByRole('link', { name: 'Foyer, start page' })).toHaveAttribute('href', '/');
  await expect.element(page.getByRole('link', { name: 'Call support: +44 20 7946 0000' })).toHaveAttribute('href', 'tel:+442079460000');
  expect(page.getByRole('banner').element().clientHeight).toBe(80);
});

test('without a support line there is no link to one', async () => {
  await show('header', { supportPhone: null });
  await expect.element(page.getByRole('link', { name: /Call support/ })).not.toBeInTheDocument();
});

test('the languages open by keyboard, as links to this page as it is by then', async () => {
  let query = '?delegates=10';
  const links = { ...fakeBaseSession().links, inLanguage: (language: string) => `/${language}/venue${query}` };
  await show('header', { links });
  query = '?delegates=12';
  await page.getByRole('button', { name: 'Language: English' }).click();
  const list = page.getByRole('navigation', { name: 'Languages' });
  await expect.element(list.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/venue?delegates=12');
  await expect.element(list.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
});

test('with one language there is nothing to choose', async () => {
  await show('header', { site: aSite({ languages: ['en'] }) });
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('the footer has the legal pages, the year and the language', async () => {
  await show('footer', { language: 'de' });
  for (const [name, href] of [['Nutzungsbedingungen', '/de/terms'], ['Datenschutz', '/de/privacy'], ['Auftragsverarbeitung', '/de/data-processing']] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect.element(page.getByText('© 2026 Foyer')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

test('choosing a language goes to this page in it', async () => {
  const links = { ...fakeBaseSession().links, inLanguage: (language: string) => `#in-${language}` };
  await show('footer', { links });
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('de');
  expect(window.location.hash).toBe('#in-de');
});
