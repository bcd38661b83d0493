import type { Page } from '@playwright/test';
import { expectPageIntegrity } from '../stage/page-integrity.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, checkOut, choose, firstInstantOffer, isThanked, proceed } from '../stage/visitor.ts';

// Each page type is checked once: axe wide and narrow, light and dark, 320 px, 400 %, right to
// left, forced colours and no motion. The multi-day planner, the property and office checkouts and
// the dashboard are checked in their own journeys; every site, language and page in `npm run prove
// -- journeys`.

test('start page, venue, checkout and confirmation are accessible and fit in every mode', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Grand Harbour Hotel/ }).first()).toBeVisible();
  await expectPageIntegrity(page);
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 })));
  await choose(page, await firstInstantOffer(page));
  await expectPageIntegrity(page);
  await proceed(page);
  await expect(page.getByRole('region', { name: 'Cancelling' })).toBeVisible();
  await expectPageIntegrity(page);
  await checkOut(page, aino('axe'));
  await isThanked(page);
  await expectPageIntegrity(page);
});

const meeting = tuesday({ weeks: 36 });
const hasCome = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

for (const [name, path] of [
  [
    'the search',
    `/de/search?destination=Helsinki&datetime=${meeting.start}&end-datetime=${meeting.end}&delegates=8`,
  ],
  ['a legal text', '/privacy'],
  ['the registration', '/de/user/register'],
  ['an address without a venue', '/no-such-house'],
] as const) {
  test(`${name} is accessible and fits in every mode`, async ({ page, watch }) => {
    watch.expects(/404/);
    await page.goto(path);
    await hasCome(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectPageIntegrity(page);
  });
}

test.describe('the booking engine', () => {
  test.use({ hostname: 'hotel.booking-engine.localhost' });

  test('a venue with the horizontal form is accessible and fits in every mode', async ({
    page,
  }) => {
    await page.goto(venueAddress('grand-harbour-hotel', meeting));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectPageIntegrity(page);
  });
});
