import { instantOf } from '@foyer/domain';
import type { Page } from '@playwright/test';
import { everySite } from '../stage/every-site.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { atRest, movedOn, watchMoves } from '../stage/moves.ts';
import { expect, test } from '../stage/test.ts';

// Tall windows, in which lists and the content below them are visible while loading. Most venues
// are in Helsinki: the second visitor has another time zone.
const phone = { viewport: { width: 360, height: 1600 }, timezoneId: 'Europe/Helsinki' };
const screen = { viewport: { width: 1440, height: 2200 }, timezoneId: 'America/New_York' };

async function nothingMovesOn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await atRest(page);
  expect(
    await movedOn(page),
    `layout shift at ${page.viewportSize()?.width} px of ${address}`,
  ).toBeLessThan(0.001);
}

// A front door that has just been started lets the browser draw what comes beyond its first pages.
test.beforeEach(async ({ request, stack, hostname }) => {
  const headers = { host: hostname };
  const drawn = async () => {
    const page = await request.get(`${stack.url}/grand-harbour-hotel`, { headers });
    return (await page.text()).includes('data-drawn=""');
  };
  await expect
    .poll(async () => (await Promise.all([drawn(), drawn(), drawn()])).every(Boolean))
    .toBe(true);
});

for (const { hostname, venue } of everySite) {
  test.describe(hostname, () => {
    test.use({ hostname });

    test('nothing moves on a first visit, on a phone and on a tall screen', async ({ another }) => {
      await Promise.all(
        [phone, screen].map(async (device) => {
          const page = await another(device);
          await watchMoves(page);
          await nothingMovesOn(page, `/${venue}`);
        }),
      );
    });
  });
}

const tablet = { viewport: { width: 768, height: 1600 }, timezoneId: 'Europe/Helsinki' };
const engine = 'hotel.booking-engine.localhost';
const marketplace = 'marketplace.localhost';
const hall = (more: Readonly<Record<string, string>>, from = '09:00', to = '17:00') =>
  venueAddress('grand-harbour-hotel', tuesday({ weeks: 30, from, to }), more);

const nextChristmas = `${new Date().getFullYear() + (new Date().getMonth() === 11 ? 1 : 0)}-12-24`;
const christmas = venueAddress('grand-harbour-hotel', {
  start: instantOf(`${nextChristmas}T09:00`, 'Europe/Helsinki'),
  end: instantOf(`${nextChristmas}T17:00`, 'Europe/Helsinki'),
});
/** After the last date on which the venue takes bookings. */
const tooLate = venueAddress('grand-harbour-hotel', tuesday({ weeks: 110 }));

/**
 * Venues and requests for which a page shows more or less than usual; a visitor opens the addresses
 * of an entry in turn.
 */
const unusual = [
  [engine, 'a venue without packages', '/quiet-house'],
  [engine, 'a venue that is always closed', '/always-closed'],
  [
    engine,
    'options in the address: a seating layout, the rental only, packages only',
    hall({ layout: '404' }),
    hall({ rates: 'roomRental' }),
    hall({ rates: 'packages' }),
  ],
  [engine, 'a meeting outside the hours, and too late', hall({}, '04:00', '06:00'), tooLate],
  [engine, 'a venue with hundreds of rooms', '/five-hundred-rooms'],
  [
    marketplace,
    'a venue that is always closed, in two languages',
    '/always-closed',
    '/de/always-closed',
  ],
  [
    marketplace,
    'a meeting outside the hours, too late, and on a date that is taken out, in German',
    `/de${hall({}, '04:00', '06:00')}`,
    `/de${tooLate}`,
    `/de${christmas}`,
  ],
  [engine, 'a group that fits in no room', hall({ delegates: '900' })],
  [marketplace, 'a group that fits in no room', hall({ delegates: '900' })],
  [marketplace, 'a venue whose hours are not checked', '/maison-laurier'],
  ['opera.booking-engine.localhost', 'packages without fixed hours', '/enquiry-only'],
  ['partner.white-label.localhost', "a site's code that lowers nothing", '/harbour-opera'],
  [
    'chain.hotel-chain.localhost',
    'a length that is not offered',
    '/grand-harbour-hotel?meeting-length=morethan1',
  ],
] as const;

for (const [hostname, what, ...addresses] of unusual) {
  test.describe(hostname, () => {
    test.use({ hostname });

    test(`nothing moves on a first visit: ${what}`, async ({ another }) => {
      await Promise.all(
        [phone, tablet, screen].map(async (device) => {
          const page = await another(device);
          await watchMoves(page);
          for (const address of addresses) await nothingMovesOn(page, address);
        }),
      );
    });
  });
}
