import { dashboardOf, register } from '../../stage/account.ts';
import { mailTo } from '../../stage/inbox.ts';
import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import {
  acceptTerms,
  aino,
  enterDetails,
  isThanked,
  panel,
  pressBook,
  summary,
  toCheckout,
} from '../../stage/visitor.ts';

test.use({ hostname: 'travel.corporate.localhost' });

test('the search in its header defaults to three hours and five delegates (SITE-046, HEADER-010, CONST-018)', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.getByRole('banner').getByRole('button', { name: 'City or venue' }).click();
  await expect(page.getByRole('combobox', { name: 'City or venue' })).toBeFocused();
  // A whole name needs no list.
  await page.keyboard.type('helsinki');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?pt=[\d.,]+&duration=3&delegates=5$/);
});

test('its dashboard has neither users nor billing nor support (ROLE-006, HEADER-025, A-012)', async ({
  page,
}) => {
  await register(page, aino('travel'));
  expect(await dashboardOf(page)).toEqual(['Dashboard', 'Inbox', 'Log out']);
});

test(
  'a travel account pays once its reason and codes are given, and the venue gets them (' +
    'CHECK-004, CHECK-005, CHECK-007, CHECK-009, A-121, A-124)',
  async ({ page, stack }) => {
    const visitor = aino('travel.account');
    await toCheckout(page, tuesday({ weeks: 30 }), 'park-pavilion-toolo');
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
    await pressBook(page);
    await isThanked(page);
    const { text } = await mailTo(stack, 'meetings@park-pavilion-toolo.example', visitor.email);
    expect(text).toContain(
      'Payment: AirPlus company account\nReason: Works council\nKS: 4711\nPR: Aurora\nMay be written to with offers: Yes',
    );
    expect(text).toContain('Premium service: €15.00');
  },
);

test('a site that requires consent stores no choice before it, and all after it (D-9, CART-026)', async ({
  page,
  context,
}) => {
  const length = panel(page).getByRole('combobox', { name: 'Meeting length' });
  const asks = panel(page).getByText(/Remember these choices/);
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 35 })));
  await expect(asks).toBeVisible();
  await length.selectOption('4');
  await expect(page).toHaveURL(/meeting-length=4/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_pref_'))).toEqual([]);
  await panel(page).getByRole('button', { name: 'Remember', exact: true }).click();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === '_pref_mt')?.value)
    .toBe('4');
  await expect(asks).toBeHidden();
  await page.reload();
  await expect(length).toHaveValue('4');
  await expect(asks).toBeHidden();
});
