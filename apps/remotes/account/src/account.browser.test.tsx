import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  type AccountStates,
  aConfirmation,
  aVisitor,
  fakeAccountSession,
  fakeReadable,
} from '@foyer/fixtures';
import { FormatsContext, formatsFor } from '@foyer/i18n';
import type { CallProblem } from '@foyer/session';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Account } from './account.tsx';
import { messages } from 'foyer:words/all/en';

async function show(states: AccountStates, locale = 'en') {
  const session = fakeAccountSession(states);
  await render(
    // The words are English in any language.
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
      <FormatsContext value={formatsFor('en')}>
        <Account session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  return session;
}

const refused = (
  status: number,
  code:
    | 'wrong_password'
    | 'internal'
    | 'rate_limited'
    | 'account_exists'
    | 'price_changed'
    | 'invalid_field'
    | 'not_cancellable',
  field?: string,
): CallProblem => ({
  kind: 'refused',
  problem: { status, code, message: 'for developers', ...(field && { field }) },
});
const field = (name: string) => page.getByRole('textbox', { name });

test.each([
  ['en', ['firstName', 'lastName']],
  ['hu', ['lastName', 'firstName']],
  ['zh', ['lastName', 'firstName']],
])('a registration in %s asks for %j in this order', async (locale, order) => {
  await show({ screen: { kind: 'register' } }, locale);
  const names = page
    .getByRole('textbox', { name: /^(First|Last) name/ })
    .elements()
    .map((input) => input.getAttribute('name'));
  expect(names).toEqual(order);
});

test.each([
  [refused(401, 'wrong_password'), 'Wrong password.'],
  [refused(500, 'internal'), 'Unknown error.'],
  [{ kind: 'malformed' } as const, 'Unknown error.'],
  [refused(429, 'rate_limited'), 'That was too often in a short time.'],
  [{ kind: 'unreachable' } as const, 'We could not reach the server.'],
])(
  'a login that fails with %o says so and keeps what was typed (HEADER-027, ERR-039, A-142, C-176)',
  async (problem, words) => {
    const session = await show({ screen: { kind: 'login' }, problem });
    await field('E-mail').fill('aino@norrsken.example');
    await page.getByLabelText('Password', { exact: true }).fill('four words in a row');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(words);
    expect(session.calls).toEqual([
      { action: 'logIn', args: ['aino@norrsken.example', 'four words in a row'] },
    ]);
    await expect.element(field('E-mail')).toHaveValue('aino@norrsken.example');
    await expect
      .element(page.getByLabelText('Password', { exact: true }))
      .toHaveValue('four words in a row');
  },
);

test('the login asks for both fields, is known to password managers, and leads to its neighbours', async () => {
  const session = await show({ screen: { kind: 'login' } });
  await expect.element(field('E-mail')).toHaveAttribute('autocomplete', 'username');
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect(page.getByText('This field is required.').elements()).toHaveLength(2);
  expect(session.calls).toEqual([]);
  await expect
    .element(page.getByRole('link', { name: 'Forgotten your password?' }))
    .toHaveAttribute('href', '/user/password');
  await expect
    .element(page.getByRole('link', { name: 'Register' }))
    .toHaveAttribute('href', '/user/register');
});

test('a password may be looked at', async () => {
  await show({ screen: { kind: 'login' } });
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('who is logged in already is told so, and led on', async () => {
  await show({ screen: { kind: 'login' }, base: { visitor: fakeReadable(aVisitor()) } });
  await expect
    .element(page.getByText('Name: Aino Lindqvist, e-mail: aino@norrsken.example'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'To your orders' }))
    .toHaveAttribute('href', '/dashboard');
});

test('a registration is sent whole, and says beside the fields what is missing', async () => {
  const session = await show({ screen: { kind: 'register' } });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(page.getByText('Please agree to the terms.')).toBeVisible();
  await field('First name').fill('Aino');
  await field('Last name').fill('Lindqvist');
  await field('E-mail').fill('aino@norrsken.example');
  await field('Company (optional)').fill('Norrsken Oy');
  await page.getByLabelText('Password', { exact: true }).fill('four words in a row');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Register' }).click();
  expect(session.calls).toEqual([
    {
      action: 'register',
      args: [
        {
          email: 'aino@norrsken.example',
          firstName: 'Aino',
          lastName: 'Lindqvist',
          company: 'Norrsken Oy',
          phone: '',
          password: 'four words in a row',
        },
      ],
    },
  ]);
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'new-password');
});

test('an address that has an account is said to have one', async () => {
  await show({ screen: { kind: 'register' }, problem: refused(409, 'account_exists') });
  for (const [name, value] of [
    ['First name', 'A'],
    ['Last name', 'B'],
    ['E-mail', 'a@b.example'],
  ] as const)
    await field(name).fill(value);
  await page.getByLabelText('Password', { exact: true }).fill('four words in a row');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('This address has an account already.');
});

test('a link for a new password is asked for with an address that is one', async () => {
  const session = await show({ screen: { kind: 'forgotten-password' } });
  await field('E-mail').fill('aino@');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(page.getByText('Please enter a valid e-mail address.')).toBeVisible();
  await field('E-mail').fill('aino@norrsken.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(page.getByText('Please look into your mailbox.')).toBeVisible();
  expect(session.calls).toEqual([{ action: 'askPasswordLink', args: ['aino@norrsken.example'] }]);
});

test('a mailed link sets a password that is long enough', async () => {
  const session = await show({ screen: { kind: 'set-password', token: 'a-token' } });
  const password = page.getByLabelText('New password', { exact: true });
  await password.fill('short');
  await userEvent.keyboard('{Enter}');
  expect(session.calls).toEqual([]);
  await password.fill('four words in a row');
  await userEvent.keyboard('{Enter}');
  expect(session.calls).toEqual([
    { action: 'setPassword', args: ['a-token', 'four words in a row'] },
  ]);
});

test('our own link logs out at once, another site’s asks first (HEADER-004)', async () => {
  expect((await show({ screen: { kind: 'logout' }, cameFromHere: false })).calls).toEqual([]);
  await page.getByRole('button', { name: 'Log out' }).click();
  expect((await show({ screen: { kind: 'logout' }, cameFromHere: true })).calls).toEqual([
    { action: 'logOut', args: [] },
  ]);
});

test('the inbox lists orders on the venue’s clock, with what became of them (D-14, D-1)', async () => {
  await show({
    orders: {
      kind: 'ready',
      orders: [
        { status: 'confirmed', confirmation: aConfirmation() },
        { status: 'cancelled', confirmation: aConfirmation({ orderId: 'o_2' }) },
      ],
    },
  });
  const rows = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Grand Harbour Hotel.*Monday 8 June 2026, 09:00–17:00.*12 people.*Booked/);
  await expect.element(rows.nth(1)).toMatchTextContent('Cancelled');
  await expect
    .element(rows.nth(0).getByRole('link'))
    .toHaveAttribute('href', '/booking/o_9b1d4e7c2f5a8d0b3e6f');
});

test('an order of several days stands with all of them, the room of its package, and the whole price (D-21)', async () => {
  const [event] = aConfirmation().events;
  if (!event) throw new Error('a confirmation has a meeting');
  const on = (day: string, roomTitle: string) => ({
    ...event,
    title: 'Harbour day',
    roomTitle,
    start: `${day}T09:00`,
    end: `${day}T17:00`,
    total: { minor: 50_000, currency: 'EUR' },
  });
  const confirmation = aConfirmation({
    events: [on('2026-06-08', 'Compass'), on('2026-06-09', 'Library'), on('2026-06-10', 'Compass')],
    total: { minor: 150_000, currency: 'EUR' },
  });
  await show({ orders: { kind: 'ready', orders: [{ status: 'confirmed', confirmation }] } });
  const row = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await expect
    .element(row)
    .toMatchTextContent(
      /Harbour day, Compass, Library.*3 days, Mon 8 Jun 2026 09:00 – Wed 10 Jun 2026 17:00.*€1,500.00/,
    );
});

test('an empty inbox, one that did not come, and one of nobody say what to do (D-4)', async () => {
  const session = await show({ orders: { kind: 'ready', orders: [] } });
  await expect
    .element(page.getByRole('link', { name: 'Find a room' }))
    .toHaveAttribute('href', '/');
  session.set.orders({ kind: 'failed', problem: { kind: 'unreachable' } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(session.calls).toEqual([{ action: 'retryOrders', args: [] }]);
  session.set.orders({ kind: 'logged-out' });
  await expect.element(page.getByText('Log in to see your orders.')).toBeVisible();
  await expect.element(field('E-mail')).toBeVisible();
});

test('an order that is not this account’s is nowhere', async () => {
  await show({ screen: { kind: 'order', orderId: 'o_of_somebody' } });
  await expect.element(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
});

test('a phone at registration is taken as people write it, and one that is too short is refused (D-23)', async () => {
  const session = await show({ screen: { kind: 'register' } });
  for (const [name, value] of [
    ['First name', 'Aino'],
    ['Last name', 'Lindqvist'],
    ['E-mail', 'aino@norrsken.example'],
  ] as const)
    await field(name).fill(value);
  await page.getByLabelText('Password', { exact: true }).fill('four words in a row');
  await page.getByRole('checkbox').click();
  const phone = page.getByRole('textbox', { name: 'Phone (optional)' });
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toMatchTextContent('+358');
  await phone.click();
  await userEvent.keyboard('040-12');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAccessibleDescription('This number is too short.');
  expect(session.calls).toEqual([]);
  await userEvent.keyboard('3 4567');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect
    .poll(() => session.calls)
    .toMatchObject([{ action: 'register', args: [{ phone: '+35840 123 4567' }] }]);
});
