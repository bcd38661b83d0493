import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import { panel } from '../../stage/visitor.ts';

test.use({ hostname: 'us.marketplace.localhost' });

test('a venue in the United States has the assistance line with its hours, others have none (SITE-014, SITE-039)', async ({
  page,
}) => {
  await page.goto('/new-york-canal-exchange?type=room');
  const line = page.getByText(/^Help with your booking: /);
  await expect(line).toHaveText('Help with your booking: +1 202 555 0142, 9am-5pm ET');
  await expect(line.getByRole('link')).toHaveAttribute('href', 'tel:+12025550142');
  await page.goto('/grand-harbour-hotel?type=room');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('American English measures in feet, and can be selected in the language picker (SITE-014, ROOM-017)', async ({
  page,
}) => {
  const meeting = tuesday({ weeks: 24, from: '10:00' });
  await page.goto(venueAddress('grand-harbour-hotel', meeting));
  const first = page.getByRole('article').first();
  await expect(first).toContainText(/\d\sm²/);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: /^English \(/ }).click();
  await expect(page).toHaveURL(/\/en-us\/grand-harbour-hotel\?/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-us');
  await expect(first).toContainText(/\d sq ft/);
  await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('10:00');
});
