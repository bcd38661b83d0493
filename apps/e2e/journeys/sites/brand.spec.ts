import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  panel,
} from '../../stage/visitor.ts';

test.use({ hostname: 'brand.hotel-chain.localhost' });

test('rooms can be booked for an hour, packages for two at least (FORM-030)', async ({ page }) => {
  await page.goto('/grand-harbour-hotel?type=room');
  const length = panel(page).getByRole('combobox', { name: 'Meeting length' });
  await expect(length.getByRole('option', { name: '1 hour' })).toBeAttached();
  await length.selectOption({ label: '1 hour' });
  await expect(page.getByRole('article').first()).toContainText('1 hour');
  await panel(page).getByText('Package', { exact: true }).click();
  await expect(length.getByRole('option').first()).toHaveText('2 hours');
});

test('a German visitor’s checkout has no language in its address, and books (CART-012)', async ({
  page,
}) => {
  await page.goto(`/de${venueAddress('grand-harbour-hotel', tuesday({ weeks: 28 }))}`);
  await choose(page, await firstInstantOffer(page, 'de'));
  await page.getByRole('button', { name: 'Weiter', exact: true }).first().click();
  await page.waitForURL((url) => /^\/book-universal\/[\w-]+$/.test(url.pathname));
  await checkOut(page, aino('brand'));
  await isThanked(page);
});
