import type { Page } from '@playwright/test';
import { everySite } from '../stage/every-site.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { atRest, movedOn, watchMoves } from '../stage/moves.ts';
import { expect, test } from '../stage/test.ts';

// Tall windows, which show lists and what stands below them while they come. Most houses are in Helsinki: the second visitor's clock shows another time.
const phone = { viewport: { width: 360, height: 1600 }, timezoneId: 'Europe/Helsinki' };
const screen = { viewport: { width: 1440, height: 2200 }, timezoneId: 'America/New_York' };

async function nothingMovesOn(page: Page, address: string): Promise<void> {
  await watchMoves(page);
  await page.goto(address);
  await atRest(page);
  expect(await movedOn(page), `layout shift at ${page.viewportSize()?.width} px`).toBeLessThan(0.001);
}

for (const { hostname, house } of everySite) {
  test.describe(hostname, () => {
    test.use({ hostname });

    test('nothing moves on a first visit, on a phone and on a tall screen', async ({ another }) => {
      await Promise.all(
        [phone, screen].map(async (device) => {
          await nothingMovesOn(await another(device), `/${house}`);
        }),
      );
    });
  });
}

const tablet = { viewport: { width: 768, height: 1600 }, timezoneId: 'Europe/Helsinki' };
const engine = 'hotel.booking-engine.localhost';
const marketplace = 'marketplace.localhost';
const hall = (more: Readonly<Record<string, string>>, from = '09:00', to = '17:00') => venueAddress('grand-harbour-hotel', tuesday({ weeks: 30, from, to }), more);

/** Houses and wishes of which a page has more or less to show than usual. */
const unusual = [
  [engine, 'a house without packages', '/quiet-house'],
  [engine, 'a house that never opens', '/always-closed'],
  [engine, 'a seating order in the address', hall({ layout: '404' })],
  [engine, 'the rental alone in the address', hall({ rates: 'roomRental' })],
  [engine, 'packages alone in the address', hall({ rates: 'packages' })],
  [engine, 'a meeting outside the hours', hall({}, '04:00', '06:00')],
  [marketplace, 'a house that never opens', '/always-closed'],
  [marketplace, 'a house that never opens, in German', '/de/always-closed'],
  [marketplace, 'a meeting outside the hours, in German', `/de${hall({}, '04:00', '06:00')}`],
  [engine, 'a group that fits in no room', hall({ delegates: '900' })],
  [marketplace, 'a group that fits in no room', hall({ delegates: '900' })],
  [marketplace, 'a house whose hours are not checked', '/maison-laurier'],
  ['opera.booking-engine.localhost', 'packages that no hours hold', '/enquiry-only'],
] as const;

for (const [hostname, what, address] of unusual) {
  test.describe(hostname, () => {
    test.use({ hostname });

    test(`nothing moves on a first visit: ${what}`, async ({ another }) => {
      await Promise.all([phone, tablet, screen].map(async (device) => nothingMovesOn(await another(device), address)));
    });
  });
}
