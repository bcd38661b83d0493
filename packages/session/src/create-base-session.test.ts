import { aSite, aVisitor, fakeBaseSession } from '@foyer/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { beginPage } from './readable.ts';
import { createBaseSession } from './create-base-session.ts';
import { fakeApi, type Handlers, problem } from './testing/fake-api.ts';

const baseAt = (pathname: string, language: string, search = '') =>
  createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(),
    language,
    location: { pathname, search },
    clock: { now: () => 0 },
  });

test('links carry the prefix of the page’s language, and English none (HEADER-001, HEADER-003 to HEADER-007)', () => {
  expect(baseAt('/de/grand-harbour-hotel', 'de').links).toMatchObject({
    home: '/de/',
    login: '/de/user/login',
    register: '/de/user/register',
    terms: '/de/terms',
    logout: '/de/user/logout',
    dashboard: '/de/dashboard',
    listYourVenue: 'https://provider.example/venue-self-register',
  });
  expect(baseAt('/grand-harbour-hotel', 'en').links).toMatchObject({
    home: '/',
    login: '/user/login',
  });
  expect(baseAt('/de/x', 'de').links.search(60.17, 24.95)).toBe(
    '/de/search?pt=60.17,24.95&duration=8&delegates=10',
  );
  expect(baseAt('/de/x', 'de').links.venue('quiet-house')).toBe('/de/quiet-house');
});

test('a legal text that is the owner’s own is linked in place of the site’s', () => {
  const { links } = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite({
      footer: { owner: 'A', address: 'B', legal: { privacy: 'https://a.example/privacy' } },
    }),
    language: 'de',
    location: { pathname: '/de/', search: '' },
    clock: { now: () => 0 },
  });
  expect(links).toMatchObject({ privacy: 'https://a.example/privacy', terms: '/de/terms' });
});

test('the page in another language keeps the meeting as it is at that moment', () => {
  const location = { pathname: '/de/grand-harbour-hotel', search: '' };
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(),
    language: 'de',
    location,
    clock: { now: () => 0 },
  });
  const { inLanguage } = base.links;
  location.search = '?delegates=7';
  expect(inLanguage('en', base.search.get())).toBe('/grand-harbour-hotel?delegates=7');
  expect(inLanguage('de', base.search.get())).toBe('/de/grand-harbour-hotel?delegates=7');
});

test('the query that a page was drawn with stays known after a change', () => {
  const location = { pathname: '/grand-harbour-hotel', search: '' };
  const begin = beginPage();
  const { search } = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(),
    language: 'en',
    location,
    clock: { now: () => 0 },
  });
  location.search = '?delegates=7';
  begin();
  location.search = '?delegates=9';
  expect([search.first(), search.get()]).toEqual(['?delegates=7', '?delegates=9']);
});

test('a page in Arabic runs from the right, and so do its messages (SITE-022, D-25)', () => {
  expect(baseAt('/ar/x', 'ar')).toMatchObject({
    direction: 'rtl',
    validation: { id: 'ar', direction: 'rtl' },
  });
  expect(baseAt('/de/x', 'de')).toMatchObject({
    direction: 'ltr',
    validation: { id: 'de', direction: 'ltr' },
  });
});

test('a support line is the language’s, else the English one, else none (SITE-040, A-019)', () => {
  expect(baseAt('/de/x', 'de').supportPhone).toBe('+49 30 9018 2000');
  expect(baseAt('/fi/x', 'fi').supportPhone).toBe('+44 20 7946 0000');
  expect(
    createBaseSession({
      formats: fakeBaseSession().formats,
      site: aSite({ supportPhones: {} }),
      language: 'fi',
      location: { pathname: '/fi/x', search: '' },
      clock: { now: () => 0 },
    }).supportPhone,
  ).toBeNull();
});

test.each([
  ['on an ordinary site', {}, '/fi/search?pt=60.17,24.94&duration=8&delegates=10'],
  [
    'on a white-label site',
    { whiteLabel: true },
    '/fi/wlsearch?pt=60.17,24.94&duration=8&delegates=10',
  ],
  [
    'on the site of 3 hours and 5 people',
    { headerSearch: { duration: 3, delegates: 5 } },
    '/fi/search?pt=60.17,24.94&duration=3&delegates=5',
  ],
])(
  'the header searches %s (SITE-046, HEADER-008, HEADER-009, HEADER-010, C-124, CONST-018)',
  (_where, site, path) => {
    expect(
      createBaseSession({
        formats: fakeBaseSession().formats,
        site: aSite(site),
        language: 'fi',
        location: { pathname: '/fi/x', search: '' },
        clock: { now: () => 0 },
      }).links.search(60.17, 24.94),
    ).toBe(path);
  },
);

test(
  'the visitor is anonymous where no user is loaded, and a loaded user is published when the ' +
    'answer comes (A-175, HEADER-015)',
  async () => {
    expect(baseAt('/x', 'en').visitor.get()).toEqual({
      visitor: { kind: 'anonymous' },
      instantRooms: 0,
    });
    const asked = createBaseSession({
      formats: fakeBaseSession().formats,
      site: aSite(),
      language: 'en',
      location: { pathname: '/x', search: '' },
      clock: { now: () => 0 },
      user: Promise.resolve(aVisitor()),
    }).visitor;
    const told: unknown[] = [];
    asked.subscribe(() => told.push(asked.get()?.visitor.kind));
    expect(asked.get()).toBeNull();
    await Promise.resolve();
    expect(told).toEqual(['user']);
  },
);

test('a city is searched under the site’s own path, and a venue’s page adds its meeting (VENUE-024, VENUE-025)', () => {
  expect(baseAt('/de/x', 'de').links.city('Turku')).toBe('/de/search?destination=Turku');
});

test.each<[string, Handlers, string, string | null]>([
  [
    'in another language is translated',
    { translateText: () => ({ body: { translation: 'A quiet house.', detected_language: 'fi' } }) },
    'en',
    'A quiet house.',
  ],
  [
    'in the reader’s own language is none',
    { translateText: () => ({ body: { translation: 'A quiet house.', detected_language: 'en' } }) },
    'en-us',
    null,
  ],
  [
    'that nobody could recognise is none',
    {
      translateText: () => ({ body: { translation: 'Hiljainen talo.', detected_language: null } }),
    },
    'en',
    null,
  ],
  ['where nobody answers is none', { translateText: () => problem(500, 'internal') }, 'en', null],
])(
  'the translation of a text %s (API-032, A-029, D-4)',
  async (_what, handlers, language, found) => {
    const server = await fakeApi(handlers);
    onTestFinished(server.close);
    const session = createBaseSession({
      formats: fakeBaseSession().formats,
      site: aSite(),
      language,
      location: { pathname: '/x', search: '' },
      clock: { now: () => 0 },
      api: server.api,
    });
    expect(await session.translate('Hiljainen talo.')).toBe(found);
    expect(server.callsOf('translateText')[0]?.body).toEqual({
      text: 'Hiljainen talo.',
      lang: language,
    });
  },
);
