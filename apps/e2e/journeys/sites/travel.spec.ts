import { dashboardOf, register } from '../../stage/account.ts';
import { mailTo } from '../../stage/inbox.ts';
import { isAccessible } from '../../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { toPropertyCheckout } from '../../stage/property.ts';
import { expect, test } from '../../stage/test.ts';
import {
  acceptTerms,
  aino,
  choose,
  enterDetails,
  firstInstantOffer,
  goOn,
  isThanked,
  offerCard,
  panel,
  pressBook,
  summary,
} from '../../stage/visitor.ts';

test.use({ hostname: 'travel.corporate.localhost' });

test('five hours cost a full day: bands of 2 to 4 and 5 to 9 hours (PRICE-015, CONST-005)', async ({
  page,
}) => {
  const dayPrice = async (to: string) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 32, to })));
    return /€[\d,.]+\d(?=\s+\d hours, incl)/.exec(
      await offerCard(page, 'Compass').innerText(),
    )?.[0];
  };
  expect([await dayPrice('13:00'), await dayPrice('14:00'), await dayPrice('17:00')]).toEqual([
    '€257.00',
    '€392.00',
    '€392.00',
  ]);
});

test('it does not cap groups as the other corporate site does (B-088)', async ({ page }) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 32 }), { delegates: '60' }));
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('60');
});

test('the search in its header asks for three hours and five people (SITE-046, HEADER-010, CONST-018)', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.getByRole('banner').getByRole('button', { name: 'City or venue' }).click();
  await expect(page.getByRole('combobox', { name: 'City or venue' })).toBeFocused();
  await page.keyboard.type('Helsing');
  await expect(page.getByRole('option', { name: /Helsinki/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?pt=[\d.,]+&duration=3&delegates=5$/);
});

test('its dashboard has neither users nor billing nor support (ROLE-006, HEADER-025, A-012)', async ({
  page,
}) => {
  await register(page, aino('travel'));
  expect(await dashboardOf(page)).toEqual(['Dashboard', 'Inbox', 'Log out']);
});

test('at a house of the property system the card is the only way to pay (OPERA-046, A-013, ROLE-008, B-063)', async ({
  page,
}) => {
  await toPropertyCheckout(page, tuesday({ weeks: 34 }), 'Galley');
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Account credits' })).toHaveCount(0);
});

test(
  'a company’s travel account pays once it knows why and for whom; the fee is in the total, and ' +
    'the house reads it all (CHECK-004, CHECK-005, CHECK-007, CHECK-009, A-121, A-124)',
  async ({ page, stack }) => {
    const visitor = aino('travel.account');
    await page.goto(venueAddress('park-pavilion-toolo', tuesday({ weeks: 30 })));
    await choose(page, await firstInstantOffer(page));
    await goOn(page);
    await expect(summary(page)).toContainText('Premium service€15.00');
    await enterDetails(page, visitor);
    await page.getByRole('radio', { name: 'AirPlus company account' }).check();
    await acceptTerms(page);
    await page.getByRole('checkbox', { name: /may write to me with offers/ }).check();
    await pressBook(page);
    await expect(page.getByRole('combobox', { name: 'Reason for the meeting' })).toBeFocused();
    await page
      .getByRole('combobox', { name: 'Reason for the meeting' })
      .selectOption('Works council');
    await page.getByRole('textbox', { name: 'Cost centre (KS)' }).fill('4711');
    await page.reload();
    await page.getByRole('radio', { name: 'AirPlus company account' }).check();
    await expect(page.getByRole('textbox', { name: 'Cost centre (KS)' })).toHaveValue('4711');
    await page.getByRole('textbox', { name: 'Project number (PR)' }).fill('Aurora');
    await acceptTerms(page);
    await isAccessible(page);
    await pressBook(page);
    await isThanked(page);
    const { text } = await mailTo(stack, 'meetings@park-pavilion-toolo.example', visitor.email);
    expect(text).toContain(
      'Payment: AirPlus company account\nReason: Works council\nKS: 4711\nPR: Aurora\nMay be written to with offers: Yes',
    );
    expect(text).toContain('Premium service: €15.00');
  },
);
