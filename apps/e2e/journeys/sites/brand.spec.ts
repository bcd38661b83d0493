import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { addOn, toPropertyCheckout } from '../../stage/property.ts';
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

test('rooms may be had for an hour (FORM-030)', async ({ page }) => {
  await page.goto('/grand-harbour-hotel?type=room');
  const length = panel(page).getByRole('combobox', { name: 'Meeting length' });
  await expect(length.getByRole('option', { name: '1 hour' })).toBeAttached();
  await length.selectOption({ label: '1 hour' });
  await expect(page.getByRole('article').first()).toContainText('1 hour');
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

test('at a house of the property system one menu can be chosen, and no second (OPERA-043, OPERA-044, A-014, C-151)', async ({
  page,
}) => {
  await toPropertyCheckout(page, tuesday({ weeks: 32 }), 'Galley');
  await expect(page.getByText('One menu can be chosen for a meeting.')).toBeVisible();
  const more = (menu: string) =>
    addOn(page, menu).getByRole('button', { name: `One ${menu} more` });
  await more('Archipelago lunch').click();
  await more('Archipelago lunch').click();
  await expect(
    addOn(page, 'Archipelago lunch').getByRole('textbox', { name: 'Number' }),
  ).toHaveValue('2');
  await expect(more('Morning coffee')).toHaveAttribute('aria-disabled', 'true');
  await addOn(page, 'Archipelago lunch').getByRole('textbox', { name: 'Number' }).fill('0');
  await expect(more('Morning coffee')).not.toHaveAttribute('aria-disabled', 'true');
});
