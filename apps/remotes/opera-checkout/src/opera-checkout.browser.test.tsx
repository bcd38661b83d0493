import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { fakeVault, unfoldAll } from '@foyer/booking-ui/checkout/testing';
import {
  aCart,
  aCartItem,
  aPropertyItem,
  aVisitor,
  euros,
  fakePropertySession,
  fakeReadable,
  type PropertyStates,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { act } from './act/act.ts';
import { addOnFields } from './act/sent-add-ons.ts';
import { OperaCheckout } from './opera-checkout.tsx';

const byAccount = { paymentMethods: ['accountcredits'] } as const;
const secondDay = { start: '2026-06-09T09:00', end: '2026-06-09T12:00' } as const;
const enquiry = {
  kind: 'ready',
  cart: aCart({ isEnquiry: true, heldUntil: null, items: [aCartItem({ total: null, vat: null })] }),
  items: [aPropertyItem({ total: null })],
} as const;

async function show(states: PropertyStates = {}) {
  const session = fakePropertySession(states);
  const i18n = setupI18n({
    locale: session.language,
    messages: { [session.language]: session.language === 'de' ? german : english },
  });
  const view = await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <OperaCheckout session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  unfoldAll();
  return {
    session,
    view,
    placed: () =>
      session.calls.filter(({ action }) => action === 'placeOrder').map(({ args }) => args),
    did: (action: string) => session.calls.some((call) => call.action === action),
  };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const addOn = (name: string) => page.getByRole('group', { name, exact: true });
const summary = () => page.getByRole('region', { name: 'Booking request summary' });
const terms = () => page.getByRole('checkbox', { name: /^I accept/ });
const button = (name: RegExp) => page.getByRole('button', { name });
// A national number can only be validated once the country codes are loaded.
const codesThere = () =>
  expect
    .element(page.getByRole('combobox', { name: 'Country' }), { timeout: 10_000 })
    .toMatchTextContent(/\+\d/);

async function fillIn() {
  await codesThere();
  for (const [name, text] of [
    ['First name', 'Aino'],
    ['Last name', 'Virtanen'],
    ['E-mail', 'aino@example.com'],
    ['Phone', '040 123 4567'],
    ['Company name', 'Norrsken Oy'],
  ] as const)
    await field(name).fill(text);
}

beforeEach(() => window.sessionStorage.clear());

test(
  'add-ons are added line by line and in the button (OPERA-004, OPERA-006, OPERA-009, ' +
    'OPERA-019 to OPERA-021, PRICE-030)',
  async () => {
    await show(byAccount);
    await addOn('Archipelago lunch').getByRole('textbox', { name: 'Number' }).fill('12');
    await addOn('Archipelago lunch')
      .getByRole('combobox', { name: 'Service time' })
      .selectOptions('12:00');
    await addOn('Technician').getByRole('button', { name: 'Technician: one more' }).click();
    await expect.element(summary()).toMatchTextContent(/Archipelago lunch × 12, 12:00/);
    // Eight hours at 75.
    await expect.element(summary()).toMatchTextContent(/€600\.00/);
    await expect.element(button(/^Book for €1,660.60$/)).toBeVisible();
  },
);

test('one press adds coffee for everybody at a pause, and takes it back; nothing is ticked beforehand (OPERA-019, OPERA-021)', async () => {
  await show(byAccount);
  const press = page.getByRole('checkbox', { name: /^Morning coffee/ });
  await expect.element(press).not.toBeChecked();
  await expect.element(press).toHaveAccessibleName(/for all 12 people, 10:30/);
  await expect.element(button(/^Book for €652.60$/)).toBeVisible();
  await press.click();
  await expect.element(summary()).toMatchTextContent(/Morning coffee × 12, 10:30/);
  await expect.element(button(/^Book for €766.60$/)).toBeVisible();
  await press.click();
  await expect.element(summary()).not.toMatchTextContent(/Morning coffee/);
});

test('of several days none is proposed: each has its own list (OPERA-005)', async () => {
  await show({
    ...byAccount,
    checkout: {
      kind: 'ready',
      cart: aCart({ items: [aCartItem(), aCartItem(secondDay)] }),
      items: [aPropertyItem(), aPropertyItem(secondDay)],
    },
  });
  await expect
    .element(page.getByRole('checkbox', { name: /^Morning coffee/ }))
    .not.toBeInTheDocument();
});

test('an item can be chosen as often as it is available on the day (OPERA-020, A-134)', async () => {
  await show(byAccount);
  const number = addOn('Flipchart').getByRole('textbox', { name: 'Number' });
  await number.fill('9');
  await expect.element(number).toHaveAccessibleDescription('No more than 6 can be ordered here.');
  await expect.element(summary()).not.toMatchTextContent(/Flipchart/);
  await number.fill('6');
  await expect.element(summary()).toMatchTextContent(/Flipchart × 6/);
  await expect
    .element(addOn('Flipchart').getByRole('button', { name: 'Flipchart: one more' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('the serving time is any half hour from start to end of the meeting, or none (OPERA-040, OPERA-041, C-146)', async () => {
  await show(byAccount);
  const options = addOn('Archipelago lunch')
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
  expect([options.length, ...options.slice(0, 2), options.at(-1)]).toEqual([
    18,
    '--:--',
    '09:00',
    '17:00',
  ]);
});

test('only one menu where the site limits it, with a note (OPERA-043, OPERA-044)', async () => {
  await show({ ...byAccount, menuCap: 1 });
  await expect.element(page.getByText('Menus for a meeting: at most 1')).toBeVisible();
  await addOn('Archipelago lunch')
    .getByRole('button', { name: 'Archipelago lunch: one more' })
    .click();
  await expect
    .element(addOn('Morning coffee').getByRole('button', { name: 'Morning coffee: one more' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [
    'Archipelago lunch',
    { kind: 'menu', id: 'LUN1' },
    'abc',
    'Please enter a whole number, 0 or more.',
  ],
  ['Flipchart', { kind: 'misc', id: 'FLIP' }, '7', 'No more than 6 can be ordered here.'],
  ['Flipchart', { kind: 'misc', id: 'FLIP' }, '-3', 'Please enter a whole number, 0 or more.'],
] as const)(
  'without scripts, %s %o in the number %s is refused at its field, and nothing is ordered',
  async (name, at, text, words) => {
    const sent = new URLSearchParams({
      firstName: 'Aino',
      lastName: 'Virtanen',
      email: 'aino@example.com',
      phone: '040 123 4567',
      phoneCountry: 'fi',
      company: 'Norrsken Oy',
      customerAccount: 'AR 4711',
      paymentMethod: 'accountcredits',
      total: '65260 EUR',
      terms: 'on',
      [addOnFields.amount({ event: 0, ...at })]: text,
    });
    const { session, placed } = await show({ ...byAccount, base: { sent } });
    expect(await act(session, sent)).toBeUndefined();
    expect(placed()).toEqual([]);
    const number = addOn(name).getByRole('textbox', { name: 'Number' });
    await expect.element(number).toHaveValue(text);
    await expect.element(number).toBeInvalid();
    await expect.element(number).toHaveAccessibleDescription(words);
    sent.delete(addOnFields.amount({ event: 0, ...at }));
    await act(session, sent);
    expect(placed()).toHaveLength(1);
  },
);

test('each of several days has its own disclosure of add-ons (OPERA-005, B-067)', async () => {
  await show({
    ...byAccount,
    checkout: {
      kind: 'ready',
      cart: aCart({ items: [aCartItem(), aCartItem(secondDay)] }),
      items: [aPropertyItem(), aPropertyItem(secondDay)],
    },
  });
  await page.getByText('Day 2', { exact: true }).first().click();
  const lunches = addOn('Archipelago lunch').elements();
  expect(lunches).toHaveLength(2);
  await addOn('Archipelago lunch').nth(1).getByRole('textbox', { name: 'Number' }).fill('3');
  await expect.element(summary()).toMatchTextContent(/Day 2: Harbour Room.*Archipelago lunch × 3/);
  expect(addOn('Archipelago lunch').nth(1).getByRole('option').elements()).toHaveLength(8);
});

test(
  'without the terms a press does nothing; with them it focuses the first wrong field (OPERA-008, ' +
    'OPERA-026, OPERA-036, OPERA-038, B-062)',
  async () => {
    const { placed } = await show(byAccount);
    await codesThere();
    await expect.element(button(/^Book for/)).toHaveAttribute('aria-disabled', 'true');
    await button(/^Book for/).click({ force: true });
    await expect.element(field('First name')).not.toHaveAttribute('aria-invalid');
    await expect.element(terms()).toHaveFocus();
    await expect.element(terms()).toHaveAccessibleDescription('Please agree to the terms.');
    await terms().click();
    await button(/^Book for/).click();
    await expect.element(field('First name')).toHaveFocus();
    await fillIn();
    await button(/^Book for/).click();
    await expect.element(field('Customer account (AR number)')).toHaveFocus();
    expect(placed()).toEqual([]);
  },
);

test('the form asks for names, e-mail, phone and company, and says at each what is wrong (OPERA-003, OPERA-036)', async () => {
  await show(byAccount);
  await codesThere();
  await terms().click();
  await button(/^Book for/).click();
  for (const name of ['First name', 'Last name', 'E-mail', 'Company name'])
    await expect.element(field(name)).toHaveAccessibleDescription('This field is required.');
  await expect.element(field('Phone')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('E-mail'), 'ada@example');
  await userEvent.tab();
  await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('E-mail'), '.com');
  await userEvent.tab();
  await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid', 'true');
});

test('processing shows while the order is sent and ends with a failure (OPERA-029)', async () => {
  const { session } = await show(byAccount);
  await expect.element(field('First name')).toBeVisible();
  const overlay = page.getByText(/^Booking your/);
  session.set.order({ kind: 'processing' });
  await expect.element(overlay).toBeVisible();
  session.set.order({ kind: 'failed', problem: { kind: 'unreachable' }, field: null });
  await expect.element(overlay).not.toBeInTheDocument();
});

test('an account pays by its number, and the venue gets the contact on the day (OPERA-023, OPERA-028, OPERA-037, C-167)', async () => {
  const { placed } = await show({
    ...byAccount,
    base: {
      visitor: fakeReadable(aVisitor({ phone: '+358 40 123 4567', company: 'Norrsken Oy' })),
    },
  });
  await codesThere();
  await field('Contact on site (optional)').fill('Eero');
  await field('Department (optional)').fill('Sales');
  await field('Customer account (AR number)').fill(' AR-7 ');
  await terms().click();
  await button(/^Book for/).click();
  expect(placed()).toEqual([
    [
      expect.objectContaining({
        company: 'Norrsken Oy',
        phoneCountry: 'fi',
        onsiteContact: 'Eero',
        department: 'Sales',
        customerAccount: 'AR-7',
      }),
      { method: 'accountcredits', cardToken: null },
    ],
  ]);
});

test('the card token comes from the vault’s frame, and no account number is required (OPERA-007, OPERA-027)', async () => {
  const { placed } = await show({ cardFrame: fakeVault() });
  await fillIn();
  await terms().click();
  await expect
    .poll(() => getComputedStyle(page.getByTitle('Card details').element()).blockSize)
    .toBe('520px');
  await button(/^Book for/).click();
  await expect.poll(placed).toHaveLength(1);
  expect(placed()[0]?.[1]).toEqual({ method: 'creditcard', cardToken: 'tok_test' });
});

test.each([
  ['not complete', { valid: false }],
  ['refused', { answer: 'failure' }],
] as const)('a card that is %s is reported as invalid (OPERA-039, ERR-034)', async (_, vault) => {
  const { placed } = await show({ cardFrame: fakeVault(vault) });
  await fillIn();
  await terms().click();
  await expect
    .poll(() => getComputedStyle(page.getByTitle('Card details').element()).blockSize)
    .toBe('520px');
  await button(/^Book for/).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This card is not valid\./);
  expect(placed()).toEqual([]);
});

test.each([
  ['creditcard', /^Book for/, 'The amount is reserved on your card; the venue collects it.'],
  ['accountcredits', /^Book for/, 'The sum goes on your company’s account with the venue.'],
  ['none', /^Send request$/, 'Nothing is booked or charged yet.'],
] as const)(
  'beside the button stands what happens to the money: %s',
  async (method, name, said) => {
    await show(method === 'none' ? { checkout: enquiry } : { paymentMethods: [method] });
    await terms().click();
    await expect.element(button(name)).toHaveAccessibleDescription(said);
    await expect
      .element(page.getByRole('complementary'))
      .not.toMatchTextContent(/charged|reserved/);
  },
);

test('account credits and the account’s number survive a reload', async () => {
  const both = { paymentMethods: ['creditcard', 'accountcredits'] } as const;
  const { view } = await show(both);
  await page.getByRole('radio', { name: 'Account credits' }).click();
  await field('Customer account (AR number)').fill('AR 4711');
  await view.unmount();
  await show(both);
  await expect.element(page.getByRole('radio', { name: 'Account credits' })).toBeChecked();
  await expect.element(field('Customer account (AR number)')).toHaveValue('AR 4711');
});

test('an inquiry has no payment (OPERA-001, OPERA-009, OPERA-033, OPERA-046)', async () => {
  const { placed } = await show({ checkout: enquiry, holdSeconds: null });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Complete your inquiry' }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Payment' })).not.toBeInTheDocument();
  await fillIn();
  await terms().click();
  await button(/^Send request$/).click();
  expect(placed()[0]?.[1]).toEqual({ method: 'none', cardToken: null });
});

test('add-ons load, fail and can be requested again, or there are none (OPERA-025)', async () => {
  const { session, did } = await show({ ...byAccount, addOns: 'loading' });
  await expect
    .element(page.getByRole('status', { name: 'Menus and equipment are loading' }))
    .toBeVisible();
  session.set.addOns('failed');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(did('retryAddOns')).toBe(true);
  session.set.checkout({
    kind: 'ready',
    cart: aCart(),
    items: [aPropertyItem({ menus: [], miscItems: [] })],
  });
  session.set.addOns('loaded');
  await expect
    .element(page.getByText('There is nothing to add here.', { exact: false }))
    .toBeVisible();
});

test('the right column shows the venue and its photos, one at a time (OPERA-010)', async () => {
  await show(byAccount);
  const house = page.getByRole('complementary');
  await expect.element(house.getByRole('heading', { name: 'Grand Harbour Hotel' })).toBeVisible();
  await house.getByRole('button', { name: 'Next picture' }).click();
  await expect.element(house).toMatchTextContent(/2 \/ /);
});

test('an order that fails opens a dialog, and closing it dismisses the failure (OPERA-011, OPERA-032, ERR-032)', async () => {
  const { did } = await show({
    ...byAccount,
    order: { kind: 'failed', field: null, problem: { kind: 'malformed' } },
  });
  await expect
    .element(page.getByRole('dialog', { name: 'An error happened' }))
    .toMatchTextContent(/Something went wrong on our side\./);
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  expect(did('dismissOrder')).toBe(true);
});

test.each([
  ['provider_unavailable', 503, 'Das System des Hauses antwortet gerade nicht.'],
  ['provider_malformed', 502, 'Das System des Hauses hat unverständlich geantwortet.'],
  ['temp_pms_order_error', 502, 'Das System des Hauses hat diese Buchung nicht angenommen.'],
  [
    'temp_pms_order_error_conflict',
    409,
    'Das System des Hauses hat diesen Raum an jemand anderen vergeben.',
  ],
  ['package_pms_not_mapped', 409, 'Das System des Hauses kennt diese Pauschale nicht.'],
] as const)(
  '%s has a message in the reader’s language, and typed values stay (OPERA-025, ERR-024, ERR-032, D-3)',
  async (code, status, words) => {
    const { session } = await show({ ...byAccount, base: { language: 'de' } });
    await field('Firma').fill('Norrsken Oy');
    await field('Kundenkonto (Debitorennummer)').fill('AR-7');
    session.set.order({
      kind: 'failed',
      field: null,
      problem: { kind: 'refused', problem: { code, status, message: 'for developers' } },
    });
    const dialog = page.getByRole('dialog', { name: 'Es ist ein Fehler aufgetreten' });
    await expect.element(dialog).toMatchTextContent(words);
    await expect.element(dialog).not.toMatchTextContent('for developers');
    await expect.element(dialog.getByRole('link', { name: 'Zurück zum Haus' })).toBeVisible();
    // As after a reload of the page.
    expect(window.sessionStorage.getItem('foyer:checkout-details')).toMatch(
      /Norrsken Oy.*AR-7|AR-7.*Norrsken Oy/,
    );
  },
);

test(
  'a hold that expires while the visitor types says so and leads back; the details are kept for ' +
    'another attempt (OPERA-002, A-122, D-3)',
  async () => {
    const { session } = await show(byAccount);
    await codesThere();
    await field('First name').fill('Aino');
    session.set.checkout({ kind: 'expired', cart: aCart(), items: [] });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Your booking expired' }))
      .toBeVisible();
    await expect.element(page.getByText('Your details are kept', { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Back to the venue' }))
      .toHaveAttribute('href', '/harbour-opera');
    session.set.checkout({
      kind: 'ready',
      cart: aCart({ id: 'c_again' }),
      items: [aPropertyItem()],
    });
    await expect.element(field('First name')).toHaveValue('Aino');
  },
);

test('a refused field is marked until its content changes, and focused without a dialog (ERR-002, OPERA-032)', async () => {
  const { session } = await show(byAccount);
  await fillIn();
  session.set.order({
    kind: 'failed',
    field: 'email',
    problem: {
      kind: 'refused',
      problem: { code: 'invalid_field', status: 400, message: 'for developers', field: 'email' },
    },
  });
  await expect.element(field('E-mail')).toHaveFocus();
  await expect
    .element(field('E-mail'))
    .toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await field('E-mail').fill('aino@example.org');
  await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid', 'true');
});

test('an address with an account shows a note, and can be booked without logging in (A-189)', async () => {
  const { session } = await show(byAccount);
  await fillIn();
  session.set.emailCheck({ kind: 'has-account', email: 'aino@example.com' });
  await expect
    .element(page.getByText('This address has an account.', { exact: false }))
    .toBeVisible();
  await field('E-mail').fill('other@example.com');
  await expect
    .element(page.getByText('This address has an account.', { exact: false }))
    .not.toBeInTheDocument();
});

test('the page shows how long the rooms are held, and nothing without a hold (OPERA-001, D-7)', async () => {
  await show({ ...byAccount, holdSeconds: 125 });
  await expect.element(page.getByRole('timer')).toMatchTextContent(/2:05/);
});

test('a visitor may decline another price (D-6)', async () => {
  const { did } = await show({
    ...byAccount,
    order: { kind: 'price-changed', before: euros(652.6), now: euros(678) },
  });
  await page.getByRole('button', { name: 'Do not book' }).click();
  expect([did('dismissOrder'), did('acceptPrice')]).toEqual([true, false]);
});

test('an item has its serving time, and only chosen ones are lines of the summary (OPERA-006, OPERA-020)', async () => {
  await show(byAccount);
  await addOn('Technician').getByRole('combobox', { name: 'Service time' }).selectOptions('12:00');
  await addOn('Technician').getByRole('button', { name: 'Technician: one more' }).click();
  await expect.element(summary()).toMatchTextContent(/Technician × 1, 12:00/);
  await expect.element(summary()).not.toMatchTextContent(/× 0/);
});

test('the discount code is shown with the venue and the price (OPERA-010)', async () => {
  await show({
    ...byAccount,
    checkout: { kind: 'ready', cart: aCart({ discountCode: 'PARTNER' }), items: [aPropertyItem()] },
  });
  await expect
    .element(page.getByRole('complementary'))
    .toMatchTextContent(/Discount code PARTNER.*€652\.60/);
});

test('a visitor may accept another price (D-6)', async () => {
  const { did } = await show({
    ...byAccount,
    order: { kind: 'price-changed', before: euros(652.6), now: euros(678) },
  });
  await page.getByRole('button', { name: 'Book for €678.00' }).click();
  expect(did('acceptPrice')).toBe(true);
});

test('the terms open in a dialog or as a link, and so does the cancellation policy (OPERA-011, OPERA-022, OPERA-045)', async () => {
  await show({
    ...byAccount,
    venue: { termsOfUse: 'Leave the room as it was.', termsOfCancellation: 'Ring us.' },
  });
  await page.getByRole('link', { name: 'terms of use' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Terms of use of the venue' }))
    .toMatchTextContent(/Leave the room as it was\./);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Cancellation policy' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Cancellation policy' }))
    .toMatchTextContent(/Ring us\./);
});

test('a code is required where the server sends a challenge (OPERA-035)', async () => {
  const { did } = await show({
    ...byAccount,
    emailCheck: {
      kind: 'challenged',
      email: 'aino@example.com',
      words: 'Please type the code.',
      isWrong: false,
      busy: null,
      resendProblem: null,
    },
  });
  await field('Verification code').fill('123456');
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  expect(did('verifyEmail')).toBe(true);
});

test('a login fills the fields (HEADER-016, B-094)', async () => {
  await show({
    ...byAccount,
    base: { visitor: fakeReadable(aVisitor({ phone: '+358 40 123 4567' })) },
  });
  await expect.element(field('First name')).not.toHaveValue('');
});

test.each([
  ['Your booking expired', { checkout: { kind: 'expired', cart: aCart(), items: [] } }],
  ['We cannot find this booking', { checkout: { kind: 'missing' } }],
  [
    'Your booking could not be loaded',
    { checkout: { kind: 'failed', problem: { kind: 'unreachable' } } },
  ],
] as const)(
  '%s is shown where there is nothing to order (OPERA-002, A-122)',
  async (title, states) => {
    await show(states);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  },
);

test('in German', async () => {
  await show({ ...byAccount, base: { language: 'de' } });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Buchung abschließen' }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Rund um Ihr Treffen' })).toBeVisible();
});
