import { expectPageIntegrity } from '../stage/page-integrity.ts';
import { mailTo } from '../stage/inbox.ts';
import { tuesday } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  acceptTerms,
  aino,
  enterCard,
  enterDetails,
  isThanked,
  pressBook,
  toCheckout,
} from '../stage/visitor.ts';

const password = 'four words in a row';

test(
  'a visitor registers, books, finds the booking in the inbox, cancels it, and logs in again ' +
    '(HEADER-003, HEADER-015, D-14, D-17)',
  async ({ page, watch, stack }) => {
    const me = aino('account');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await page.getByRole('textbox', { name: 'First name' }).fill(me.first);
    await page.getByRole('textbox', { name: 'Last name' }).fill(me.last);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(me.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    // Back to the page where the login was opened.
    await expect(page).toHaveURL(`${stack.url}/`);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Aino Lindqvist' }),
    ).toBeVisible();

    await toCheckout(page, tuesday({ weeks: 31 }));
    await enterDetails(page, me);
    await enterCard(page);
    await acceptTerms(page);
    await pressBook(page);
    await isThanked(page);

    await page.getByRole('banner').getByRole('link', { name: 'Aino Lindqvist' }).click();
    const order = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
    await expect(order).toContainText('Grand Harbour Hotel');
    await expect(order).toContainText('09:00–17:00');
    await expect(order).toContainText('Booked');
    await expectPageIntegrity(page);
    await order.getByRole('link').click();
    await expect(page).toHaveURL(/\/booking\//);
    await page.locator('summary').filter({ hasText: 'Cancel the booking' }).click();
    await expect(page.getByRole('main')).toContainText('Cancelling costs nothing.');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('main')).toContainText('This booking is cancelled');

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

    // The inbox requires a login.
    watch.expects(/401/);
    await page.goto('/dashboard/inbox');
    await expect(page.getByText('Log in to see your orders.')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(me.email);
    await page.getByLabel('Password', { exact: true }).fill('a wrong one');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong password.');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(me.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(
      page.getByRole('list', { name: 'Your orders' }).getByRole('listitem'),
    ).toContainText('Cancelled');
  },
);

test('a forgotten password is replaced through a mailed link', async ({ page, stack }) => {
  const email = 'aino.forgotten@norrsken.example';
  await page.goto('/de/user/register');
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Aino');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Lindqvist');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Buchungen' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Abmelden' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach.')).toBeVisible();
  const mail = await mailTo(stack, email, 'Passwort festlegen');
  const token = /user\/password\/([\w-]{43})/.exec(mail.text)?.[1] ?? '';
  await page.goto(`/de/user/password/${token}`);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('another four words');
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Buchungen' })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Aino Lindqvist' }),
  ).toBeVisible();
});
