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

test.describe('on a site without cards of a plan', () => {
  test.use({ hostname: 'hotel.booking-engine.localhost' });

  test(
    'a package has the times that the property system takes, is told of another, and is booked at ' +
      'what the form shows (FORM-003, AVAIL-030, D-18)',
    async ({ page }) => {
      await page.goto('/harbour-opera?type=package&delegates=10');
      const starts = page.getByRole('combobox', { name: 'Start time' });
      const minutes = async () => [
        ...new Set((await starts.locator('option').allInnerTexts()).map((time) => time.slice(3))),
      ];
      await expect(starts).toHaveValue('09:00');
      expect(await minutes()).toEqual(['00', '30']);

      // A quarter past, as a link from elsewhere or a room of before may have it.
      const asked = new URL(page.url());
      for (const name of ['datetime', 'end-datetime'])
        asked.searchParams.set(name, String(Number(asked.searchParams.get(name)) + 15 * 60));
      await page.goto(asked.href);
      await expect(starts).toHaveValue('09:30');
      await expect(
        page.getByText(/^Packages begin at :00 or :30 here\. You asked for: .*, 09:15\./),
      ).toBeVisible();
      await expectPageIntegrity(page);

      const card = page.getByRole('article', { name: 'Day at the opera' });
      await card.getByRole('button', { name: /^(Book|Send request): Day at the opera$/ }).click();
      await page.waitForURL(/\/book\?/);
      await expect(page.getByRole('complementary')).toContainText('09:30–17:30');
    },
  );
});
