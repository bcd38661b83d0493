import { unlimitedMenus } from '@foyer/domain';
import { describe, expect, it, test } from 'vitest';
import { languageOf, languages } from './languages.ts';
import type { Site } from './site.ts';
import { siteById, siteFor, sites } from './sites.ts';

test.each(['localhost', 'marketplace.localhost', 'MARKETPLACE.localhost'])(
  '%s is the marketplace (SITE-007, SITE-017)',
  (hostname) => {
    expect(siteFor(hostname)?.id).toBe('marketplace');
  },
);

test.each([
  '',
  'example.org',
  'evil-localhost',
  'marketplace.localhost.example.org',
  'constructor',
])('"%s" is no site, never the first one (SITE-007)', (hostname) => {
  expect(siteFor(hostname)).toBeNull();
});

/** The sites of the specification by hostname; others may be added and do as they like. */
const specified: readonly [string, string, Partial<Site>][] = [
  [
    'marketplace.localhost',
    'SITE-001, SITE-041, SITE-043, SITE-046, CONST-018',
    {
      host: 'marketplace',
      mainBookingHost: true,
      headerSearch: { duration: 8, delegates: 10 },
      checkout: 'cart',
      delegatesCap: null,
      delegatesErrorAbove: null,
      priceBands: 'standard',
    },
  ],
  [
    'us.marketplace.localhost',
    'SITE-014, SITE-017, SITE-039',
    {
      host: 'marketplace',
      languages: ['en', 'en-us'],
      usAssistanceLine: { number: '+1 202 555 0142', hours: '9am-5pm ET' },
    },
  ],
  [
    'business.marketplace.localhost',
    'SITE-015, FORM-016, A-171',
    { host: 'marketplace', alwaysRoomTab: true },
  ],
  [
    'office.marketplace.localhost',
    'SITE-010, SITE-016, VENUE-031, A-042',
    { host: 'marketplace', checkout: 'office', checkoutInPage: 'all' },
  ],
  [
    'partner.white-label.localhost',
    'SITE-013, SITE-036',
    {
      host: 'white-label',
      whiteLabel: true,
      discountCode: 'PARTNER',
      showEstimate: true,
      hidePackageStrikeThrough: true,
    },
  ],
  [
    'insurance.white-label.localhost',
    'SITE-013, SITE-045, FORM-052, CONST-003',
    {
      whiteLabel: true,
      delegatesErrorAbove: 60,
      registrationUrl: 'https://insurance.example/groups',
      forcedDiscountCode: 'INSURED',
      hideSimilarVenues: true,
    },
  ],
  [
    'island.white-label.localhost',
    'SITE-013',
    {
      whiteLabel: true,
      languages: ['en', 'is'],
      hideSimilarVenues: true,
      partnerFooterLogo: true,
    },
  ],
  [
    'chain.hotel-chain.localhost',
    'SITE-012, SITE-017, SITE-041, SITE-042',
    {
      host: 'hotel-chain',
      defaults: { delegates: 8, meetingLength: 8, start: '08:00' },
      checkout: 'property',
      chainLengthWords: true,
      languages: ['en', 'fi', 'fr', 'de', 'it', 'es', 'sv', 'en-us'],
    },
  ],
  [
    'brand.hotel-chain.localhost',
    'FORM-030, CONST-021, A-016',
    {
      host: 'hotel-chain',
      minimumHours: 1,
      bookUniversalWithoutLang: true,
      menuCap: 1,
      chainLengthWords: false,
    },
  ],
  [
    'hotel.booking-engine.localhost',
    'SITE-008, SITE-017, FORM-008',
    { host: 'booking-engine', offerCards: 'book', languages: ['en', 'fi'] },
  ],
  [
    'opera.booking-engine.localhost',
    'SITE-009, SITE-016, SITE-018',
    { host: 'booking-engine', checkout: 'property', offerCards: 'plan', menuCap: unlimitedMenus },
  ],
  [
    'easy.corporate.localhost',
    'SITE-011, SITE-017, FORM-053',
    {
      host: 'corporate',
      checkout: 'legacy',
      checkoutInPage: 'enquiries',
      registrationUrl: 'https://easy-meetings.example/groups',
      delegatesErrorAbove: null,
    },
  ],
  [
    'capped.corporate.localhost',
    'FORM-051, CONST-003, CONST-005',
    { host: 'corporate', delegatesCap: 25, priceBands: 'short' },
  ],
  [
    'travel.corporate.localhost',
    'SITE-046, CONST-005, CONST-018, B-088',
    {
      host: 'corporate',
      headerSearch: { duration: 3, delegates: 5 },
      delegatesCap: null,
      hideDashboardLinks: ['users', 'cards', 'support'],
      paymentMethods: ['creditcard'],
      priceBands: 'short',
    },
  ],
];

test.each(specified)('%s has what its variant says (%s)', (hostname, _ids, capabilities) => {
  expect(siteFor(hostname)).toMatchObject(capabilities);
});

test('each site is found by its own id, and those of the specification are fourteen (SITE-017)', () => {
  expect(new Set(specified.map(([hostname]) => siteFor(hostname)?.id)).size).toBe(14);
  expect(sites.map(({ id }) => siteById(id))).toEqual(sites);
  expect(siteById('nobody')).toBeNull();
});

test('the footers of two sites never read alike: owner, address and sentence are each site’s own', () => {
  const footers = sites.filter(({ partnerFooterLogo }) => !partnerFooterLogo);
  for (const of of [
    ({ footer }: Site) => footer?.owner,
    ({ footer }: Site) => footer?.address,
    ({ start }: Site) => start?.words['en']?.headline,
  ]) {
    const said = footers.map(of);
    expect(said).not.toContain(undefined);
    expect(new Set(said).size).toBe(footers.length);
  }
});

describe('what one site of the specification alone does', () => {
  const having = (has: (site: Site) => boolean) =>
    specified
      .flatMap(([hostname]) => siteFor(hostname) ?? [])
      .filter(has)
      .map(({ id }) => id);
  it.each<[string, (site: Site) => boolean, readonly string[]]>([
    [
      'forcing a code (SITE-045)',
      (site) => site.forcedDiscountCode !== null,
      ['insurance-white-label'],
    ],
    [
      'refusing a group (FORM-052)',
      (site) => site.delegatesErrorAbove !== null,
      ['insurance-white-label'],
    ],
    ['capping a group (FORM-051)', (site) => site.delegatesCap !== null, ['capped-corporate']],
    [
      'one menu at most (CONST-021)',
      (site) => site.menuCap !== unlimitedMenus,
      ['brand-hotel-chain'],
    ],
    ['an hour (FORM-030)', (site) => site.minimumHours === 1, ['brand-hotel-chain']],
    [
      'other price bands (CONST-005)',
      (site) => site.priceBands === 'short',
      ['capped-corporate', 'travel-corporate'],
    ],
    [
      'hiding similar venues',
      (site) => site.hideSimilarVenues,
      [
        'insurance-white-label',
        'island-white-label',
        'hotel-booking-engine',
        'opera-booking-engine',
      ],
    ],
    [
      'promoting some venues only',
      (site) => site.shownVenues !== null,
      [
        'island-white-label',
        'chain-hotel-chain',
        'brand-hotel-chain',
        'hotel-booking-engine',
        'opera-booking-engine',
      ],
    ],
    ['hiding the login', (site) => site.hideLogin, ['island-white-label']],
    [
      'hiding search and registration',
      (site) => site.hideHeaderSearch && site.hideRegister,
      ['hotel-booking-engine'],
    ],
    ['all packages of a room', (site) => site.showAllPackages, ['hotel-booking-engine']],
  ])('%s', (_what, has, ids) => {
    expect(having(has)).toEqual(ids);
  });
});

describe('languages', () => {
  it('are 23, each once, with a name of their own (SITE-019, SITE-020, SITE-028, D-11, D-25)', () => {
    expect(new Set(languages.map(({ id }) => id)).size).toBe(23);
    expect(languages.filter(({ ownName }) => ownName === '')).toEqual([]);
    expect(languageOf('nb')).toEqual({ id: 'nb', ownName: 'Norsk bokmål', direction: 'ltr' });
    expect(languageOf('ar')?.direction).toBe('rtl');
    expect(languageOf('no')).toBeNull();
  });
  it('of the marketplace are all of them (SITE-024, B-015, D-11, D-25)', () => {
    expect(siteFor('localhost')?.languages).toEqual(languages.map(({ id }) => id));
  });
  it.each([
    ['chain.hotel-chain.localhost', 'en fi fr de it es sv en-us', 'SITE-025'],
    ['island.white-label.localhost', 'en is', 'SITE-026'],
    ['hotel.booking-engine.localhost', 'en fi', 'SITE-027'],
  ])('of %s are %s (%s)', (hostname, offered) => {
    expect(siteFor(hostname)?.languages.join(' ')).toBe(offered);
  });
  it.each(sites.map((site) => [site.id, site] as const))(
    'of %s are known, English first',
    (_id, site) => {
      expect(site.languages[0]).toBe('en');
      expect(site.languages.map(languageOf)).not.toContain(null);
    },
  );
});
