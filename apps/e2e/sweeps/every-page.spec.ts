import { expectPageIntegrity } from '../stage/page-integrity.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';

const meeting = tuesday({ weeks: 36 });
const search = (place: string) =>
  `/search?destination=${place}&datetime=${meeting.start}&end-datetime=${meeting.end}&delegates=8`;

/** The venue page of each host in each of its layouts, some in German. */
for (const [hostname, prefix, alias, type] of [
  ['localhost', '', 'grand-harbour-hotel', 'room'],
  ['partner.white-label.localhost', '/de', 'grand-harbour-hotel', 'package'],
  ['brand.hotel-chain.localhost', '', 'grand-harbour-hotel', 'room'],
  ['hotel.booking-engine.localhost', '', 'grand-harbour-hotel', 'room'],
  ['opera.booking-engine.localhost', '/de', 'harbour-opera', 'room'],
  ['easy.corporate.localhost', '', 'grand-harbour-hotel', 'package'],
  ['office.marketplace.localhost', '/de', 'harbour-office', 'room'],
] as const) {
  test.describe(hostname, () => {
    test.use({ hostname });

    test(
      'its start page passes axe, and its venue page passes axe, 320 px, 400 %, right to ' +
        'left, dark, forced colours, no motion',
      async ({ page }) => {
        await page.goto(`${prefix}${venueAddress(alias, meeting, { type })}`);
        await expect(page.getByRole('article').first()).toBeVisible();
        const choice = page.getByRole('article').first().getByRole('radio');
        // The booking engine has no selection: its cards book directly.
        if (await choice.count()) await choice.check();
        await expectPageIntegrity(page);
        await page.goto(`${prefix}/`);
        // Each site shows houses of its own.
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await isAccessible(page);
      },
    );
  });
}

for (const [name, path] of [
  ['the search', search('Helsinki')],
  ['a search that finds nothing', search('Atlantis')],
  ['legal texts', '/privacy'],
  ['the login', '/user/login'],
  ['registering', '/user/register'],
  ['a forgotten password', '/user/password'],
  ['a new password', `/user/password/${'a'.repeat(43)}`],
  ['an address without a venue', '/no-such-house'],
] as const) {
  test(`${name} passes axe, 320 px, 400 %, right to left, dark, forced colours, no motion`, async ({
    page,
    watch,
  }) => {
    watch.expects(/404/);
    for (const prefix of ['', '/de']) {
      await page.goto(prefix + path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectPageIntegrity(page);
    }
  });
}
