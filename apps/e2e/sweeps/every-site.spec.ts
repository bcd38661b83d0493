import type { Page } from '@playwright/test';
import { everySite } from '../stage/every-site.ts';
import { overflowing } from '../stage/page-integrity.ts';
import { expect, test } from '../stage/test.ts';

for (const { hostname, name, languages, venue, ownHouses, invitesVenues } of everySite) {
  test.describe(hostname, () => {
    test.use({ hostname });

    test('has its name, languages and addresses, no link leads to another site, and it fits a phone', async ({
      page,
      baseURL,
    }) => {
      const answer = await page.goto('/grand-harbour-hotel?type=room');
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`Grand Harbour Hotel, Helsinki | ${name}`);
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const at = (language: string) =>
        `${baseURL}${language === 'en' ? '' : `/${language}`}/grand-harbour-hotel`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at('en'));
      const alternates = await page
        .locator('link[rel=alternate]:not([hreflang=x-default])')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        );
      expect(Object.fromEntries(alternates)).toEqual(
        Object.fromEntries(languages.map((language) => [language, at(language)])),
      );
      for (const path of [`/${venue}?type=room`, '/', '/terms']) {
        if (path !== '/grand-harbour-hotel?type=room') await page.goto(path);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const elsewhere = await page
          .getByRole('link')
          .evaluateAll(
            (links, origin) =>
              links
                .map((link) => (link instanceof HTMLAnchorElement ? link.href : ''))
                .filter(
                  (href) =>
                    href.startsWith('http') &&
                    /localhost/.test(href) &&
                    !href.startsWith(`${origin}/`),
                ),
            baseURL ?? '',
          );
        expect(elsewhere).toEqual([]);
        await fitsPhone(page);
      }
      await expect(page.getByRole('main')).toContainText(
        ownHouses ? `${name} offers its own` : `${name} lists`,
      );
      await expect(page.getByRole('link', { name: 'For venues' })).toHaveCount(
        invitesVenues ? 1 : 0,
      );
      await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toHaveCount(0);
    });
  });
}

/** Nothing overflows at the width of a phone, and header and footer are as wide as the window. */
async function fitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (before === null) throw new Error('the page has no size');
  // From here on the window is resized: the resulting shifts do not count.
  await page.evaluate(() => Object.assign(window, { foyerLooked: true }));
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowing(page)).toEqual([]);
  const [header, footer] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
  ]);
  expect([header?.width, footer?.width]).toEqual([360, 360]);
  await page.setViewportSize(before);
}
