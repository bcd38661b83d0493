import { isAccessible } from '../stage/is-accessible.ts';
import { expect, test } from '../stage/test.ts';

test.use({ hostname: 'opera.booking-engine.localhost' });

test(
  'a package of the property system has everything on its card and times of its own (PACK-008, ' +
    'PACK-009, PACK-010, PACK-011, PACK-012, PACK-013, VENUE-011), and Back finds it where it was',
  async ({ page }) => {
    await page.goto('/harbour-opera?type=package');
    const card = page.getByRole('article', { name: 'Day at the opera' });
    await expect(card.getByText('Dimensions')).toBeVisible();
    await expect(card.getByText('Included')).toBeVisible();
    const times = card.getByRole('group', { name: 'Times of Day at the opera' });
    await times.getByRole('combobox', { name: 'End time' }).selectOption('21:00');
    await expect(card).toContainText('Package not allowed: it is for a shorter meeting.');
    await times.getByRole('combobox', { name: 'End time' }).selectOption('16:30');
    await isAccessible(page);
    await card.getByRole('button', { name: /^(Book|Send request) Day at the opera$/ }).click();
    await page.waitForURL(/\/book\?/);
    await expect(page.getByRole('complementary')).toContainText('Day at the opera');
    await expect(page.getByRole('complementary')).toContainText('09:00–16:30');
    // Layout shifts are watched over on every page of a story.
    await page.goBack();
    await expect(card).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);
