import { expect, test } from '../../stage/test.ts';

test.use({ hostname: 'island.white-label.localhost' });

test('English alone until Icelandic has words, no other houses, no login (HEADER-011, VENUE-026)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar venues nearby' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.goto('/de/grand-harbour-hotel?type=room');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('its footer is the partner’s logo alone, which leads home (HEADER-021)', async ({ page }) => {
  await page.goto('/grand-harbour-hotel?type=room');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link')).toHaveCount(1);
  await expect(footer.getByRole('link', { name: 'Island Meetings' })).toHaveAttribute(
    'href',
    /\/$/,
  );
  await expect(footer.getByRole('combobox')).toHaveCount(0);
  await expect(footer.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Language/ })).toHaveCount(0);
});

test('nobody is asked to log in on a phone either: the menu offers to register and to list a venue (HEADER-011, HEADER-013)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'List your venue' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});
