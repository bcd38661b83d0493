import { unfoldAll } from '@foyer/booking-ui/checkout/testing';
import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { type CheckoutField, checkoutFields, fieldsOf, requiredIn, rowOf } from '@foyer/domain';
import { aCart, fakeCartSession } from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkout } from './checkout.tsx';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';

/** The fields of the standard checkout that need nothing but their row. */
const plain = fieldsOf('cart').filter((field) =>
  ['text', 'lines', 'tick', 'email'].includes(rowOf(field).kind),
);
const cart = aCart({ paymentMethods: ['onsite'] });

const show = async (language: 'en' | 'de' | 'hu' = 'en') => {
  const session = fakeCartSession({ checkout: { kind: 'ready', cart } });
  const i18n = setupI18n({ locale: language, messages: { en: english, de: german, hu: english } });
  const view = await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <Checkout session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  unfoldAll();
  return { session, view };
};

const inputOf = (field: CheckoutField): HTMLInputElement | HTMLTextAreaElement => {
  const input = document.querySelector(`[name="${field}"]`);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return input;
  throw new Error(`the form has no ${field}`);
};
const isTick = (field: CheckoutField): boolean => rowOf(field).kind === 'tick';
const sample = (field: CheckoutField): string =>
  rowOf(field).kind === 'email' ? 'aino@example.com' : `My ${field}`;
const type = async (field: CheckoutField): Promise<void> => {
  const input = inputOf(field);
  await (isTick(field) ? userEvent.click(input) : userEvent.type(input, sample(field)));
};
const contentOf = (field: CheckoutField): string => {
  const input = inputOf(field);
  if (input instanceof HTMLInputElement && isTick(field)) return input.checked ? 'yes' : '';
  return input.value;
};
const labelOf = (field: CheckoutField): string =>
  inputOf(field).labels?.[0]?.textContent.trim() ?? '';
const press = () => page.getByRole('button', { name: 'Book for €652.60' }).click({ force: true });
const errorOf = (field: CheckoutField): string =>
  document.getElementById(inputOf(field).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

beforeEach(() => window.sessionStorage.clear());

test.each(plain)('%s is typed, survives a reload, and is part of the order', async (field) => {
  const first = await show();
  for (const other of plain) if (requiredIn('cart').includes(other)) await type(other);
  if (!requiredIn('cart').includes(field)) await type(field);
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('+358 40 123 4567');
  await first.view.unmount();

  const { session } = await show();
  const value = isTick(field) ? 'yes' : sample(field);
  await expect.poll(() => contentOf(field)).toBe(value);
  await page.getByRole('checkbox', { name: /terms/i }).click();
  await press();
  await expect
    .poll(() => session.calls.filter(({ action }) => action === 'placeOrder'))
    .toHaveLength(1);
  const [contact] = session.calls.find(({ action }) => action === 'placeOrder')?.args ?? [];
  expect(contact).toMatchObject({ [field]: value });
});

test('the family name is asked for first where the language names it first', async () => {
  const first = await show();
  const isFirst = () =>
    inputOf('lastName').compareDocumentPosition(inputOf('firstName')) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isFirst()).toBe(false);
  await first.view.unmount();
  await show('hu');
  expect(isFirst()).toBe(true);
});

test.each(plain)('%s has a label in both languages', async (field) => {
  const first = await show();
  const label = labelOf(field);
  await first.view.unmount();
  await show('de');
  expect(label).toMatch(/\w{2}/);
  expect(labelOf(field)).toMatch(/\w{2}/);
  expect(labelOf(field)).not.toBe(label);
});

test.each(plain.filter((field) => !isTick(field)))(
  '%s says so when it has more characters than its limit, and nothing is sent',
  async (field) => {
    const { session } = await show();
    const at = rowOf(field).kind === 'email' ? '@example.com' : '';
    await userEvent.fill(inputOf(field), 'x'.repeat(rowOf(field).limit + 1 - at.length) + at);
    await press();
    await expect.poll(() => errorOf(field)).toBe('This is too long.');
    expect(session.calls.filter(({ action }) => action === 'placeOrder')).toEqual([]);
  },
);

test.each(plain)(
  '%s is marked as required where its row says so, and only there',
  async (field) => {
    await show();
    await press();
    const isRequired = requiredIn('cart').includes(field);
    expect(inputOf(field).required).toBe(isRequired);
    await expect
      .poll(() => inputOf(field).getAttribute('aria-invalid'))
      .toBe(isRequired ? 'true' : null);
  },
);

test('the form has its fields in the order of the rows', async () => {
  await show();
  const shown = [...document.querySelectorAll('form [name]')].map((input) =>
    input.getAttribute('name'),
  );
  expect(shown.filter((name) => plain.some((field) => field === name))).toEqual(
    checkoutFields.filter((field) => plain.includes(field)),
  );
});
