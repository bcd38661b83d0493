import { expect, test } from '../../stage/test.ts';
import { panel } from '../../stage/visitor.ts';

test.use({ hostname: 'business.marketplace.localhost' });

test('the form opens on rooms, regardless of the address and the last visit (SITE-015, FORM-016)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=package');
  await expect(panel(page).getByRole('radio', { name: 'Room' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await panel(page).getByText('Package', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await page.goto('/grand-harbour-hotel');
  await expect(panel(page).getByRole('radio', { name: 'Room' })).toBeChecked();
});
