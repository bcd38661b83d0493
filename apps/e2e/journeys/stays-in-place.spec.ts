import type { Page } from '@playwright/test';
import { atRest, hasCome, movedOn, watchMoves } from '../stage/moves.ts';
import { expect, test } from '../stage/test.ts';

const lastHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).last();
const topOf = async (page: Page) => (await lastHeading(page).boundingBox())?.y ?? NaN;

async function isWhereItWas(page: Page, before: number): Promise<void> {
  await atRest(page);
  expect(
    Math.abs((await topOf(page)) - before),
    'pixels that the last heading has moved',
  ).toBeLessThan(2);
  expect(await movedOn(page), 'layout shift').toBeLessThan(0.002);
}

/**
 * One venue page of each layout: form beside the lists, form above them, property system's cards.
 */
for (const [hostname, address, viewport] of [
  ['marketplace.localhost', '/grand-harbour-hotel?type=room', { width: 360, height: 1600 }],
  [
    'hotel.booking-engine.localhost',
    '/grand-harbour-hotel?type=package',
    { width: 1440, height: 800 },
  ],
  ['opera.booking-engine.localhost', '/harbour-opera?type=room', { width: 360, height: 800 }],
] as const) {
  test.describe(hostname, () => {
    test.use({ hostname, viewport });

    test('nothing moves on a first visit, and reload and Back restore the scroll position', async ({
      page,
    }) => {
      await watchMoves(page);
      await page.goto(address);
      await hasCome(page);
      await lastHeading(page).evaluate((heading) => heading.scrollIntoView());
      await atRest(page);
      expect(await movedOn(page), 'layout shift').toBeLessThan(0.001);
      const before = await topOf(page);
      await page.reload();
      await isWhereItWas(page, before);
      await page.goto('about:blank');
      await page.goBack();
      await isWhereItWas(page, before);
    });
  });
}

test('rooms that load above the viewport do not move what is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const { promise: scrolled, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/remotes/room-list/**', async (route) => {
    await scrolled;
    await route.continue();
  });
  // The page has loaded when the rooms' files have: they are held back here.
  await page.goto('/grand-harbour-hotel?type=room', { waitUntil: 'domcontentloaded' });
  const below = page.getByRole('heading', { name: 'Where it is' });
  await below.scrollIntoViewIfNeeded();
  const before = (await below.boundingBox())?.y ?? NaN;
  letThrough();
  await expect(page.getByRole('article').first()).toBeAttached();
  await expect
    .poll(async () => Math.abs(((await below.boundingBox())?.y ?? NaN) - before))
    .toBeLessThan(1);
});
