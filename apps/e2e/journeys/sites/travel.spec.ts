import { dashboardOf, register } from '../../stage/account.ts';
import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { toPropertyCheckout } from '../../stage/property-system.ts';
import { expect, test } from '../../stage/test.ts';
import { aino, offerCard, panel } from '../../stage/visitor.ts';

test.use({ hostname: 'travel.corporate.localhost' });

test('five hours cost a full day: bands of 2 to 4 and 5 to 9 hours (PRICE-015, CONST-005)', async ({ page }) => {
  const dayPrice = async (to: string) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 32, to })));
    return /€[\d,.]+\d(?=\s+\d hours, incl)/.exec(await offerCard(page, 'Compass').innerText())?.[0];
  };
  expect([await dayPrice('13:00'), await dayPrice('14:00'), await dayPrice('17:00')]).toEqual(['€257.00', '€392.00', '€392.00']);
});

test('it does not cap groups as the other corporate site does (B-088)', async ({ page }) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 32 }), { delegates: '60' }));
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('60');
});

test('the search in its header asks for three hours and five people (SITE-046, HEADER-010, CONST-018)', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('banner').getByRole('button', { name: 'City or venue' }).click();
  await expect(page.getByRole('combobox', { name: 'City or venue' })).toBeFocused();
  await page.keyboard.type('Helsing');
  await expect(page.getByRole('option', { name: /Helsinki/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?pt=[\d.,]+&duration=3&delegates=5$/);
});

test('its dashboard has neither users nor billing nor support (ROLE-006, HEADER-025, A-012)', async ({ page }) => {
  await register(page, aino('travel'));
  expect(await dashboardOf(page)).toEqual(['Dashboard', 'Inbox', 'Log out']);
});

test('at a house of the property system the card is the only way to pay (OPERA-046, A-013, ROLE-008, B-063)', async ({ page }) => {
  await toPropertyCheckout(page, tuesday({ weeks: 34 }), 'Galley');
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Account credits' })).toHaveCount(0);
});
