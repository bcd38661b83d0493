import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aSite, aVisitor, fakeBaseSession, fakeReadable } from '@foyer/fixtures';
import type { BaseSession } from '@foyer/session';
import { setupI18n } from '@lingui/core';
import { FormatsContext } from '@foyer/i18n';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeaderFooter } from './header-footer.tsx';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';

const visitor = (who: ReturnType<BaseSession['visitor']['get']>) => ({
  visitor: fakeReadable(who),
});

async function show(part: 'header' | 'footer' | 'sidebar', over: Partial<BaseSession> = {}) {
  const session = fakeBaseSession(over);
  const i18n = setupI18n({
    locale: session.language,
    messages: { [session.language]: session.language === 'de' ? german : english },
  });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <HeaderFooter session={session} part={part} />
      </FormatsContext>
    </I18nProvider>,
  );
}

async function openSearch() {
  await page.getByRole('button', { name: 'City or venue' }).click();
  await expect.element(page.getByRole('combobox', { name: 'City or venue' })).toHaveFocus();
}

test('the header leads home (HEADER-001, HEADER-002) and to the support line, and is 80 pixels high', async () => {
  await show('header');
  await expect
    .element(page.getByRole('link', { name: 'Foyer, start page' }))
    .toHaveAttribute('href', '/');
  await expect
    .element(page.getByRole('link', { name: 'Call support: +44 20 7946 0000' }))
    .toHaveAttribute('href', 'tel:+442079460000');
  expect(page.getByRole('banner').element().clientHeight).toBe(80);
});

test('without a support line there is no link to one', async () => {
  await show('header', { supportPhone: null });
  await expect.element(page.getByRole('link', { name: /Call support/ })).not.toBeInTheDocument();
});

test('the languages open by keyboard, as links to this page as it is by then', async () => {
  let query = '?delegates=10';
  const links = {
    ...fakeBaseSession().links,
    inLanguage: (language: string) => `/${language}/venue${query}`,
  };
  await show('header', { links });
  query = '?delegates=12';
  await page.getByRole('button', { name: 'Language: English' }).click();
  const list = page.getByRole('navigation', { name: 'Languages' });
  await expect
    .element(list.getByRole('link', { name: 'Deutsch' }))
    .toHaveAttribute('href', '/de/venue?delegates=12');
  await expect
    .element(list.getByRole('link', { name: 'English' }))
    .toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
});

test('with one language there is nothing to choose', async () => {
  await show('header', { site: aSite({ languages: ['en'] }) });
  await expect.element(page.getByRole('button', { name: /Language/ })).not.toBeInTheDocument();
});

test('the footer has the legal pages, the year and the language (HEADER-018, HEADER-022)', async () => {
  await show('footer', { language: 'de' });
  for (const [name, href] of [
    ['Nutzungsbedingungen', '/de/terms'],
    ['Datenschutz', '/de/privacy'],
    ['Auftragsverarbeitung', '/de/data-processing'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect.element(page.getByText('© 2026 Foyer Rooms Oy')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

test.for([
  ['de', 'Raum finden.'],
  // What is said in English is for all of its speakers.
  ['en-us', 'Find the room.'],
] as const)('in %s the footer says the sentence of the site', async ([language, own]) => {
  const words = {
    de: { headline: 'Raum finden.', lead: '' },
    en: { headline: 'Find the room.', lead: '' },
  };
  const site = aSite({ start: { look: 'arches', words, pictures: [] }, ownHouses: true });
  await show('footer', { site, language });
  await expect.element(page.getByRole('contentinfo').getByText(own)).toBeVisible();
});

test.for([
  ['a site', false, 1],
  ['a site of own houses', true, 0],
] as const)('without a sentence %s has the general one or none', async ([, ownHouses, times]) => {
  await show('footer', { site: aSite({ start: undefined, ownHouses }) });
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(page.getByText('Rooms for the meetings that matter').elements()).toHaveLength(times);
});

test('the footer names the owner of a site that has one, with the address', async () => {
  const footer = { owner: 'Haven Mutual Society', address: '1 Example Square' };
  await show('footer', { site: aSite({ footer }) });
  await expect.element(page.getByText('© 2026 Haven Mutual Society')).toBeVisible();
  await expect.element(page.getByText('1 Example Square')).toBeVisible();
});

test('choosing a language goes to this page in it (HEADER-022, HEADER-023, API-047, A-147)', async () => {
  const links = { ...fakeBaseSession().links, inLanguage: (language: string) => `#in-${language}` };
  await show('footer', { links });
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('de');
  expect(window.location.hash).toBe('#in-de');
});

test(
  'nobody in particular is offered to log in, to register and to list a venue (HEADER-005, ' +
    'HEADER-006, HEADER-007, HEADER-015)',
  async () => {
    await show('header', { language: 'de' });
    for (const [name, href] of [
      ['Anmelden', '/de/user/login'],
      ['Registrieren', '/de/user/register'],
      ['Haus eintragen', 'https://provider.example/venue-self-register'],
    ] as const) {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect.element(page.getByRole('link', { name: 'Abmelden' })).not.toBeInTheDocument();
  },
);

test('who is logged in sees the name, which leads to the dashboard, and the way out (HEADER-003, HEADER-004, HEADER-015)', async () => {
  await show('header', visitor(aVisitor()));
  await expect
    .element(page.getByRole('link', { name: 'Aino Lindqvist' }))
    .toHaveAttribute('href', '/dashboard');
  await expect
    .element(page.getByRole('link', { name: 'Log out' }))
    .toHaveAttribute('href', '/user/logout');
  await expect.element(page.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('nothing is said of who visits before it is known', async () => {
  await show('header', visitor(null));
  await expect.element(page.getByRole('link', { name: 'Foyer, start page' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('one site hides the login, in header, menu and footer (HEADER-011)', async () => {
  await show('header', { site: aSite({ hideLogin: true }) });
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('a hotel’s site hides the search and the registration (HEADER-012)', async () => {
  await show('header', { site: aSite({ hideHeaderSearch: true, hideRegister: true }) });
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.element(page.getByRole('search')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

test('a place that is picked while typing is searched around, and Enter alone picks the first (HEADER-008, HEADER-014)', async () => {
  const asked: string[] = [];
  const findPlaces: BaseSession['findPlaces'] = async (text) => {
    asked.push(text);
    return fakeBaseSession().findPlaces(text, new AbortController().signal);
  };
  await show('header', {
    findPlaces,
    links: {
      ...fakeBaseSession().links,
      search: (latitude, longitude) => `#search-${latitude},${longitude}`,
      venue: (alias) => `#venue-${alias}`,
    },
  });
  await openSearch();
  await userEvent.keyboard('{Enter}');
  expect(window.location.hash).not.toContain('search');
  // In one call: on a busy machine the time between two keys may be as long as the pause that is
  // waited for.
  await page.getByRole('combobox', { name: 'City or venue' }).fill('hel');
  await expect
    .element(page.getByRole('option', { name: /^Helsinki\s*Finland/ }))
    .toHaveAttribute('aria-selected', 'true');
  expect(asked).toEqual(['hel']);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(window.location.hash).toBe('#search-60.17,24.94');
});

test('what is typed before the search field is there is its first text (HEADER-014)', async () => {
  await show('header');
  const button = page.getByRole('button', { name: 'City or venue' }).element();
  if (!(button instanceof HTMLButtonElement)) throw new Error('the search is no button');
  // Within one task: the field's script takes several.
  button.click();
  await Promise.resolve();
  for (const key of 'hel')
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('combobox', { name: 'City or venue' })).toHaveValue('hel');
  await expect.element(page.getByRole('combobox', { name: 'City or venue' })).toHaveFocus();
});

test('a venue that is picked is gone to, by a click too', async () => {
  await show('header', {
    links: { ...fakeBaseSession().links, venue: (alias) => `#venue-${alias}` },
  });
  await openSearch();
  await userEvent.keyboard('hel');
  await page.getByRole('option', { name: /Helix House/ }).click();
  expect(window.location.hash).toBe('#venue-helix-house');
});

test('places that do not come are asked for again, and Escape leads back to the button', async () => {
  let fails = true;
  const findPlaces: BaseSession['findPlaces'] = (text, signal) =>
    fails
      ? Promise.resolve({ ok: false, problem: { kind: 'unreachable' } })
      : fakeBaseSession().findPlaces(text, signal);
  await show('header', { findPlaces });
  await openSearch();
  await userEvent.keyboard('hel');
  await expect.element(page.getByText('The places did not come.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('option', { name: /Helsingborg/ })).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(page.getByRole('button', { name: 'City or venue' })).toHaveFocus();
});

test('on a narrow screen the links are in a menu, which Escape closes (HEADER-013)', async () => {
  await page.viewport(400, 800);
  await show('header');
  await expect.element(page.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Log in', 'Register', 'List your venue'])
    await expect.element(menu.getByRole('link', { name })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await page.viewport(1280, 900);
});

test(
  'the menu of a customer is the dashboard’s: own pages here, the others at the provider’s ' +
    '(HEADER-016, HEADER-025, HEADER-026, ROLE-005)',
  async () => {
    await show('header', visitor(aVisitor({}, 412)));
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Aino Lindqvist' });
    await expect.element(menu.getByText('412 rooms can be booked immediately.')).toBeVisible();
    const links = [...menu.element().querySelectorAll('nav a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Dashboard', '/dashboard'],
      ['Inbox', '/dashboard/inbox'],
      ['Users', 'https://provider.example/dashboard/users'],
      ['Billing', 'https://provider.example/dashboard/cards'],
      ['Support', 'https://help.provider.example/faq'],
      ['Log out', '/user/logout'],
    ]);
  },
);

test('beside the dashboard’s pages the same links stand, with the page one is on (HEADER-016, HEADER-025, HEADER-026)', async () => {
  const inLanguage = () => '/dashboard/inbox77?x=1';
  await show('sidebar', {
    ...visitor(aVisitor({}, 412)),
    links: { ...fakeBaseSession().links, inLanguage },
  });
  const links = page.getByRole('navigation', { name: 'Dashboard' });
  await expect
    .element(links.getByRole('link', { name: 'Inbox' }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(links.getByRole('link', { name: 'Dashboard' }))
    .not.toHaveAttribute('aria-current');
  await expect.element(page.getByText('412 rooms can be booked immediately.')).toBeVisible();
});

test('nobody in particular has no links of a dashboard (HEADER-015, HEADER-016)', async () => {
  await show('sidebar');
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

test('staff of venues have all links, and no banner where no number is known (HEADER-025, HEADER-026, ROLE-007, A-146)', async () => {
  await show('header', visitor(aVisitor({ roleIds: [12] })));
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect.element(menu.getByRole('link', { name: /Booking engine/ })).toBeVisible();
  expect(menu.getByRole('link').elements()).toHaveLength(12);
  await expect.element(menu.getByText(/can be booked immediately/)).not.toBeInTheDocument();
});

test('without a provider only own pages are linked (A-145)', async () => {
  await show('header', {
    ...visitor(aVisitor({ roleIds: [12] })),
    site: aSite({ providerUrl: null, supportUrl: null }),
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Inbox' })).toBeVisible();
  expect(page.getByRole('dialog').getByRole('link').elements()).toHaveLength(3);
});

test(
  'the footer leads to every room, every venue, the login, and the provider’s pages ' +
    '(HEADER-017, HEADER-019, HEADER-020)',
  async () => {
    await show('footer');
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['All meeting rooms', '/search'],
      ['All venues', '/'],
      ['Log in', '/user/login'],
    ] as const)
      await expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    for (const column of ['Product', 'Solutions', 'More'])
      await expect.element(footer.getByRole('navigation', { name: column })).toBeVisible();
    await expect
      .element(footer.getByRole('link', { name: 'For companies' }))
      .toHaveAttribute('href', 'https://provider.example/for-companies');
  },
);

test('a site’s footer has the columns of its row, and no other pages of the provider', async () => {
  const columns = [{ title: 'more', pages: ['help', 'contact'] }] as const;
  await show('footer', { site: aSite({ footer: { owner: 'A', address: 'B', columns } }) });
  const footer = page.getByRole('contentinfo');
  const more = footer.getByRole('navigation', { name: 'More' });
  expect(
    more
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://provider.example/help', 'https://provider.example/contact']);
  await expect.element(footer.getByRole('navigation', { name: 'Product' })).not.toBeInTheDocument();
  // Alone, a heading parts nothing.
  await expect.element(footer.getByRole('heading')).not.toBeInTheDocument();
});

test.each([360, 390])(
  'at %i px two columns share the width, and one alone has its pages beside each other',
  async (width) => {
    await page.viewport(width, 780);
    await show('footer');
    const footer = page.getByRole('contentinfo');
    const left = (name: string) =>
      Math.round(
        footer.getByRole('link', { name, exact: true }).element().getBoundingClientRect().left,
      );
    expect([left('Meeting rooms'), left('About us'), left('Help')]).toEqual(
      Array.from({ length: 3 }, () => left('Meeting packages')),
    );
    expect(left('Contact')).toBe(left('For companies'));
    await page.viewport(1280, 900);
  },
);

test('below its name the footer has the site’s sentence, not its name or figures again', async () => {
  const start = (headline: string) => ({
    look: 'poster' as const,
    words: { en: { headline, lead: 'Rooms in old works.' } },
    pictures: [],
  });
  const says = async (headline: string, sentence: string) => {
    await show('footer', { site: aSite({ name: 'The Works', start: start(headline) }) });
    const [shown] = page.getByRole('contentinfo').elements().slice(-1);
    expect(shown?.querySelector('p')?.textContent).toBe(sentence);
  };
  await says('Find the room.', 'Find the room.');
  await says('The Works', 'Rooms in old works.');
  await says('09–17', 'Rooms in old works.');
});

test('one partner’s footer is the logo alone (HEADER-021)', async () => {
  await show('footer', { site: aSite({ partnerFooterLogo: true }) });
  expect(page.getByRole('contentinfo').getByRole('link').elements()).toHaveLength(1);
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});
