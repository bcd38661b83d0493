import { expect, test } from '../../stage/test.ts';

test.use({ hostname: 'island.white-label.localhost' });

test(
  'Icelandic is offered and no login, no other venue is named, and the footer is the ' +
    'partner’s logo (SITE-026, HEADER-011, HEADER-013, HEADER-021, VENUE-026)',
  async ({ page }) => {
    await page.goto('/de/grand-harbour-hotel?type=room');
    await expect(page).toHaveURL(/\/\/[^/]+\/grand-harbour-hotel\?/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('article').first()).toBeVisible();
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link')).toHaveCount(1);
    await expect(footer.getByRole('link', { name: 'Eyja' })).toHaveAttribute('href', /\/$/);
    await expect(footer.getByRole('combobox')).toHaveCount(0);
    await header.getByRole('button', { name: /^Language/ }).click();
    await expect(header.getByRole('link', { name: /^(English|Íslenska)$/ })).toHaveCount(2);
    await expect(header.getByRole('navigation').locator('a[hreflang]')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Similar venues nearby' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await header.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'List your venue' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  },
);
