import type { Page } from '@playwright/test';
import { stickingOut } from '../stage/holds-up.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, checkOut, choose, firstInstantOffer, isThanked } from '../stage/visitor.ts';

const fits = async (page: Page): Promise<void> =>
  expect(await stickingOut(page), new URL(page.url()).pathname).toEqual([]);

const screens = [
  {
    name: '320 px wide',
    story: 'narrow',
    weeks: 17,
    use: { viewport: { width: 320, height: 640 } },
  },
  {
    name: 'zoomed to 400 %',
    story: 'zoomed',
    weeks: 18,
    use: { viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 },
  },
] as const;

for (const { name, story, weeks, use } of screens) {
  test.describe(name, () => {
    test.use(use);
    test('every page of the journey fits without scrolling sideways', async ({ page }) => {
      for (const path of [
        '/',
        '/terms',
        venueAddress('grand-harbour-hotel', tuesday({ weeks }), { type: 'package' }),
      ]) {
        await page.goto(path);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await fits(page);
      }
      await expect(page.getByRole('article').first()).toBeVisible();
      await fits(page);
      await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks })));
      await choose(page, await firstInstantOffer(page));
      await fits(page);
      await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
      await page.waitForURL(/\/book-universal\//);
      await expect(page.getByRole('button', { name: /^Book for/ })).toBeVisible();
      await fits(page);
      await checkOut(page, aino(story));
      await isThanked(page);
      await fits(page);
    });
  });
}

test.describe('a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  test('the price and the next step stay at the bottom while one chooses', async ({ page }) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 19 })));
    const dock = page.getByRole('region', { name: 'Your choice' });
    await expect(dock).toHaveCount(0);
    const name = await firstInstantOffer(page);
    await choose(page, name);
    await expect(dock).toBeVisible();
    await expect(dock).toContainText(name);
    await expect(dock).toContainText(/€[\d,]+\.\d\d/);
    await expect(dock.getByRole('button', { name: 'Continue' })).toBeInViewport();
    await dock.getByRole('button', { name: 'Continue' }).tap();
    await page.waitForURL(/\/book-universal\//);
    await expect(page.getByRole('timer')).toBeInViewport();
    await checkOut(page, aino('phone'));
    await isThanked(page);
  });
});
