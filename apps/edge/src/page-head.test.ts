import type { VenueWire } from '@foyer/contract';
import { expect, test } from 'vitest';
import { deployHost, openEdge } from './testing/open-edge.ts';

const wire: VenueWire = {
  id: 'v_0001',
  alias: 'house-at-the-quay',
  title: 'House',
  city: 'Helsinki',
  country_code: 'FI',
  venue_type: 'Hotel',
  venue_type_en: 'Hotel',
  full_address: 'Quay 1',
  headline: {},
  description: { en: 'A house.' },
  default_language: 'en',
  venue_email: 'a@house.example',
  venue_phone_number: '',
  venue_pictures: [],
  currency: '€',
  currency_code: 'EUR',
  latlon: '60,24',
  timezone: 'Europe/Helsinki',
  venue_has_discount_code: '0',
  packageLength: 0,
  room_count: 1,
  largest_room: 10,
};

/** Asks a front door whose pages are not drawn, at an API that knows one venue. */
async function headAt(url: string): Promise<string> {
  const { edge, siteFolder } = await openEdge({
    api: (asked, answer) =>
      asked.url?.startsWith('/apiv2/venues/')
        ? answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire))
        : answer.writeHead(503).end(),
    publicUrl: 'https://foyer.example',
  });
  deployHost(siteFolder);
  const { body } = await edge.inject({ url, headers: { host: 'marketplace.localhost' } });
  return body.split('</head>')[0] ?? '';
}

test.each([
  ['/house-at-the-quay?delegates=3', ''],
  ['/v_0001', ''],
  ['/v_0001/', ''],
  ['/de/v_0001?delegates=3', '/de'],
])(
  '%s has the address of the venue’s alias, for search engines and messengers',
  async (url, prefix) => {
    const head = await headAt(url);
    const at = (inPrefix: string) => `https://marketplace.localhost${inPrefix}/house-at-the-quay`;
    expect(head).toContain(`<link rel="canonical" href="${at(prefix)}">`);
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="${at('')}">`);
    expect(head).toContain(`<link rel="alternate" hreflang="de" href="${at('/de')}">`);
    expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${at('')}">`);
    expect(head).toContain(`<meta property="og:url" content="${at(prefix)}">`);
    const [, linked = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(linked)).toMatchObject({ url: at(prefix), name: 'House' });
    expect(head).not.toMatch(/(href|content)="[^"]*v_0001/);
  },
);

test.each([
  ['/', 'en_GB', 'See what is free and what your meeting costs, and book it at once.'],
  ['/de/', 'de_DE', 'Sehen Sie, was frei ist und was Ihr Treffen kostet, und buchen Sie gleich.'],
  [
    '/search?city=Oslo',
    'en_GB',
    'Choose a house. See what fits and what it costs, and book it at once.',
  ],
  [
    '/de/search',
    'de_DE',
    'Wählen Sie ein Haus. Sehen Sie, was passt und was es kostet, und buchen Sie sofort.',
  ],
  ['/de/house-at-the-quay', 'de_DE', 'A house.'],
])(
  '%s says what it is to who finds it and to whom it is sent',
  async (url, locale, description) => {
    const head = await headAt(url);
    const [path = ''] = url.split('?');
    expect(head).toContain(`<meta name="description" content="${description}">`);
    expect(head).toContain(`<meta property="og:description" content="${description}">`);
    expect(head).toContain(
      `<meta property="og:url" content="https://marketplace.localhost${path}">`,
    );
    expect(head).toMatch(/<meta property="og:title" content="[^"]+">/);
    expect(head).toContain(`<meta property="og:locale" content="${locale}">`);
  },
);

test.each([
  ['/en-us/terms', 'en_US'],
  ['/ar/terms', 'ar_EG'],
  ['/nb/terms', 'nb_NO'],
  ['/zh/terms', 'zh_CN'],
])('the locale of %s has a region: %s', async (url, locale) => {
  const head = await headAt(url);
  expect(head).toContain(`<meta property="og:locale" content="${locale}">`);
  expect(head).not.toContain('description"');
});

test.each(['/checkout/a-b_c9', '/booking/o_9-b', '/dashboard'])(
  'the page of one visitor at %s is not passed on',
  async (url) => {
    expect(await headAt(url)).not.toMatch(/og:|description/);
  },
);
