import { expectPageIntegrity } from '../stage/page-integrity.ts';
import { expect, test } from '../stage/test.ts';

test.use({ hostname: 'opera.booking-engine.localhost' });

test(
  'a package of the property system is booked at its own times, and Back shows its card ' +
    '(PACK-008 to PACK-013, VENUE-011)',
  async ({ page }) => {
    await page.goto('/harbour-opera?type=package');
    const card = page.getByRole('article', { name: 'Day at the opera' });
    await expect(card.getByText('Dimensions')).toBeVisible();
    await expect(card.getByText('Included')).toBeVisible();
    const times = card.getByRole('group', { name: 'Times: Day at the opera' });
    await times.getByRole('combobox', { name: 'End time' }).selectOption('21:00');
    await expect(card).toContainText('Package not allowed: it is for a shorter meeting.');
    await times.getByRole('combobox', { name: 'End time' }).selectOption('16:30');
    await expectPageIntegrity(page);
    await card.getByRole('button', { name: /^(Book|Send request): Day at the opera$/ }).click();
    await page.waitForURL(/\/book\?/);
    await expect(page.getByRole('complementary')).toContainText('Day at the opera');
    await expect(page.getByRole('complementary')).toContainText('09:00–16:30');
    await page.goBack();
    await expect(card).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);
