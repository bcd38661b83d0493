import { unfoldAll } from '@foyer/booking-ui/checkout/testing';
import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aCart, aCartItem, type CartStates, euros, fakeCartSession } from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { act } from './act/act.ts';
import { Checkout } from './checkout.tsx';
import { messages as english } from 'foyer:words/all/en';

const takesCode = { addOnEndTime: false, marketingConsent: false, discountCode: true };
const cart = aCart({ paymentMethods: ['onsite'], asks: takesCode });
const lowered = {
  ...cart,
  discountCode: 'Spring25',
  items: [aCartItem({ total: euros(489.45), original: euros(652.6) })],
};

async function show(states: CartStates = {}) {
  const session = fakeCartSession({ checkout: { kind: 'ready', cart }, ...states });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
      <FormatsContext value={session.formats}>
        <Checkout session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  unfoldAll();
  const called = (action: string) =>
    session.calls.filter((call) => call.action === action).map((call) => call.args);
  return { session, called };
}

const field = () => page.getByRole('textbox', { name: 'Discount code' });
const apply = () => page.getByRole('button', { name: 'Apply' });
const line = (name: RegExp) => page.getByRole('complementary').getByRole('row', { name });
const inDetails = async () => {
  // A national number can only be validated once the country codes are loaded.
  await expect
    .element(page.getByRole('combobox', { name: 'Country' }), { timeout: 10_000 })
    .toMatchTextContent(/\+\d/);
  for (const [name, text] of [
    ['First name', 'Aino'],
    ['Last name', 'Virtanen'],
    ['E-mail', 'aino@example.org'],
    ['Phone', '040 123 4567'],
  ] as const)
    await userEvent.fill(page.getByRole('textbox', { name }), text);
  await page.getByRole('checkbox').click();
};

beforeEach(() => window.sessionStorage.clear());

test('only a venue that takes codes in its checkout asks for one (CHECK-003)', async () => {
  const { session } = await show({ checkout: { kind: 'ready', cart: aCart() } });
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toBeInTheDocument();
  expect(field().elements()).toEqual([]);
  session.set.checkout({ kind: 'ready', cart });
  await page.getByText('No code entered').click();
  await expect.element(field()).toBeInTheDocument();
});

test('a code is applied by button or Enter, and the price shows what it takes off (CHECK-003)', async () => {
  const { session, called } = await show();
  expect(line(/^Discount/).elements()).toEqual([]);
  await userEvent.fill(field(), ' spring25');
  await apply().click();
  await userEvent.type(field(), '{Enter}');
  expect(called('applyCode')).toEqual([[' spring25'], [' spring25']]);
  expect(called('placeOrder')).toEqual([]);
  session.set.code({ kind: 'asking' });
  await expect.element(field()).toHaveAccessibleDescription(/Looking for the price/);
  session.set.code({ kind: 'settled' });
  session.set.checkout({ kind: 'ready', cart: lowered });
  await expect.element(field()).toHaveValue('Spring25');
  await expect.element(field()).toHaveAccessibleDescription('This code is included in the price.');
  await expect.element(line(/^Harbour Room/)).toMatchTextContent(/€652\.60/);
  await expect.element(line(/^Discount/)).toMatchTextContent(/-€163\.15/);
  await expect.element(line(/^Total/)).toMatchTextContent(/€489\.45/);
  await expect.element(page.getByRole('button', { name: 'Book for €489.45' })).toBeInTheDocument();
  await userEvent.clear(field());
  await apply().click();
  expect(called('applyCode').at(-1)).toEqual(['']);
});

test.each([
  ['unknown', 'The venue does not know this code.'],
  ['not-for-this', 'This code is not valid for this offer on that day.'],
  ['used-up', 'This code has been used up.'],
  ['too-often', 'Too many codes were tried. Please try again in ten minutes.'],
  ['failed', 'The code could not be checked. Please try again.'],
] as const)(
  'a code that is %s is refused at its field, and stays there (CHECK-003)',
  async (reason, words) => {
    const { session } = await show({ checkout: { kind: 'ready', cart: lowered } });
    await userEvent.fill(field(), 'OTHER');
    session.set.code({ kind: 'refused', typed: 'OTHER', reason });
    await expect.element(field()).toHaveAccessibleDescription(words);
    await expect.element(field()).toBeInvalid();
    await expect.element(field()).toHaveValue('OTHER');
    await expect.element(line(/^Total/)).toMatchTextContent(/€489\.45/);
    await userEvent.type(field(), 'S');
    await expect.element(field()).not.toBeInvalid();
  },
);

test('nothing is ordered with a code that is typed and not applied', async () => {
  const { called } = await show();
  await inDetails();
  await userEvent.fill(field(), 'SPRING25');
  await page.getByRole('button', { name: /^Book for/ }).click();
  await expect.element(field()).toHaveFocus();
  await expect
    .element(field())
    .toHaveAccessibleDescription('The price does not have this yet. Please press “Apply”.');
  expect(called('placeOrder')).toEqual([]);
  await userEvent.clear(field());
  await page.getByRole('button', { name: /^Book for/ }).click();
  await expect.poll(() => called('placeOrder').length).toBe(1);
});

test('without scripts the form applies the code first, and orders nothing where it is refused', async () => {
  const sent = new URLSearchParams({
    firstName: 'Aino',
    lastName: 'Virtanen',
    email: 'aino@example.com',
    phone: '040 123 4567',
    phoneCountry: 'fi',
    paymentMethod: 'onsite',
    total: '65260 EUR',
    terms: 'on',
    discount_code: 'OTHER',
  });
  const { session, called } = await show({ base: { sent } });
  const then = await act(session, sent);
  expect(called('applyCode')).toEqual([['OTHER']]);
  session.set.code({ kind: 'refused', typed: 'OTHER', reason: 'unknown' });
  expect(then?.()).toBeUndefined();
  expect(called('placeOrder')).toEqual([]);
  await expect.element(field()).toHaveValue('OTHER');
  await expect.element(field()).toHaveAccessibleDescription('The venue does not know this code.');
  sent.set('discount_code', '');
  session.set.code({ kind: 'settled' });
  (await act(session, sent))?.();
  expect(called('placeOrder')).toHaveLength(1);
});
