import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { fakeVault } from '@foyer/booking-ui/checkout/testing';
import type { PaymentMethod } from '@foyer/domain';
import {
  aCart,
  aCartItem,
  aVisitor,
  type CartStates,
  euros,
  fakeCartSession,
  fakeReadable,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkout } from './checkout.tsx';
import { messages as arabic } from 'foyer:words/all/ar';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';

const invoice = { kind: 'ready', cart: aCart({ paymentMethods: ['invoice', 'onsite'] }) } as const;
const onsite = { kind: 'ready', cart: aCart({ paymentMethods: ['onsite'] }) } as const;
const enquiry = {
  kind: 'ready',
  cart: aCart({
    isEnquiry: true,
    heldUntil: null,
    paymentMethods: ['none'],
    items: [aCartItem({ total: null, vat: null })],
  }),
} as const;
const refused = (
  code: 'card_declined' | 'room_taken' | 'invalid_field',
  field: string | null = null,
) =>
  ({
    kind: 'failed',
    field,
    problem: { kind: 'refused', problem: { status: 409, code, message: '' } },
  }) as const;

async function show(states: CartStates = {}) {
  const session = fakeCartSession({ checkout: onsite, ...states });
  const i18n = setupI18n({
    locale: session.language,
    messages: {
      [session.language]: { en: english, de: german, ar: arabic }[session.language] ?? {},
    },
  });
  const view = await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <Checkout session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  const placed = () =>
    session.calls.filter((call) => call.action === 'placeOrder').map((call) => call.args);
  return { session, placed, view };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const terms = () => page.getByRole('checkbox');
const book = () => page.getByRole('button', { name: 'Book for €652.60' });
// A national number can only be validated once the country codes are loaded.
const codesThere = () =>
  expect
    .element(page.getByRole('combobox', { name: 'Country' }), { timeout: 10_000 })
    .toMatchTextContent(/\+\d/);

async function fillIn() {
  await codesThere();
  await field('First name').fill('Aino');
  await field('Last name').fill('Virtanen');
  await field('E-mail').fill('aino@example.com');
  await field('Phone').fill('040 123 4567');
}

beforeEach(() => window.sessionStorage.clear());

test('a complete form places one order, however often the button is pressed', async () => {
  const { placed } = await show();
  await fillIn();
  await terms().click();
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await book().dblClick({ force: true });
  expect(placed()).toEqual([
    [
      {
        firstName: 'Aino',
        lastName: 'Virtanen',
        email: 'aino@example.com',
        phone: '+35840 123 4567',
        phoneCountry: 'fi',
        company: '',
        additionalInfo: '',
      },
      { method: 'onsite', cardToken: null, airplus: null },
      false,
    ],
  ]);
});

test('Enter in a field sends the form like the button', async () => {
  const { placed } = await show();
  await fillIn();
  await terms().click();
  await field('E-mail').click();
  await userEvent.keyboard('{Enter}');
  expect(placed()).toHaveLength(1);
});

test('until the terms are accepted the button says what is missing, and a press focuses the first blocker (ERR-031)', async () => {
  const { placed } = await show();
  await codesThere();
  await expect.element(book()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(book()).toHaveAccessibleDescription('Accept the terms to go on.');
  await book().click({ force: true });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please fix the errors above.');
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('E-mail')).toHaveAccessibleDescription('This field is required.');
  await expect
    .element(field('Phone'))
    .toHaveAccessibleDescription('Please enter your phone number.');
  await expect.element(page.getByText('Please agree to the terms.')).not.toBeInTheDocument();

  await fillIn();
  await book().click({ force: true });
  await expect.element(terms()).toHaveFocus();
  await expect.element(terms()).toHaveAccessibleDescription('Please agree to the terms.');
  expect(placed()).toEqual([]);
});

test('messages are shown at the fields and disappear when the fields are corrected', async () => {
  await show();
  await fillIn();
  await terms().click();
  await field('E-mail').fill('aino@');
  await field('Phone').fill('040 CALL');
  await book().click();
  await expect.element(field('E-mail')).toHaveFocus();
  await expect
    .element(field('E-mail'))
    .toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect
    .element(field('Phone'))
    .toHaveAccessibleDescription('Only digits and spaces are allowed.');
  await field('E-mail').fill('aino@example.com');
  await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid');
});

test('an invoice requires the company', async () => {
  const { placed } = await show({ checkout: invoice });
  await fillIn();
  await terms().click();
  await book().click();
  await expect.element(field('Company name')).toHaveFocus();
  await field('Company name').fill('Virtanen & Co');
  await book().click();
  expect(placed()).toHaveLength(1);
});

test('a number with a plus selects its country; one that fits no country requires a choice', async () => {
  await show();
  await codesThere();
  const country = page.getByRole('combobox', { name: 'Country' });
  await field('Phone').fill('+46 70 123 45 67');
  await expect.element(country).toMatchTextContent('Sweden +46');
  await expect.element(field('Phone')).toHaveValue('70 123 45 67');
  await field('Phone').fill('+999');
  await expect.element(country).toMatchTextContent('Pick the country code');
  await expect
    .element(field('Phone'))
    .toHaveAttribute('placeholder', 'Pick the country code first');
  await country.click();
  await userEvent.keyboard('ital{Enter}');
  await field('Phone').fill('06 1234 5678');
  await field('E-mail').click();
  await expect.element(field('Phone')).toHaveValue('06 1234 5678');
});

test('the card token comes from the vault’s frame', async () => {
  const { placed } = await show({
    checkout: { kind: 'ready', cart: aCart() },
    cardFrame: fakeVault(),
  });
  await fillIn();
  await terms().click();
  const frame = page.getByTitle('Card details').element();
  await expect.poll(() => getComputedStyle(frame).blockSize).toBe('520px');
  await book().click();
  await expect.poll(placed).toHaveLength(1);
  expect(placed()[0]?.[1]).toEqual({ method: 'creditcard', cardToken: 'tok_test', airplus: null });
});

test('an incomplete card blocks the order (ERR-031)', async () => {
  const { placed } = await show({
    checkout: { kind: 'ready', cart: aCart() },
    cardFrame: fakeVault({ valid: false }),
  });
  await fillIn();
  await terms().click();
  await expect
    .element(page.getByRole('status', { name: 'The card form is loading' }))
    .not.toBeInTheDocument();
  await book().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please complete the details of your card.');
  expect(placed()).toEqual([]);
});

test('a card that the vault cannot store shows an error and loads a new frame (ERR-034, A-130)', async () => {
  const { placed } = await show({
    checkout: { kind: 'ready', cart: aCart() },
    cardFrame: fakeVault({ answer: 'failure' }),
  });
  await fillIn();
  await terms().click();
  await expect
    .element(page.getByRole('status', { name: 'The card form is loading' }))
    .not.toBeInTheDocument();
  const first = page.getByTitle('Card details').element();
  await book().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('There was a problem with your credit card.');
  expect(page.getByTitle('Card details').element()).not.toBe(first);
  expect(placed()).toEqual([]);
});

test('messages from other windows and origins are ignored', async () => {
  const { placed } = await show({
    checkout: { kind: 'ready', cart: aCart() },
    cardFrame: fakeVault({ ready: false }),
  });
  await fillIn();
  await terms().click();
  const loading = page.getByRole('status', { name: 'The card form is loading' });
  const frame = page.getByTitle('Card details').element();
  // The page's own window, and a second window of the vault's origin.
  window.postMessage({ type: 'ready' }, '*');
  window.postMessage({ cardToken: 'tok_stolen' }, '*');
  const stranger = document.createElement('iframe');
  stranger.src = fakeVault().url;
  const strangerSpoke = new Promise<void>((resolve) =>
    window.addEventListener(
      'message',
      (event) =>
        event.source === stranger.contentWindow && event.data.type === 'ready' && resolve(),
    ),
  );
  document.body.append(stranger);
  await strangerSpoke;
  await expect.element(loading).toBeInTheDocument();
  expect(getComputedStyle(frame).blockSize).toBe('403px');
  await book().click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^The card service does not answer\. Nothing was booked or charged\./);
  expect(placed()).toEqual([]);
  stranger.remove();
});

test('a card service that does not answer is named, and not the venue or the card (D-4)', async () => {
  const { session } = await show({ checkout: { kind: 'ready', cart: aCart() } });
  session.set.order({
    kind: 'failed',
    field: null,
    problem: {
      kind: 'refused',
      problem: { status: 503, code: 'provider_unavailable', message: '', field: 'card_token' },
    },
  });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/The card service does not answer\. Nothing was booked or charged\./);
});

test('a declined card is dropped, typed details are kept', async () => {
  const { session, placed } = await show({
    checkout: { kind: 'ready', cart: aCart() },
    cardFrame: fakeVault(),
  });
  await fillIn();
  await terms().click();
  await expect
    .element(page.getByRole('status', { name: 'The card form is loading' }))
    .not.toBeInTheDocument();
  const first = page.getByTitle('Card details').element();
  await book().click();
  await expect.poll(placed).toHaveLength(1);
  session.set.order({ kind: 'processing' });
  await expect.element(page.getByText('Booking your room …')).toBeVisible();
  // The frame stays mounted while the order is sent: removing it would move the button.
  await expect.element(page.getByTitle('Card details')).toBeInTheDocument();
  session.set.order(refused('card_declined'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('The card was declined.');
  // The next card gets a new frame, which accepts no submission until it is ready.
  await expect.poll(() => page.getByTitle('Card details').element()).not.toBe(first);
  await expect.element(field('E-mail')).toHaveValue('aino@example.com');
  await expect
    .element(page.getByRole('status', { name: 'The card form is loading' }))
    .not.toBeInTheDocument();
  await book().click();
  await expect.poll(placed).toHaveLength(2);
});

test('repeated attempts at an order that cannot be sent move neither the card frame nor the button', async () => {
  const { session, placed } = await show({
    checkout: { kind: 'ready', cart: aCart() },
    cardFrame: fakeVault(),
  });
  await fillIn();
  await terms().click();
  await expect
    .element(page.getByRole('status', { name: 'The card form is loading' }))
    .not.toBeInTheDocument();
  // Below the start of the form, so that the scroll position can be compared.
  const below = () =>
    book().element().getBoundingClientRect().top -
    (document.querySelector('form')?.getBoundingClientRect().top ?? NaN);
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const place = page.getByRole('group', { name: /^Card details/ });
  const before = heightOf(place.element());
  await book().click();
  await expect.poll(placed).toHaveLength(1);
  session.set.order({ kind: 'processing' });
  session.set.order({ kind: 'failed', field: null, problem: { kind: 'unreachable' } });
  const alert = page.getByRole('alert').filter({ hasText: 'We could not reach the server.' });
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByText('Your card is with the card vault.')).toBeVisible();
  expect(heightOf(place.element())).toBe(before);
  const first = alert.element();
  const top = below();
  await book().click();
  await expect.poll(placed).toHaveLength(2);
  session.set.order({ kind: 'processing' });
  await expect.element(page.getByText('Booking your room …')).toBeVisible();
  expect(below()).toBe(top);
  session.set.order({ kind: 'failed', field: null, problem: { kind: 'unreachable' } });
  // A new element, so that a screen reader announces the same text again.
  await expect.poll(() => alert.element()).not.toBe(first);
  expect(below()).toBe(top);
  // The new card frame has the position of the last one.
  await page.getByRole('button', { name: 'Use another card' }).click();
  expect(heightOf(place.element())).toBe(before);
});

test('a lost answer keeps the card, so that the second attempt needs no typing', async () => {
  const { session, placed } = await show({
    checkout: { kind: 'ready', cart: aCart() },
    cardFrame: fakeVault(),
  });
  await fillIn();
  await terms().click();
  await expect
    .element(page.getByRole('status', { name: 'The card form is loading' }))
    .not.toBeInTheDocument();
  await book().click();
  await expect.poll(placed).toHaveLength(1);
  session.set.order({ kind: 'failed', field: null, problem: { kind: 'unreachable' } });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('We could not reach the server.');
  await expect.element(page.getByText('Your card is with the card vault.')).toBeInTheDocument();
  await book().click();
  expect(placed()[1]).toEqual(placed()[0]);
});

test('in Arabic, its validation messages are as well (SITE-022, D-25)', async () => {
  await show({ base: { language: 'ar', direction: 'rtl' } });
  await terms().click();
  await page.getByRole('button', { name: /^الحجز بسعر/ }).click();
  await expect.element(page.getByText('هذا الحقل مطلوب.').first()).toBeVisible();
});

test('a field that the server refuses is marked until it is changed (ERR-002, C-182)', async () => {
  const { session } = await show();
  await fillIn();
  await terms().click();
  await book().click();
  session.set.order(refused('invalid_field', 'email'));
  await expect
    .element(field('E-mail'))
    .toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect.element(field('E-mail')).toHaveFocus();
  await field('E-mail').fill('aino@example.org');
  await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid');
});

test('a room that is no longer free leads back to the venue', async () => {
  await show({ order: refused('room_taken') });
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: 'Back to the venue' }))
    .toHaveAttribute('href', '/grand-harbour-hotel');
});

test('a changed price is shown with the old one; accepting books again, declining does not', async () => {
  const { session } = await show();
  await fillIn();
  await terms().click();
  await book().click();
  session.set.order({ kind: 'price-changed', before: euros(652.6), now: euros(678) });
  const dialog = page.getByRole('dialog', { name: 'The price has changed' });
  await expect.element(dialog).toMatchTextContent(/Before: €652.60, now: €678.00/);
  await dialog.getByRole('button', { name: 'Do not book' }).click();
  const actions = () => session.calls.map((call) => call.action);
  expect(actions()).toEqual(['placeOrder', 'dismissOrder']);
  await dialog.getByRole('button', { name: 'Book for €678.00' }).click();
  expect(actions()).toEqual(['placeOrder', 'dismissOrder', 'acceptPrice']);
});

test('an enquiry needs no payment and says what it is (ERR-020, CHECK-021, A-125)', async () => {
  const { placed } = await show({ checkout: enquiry, holdSeconds: null });
  await expect.element(page.getByRole('heading', { name: 'Complete your enquiry' })).toBeVisible();
  await expect
    .element(page.getByText('This is an enquiry. The venue will reply with an offer.'))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Payment' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await fillIn();
  await terms().click();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  expect(placed()[0]?.[1]).toEqual({ method: 'none', cardToken: null, airplus: null });
});

test.each([
  ['creditcard', 'The amount is reserved on your card; the venue collects it.'],
  ['invoice', 'Nothing is charged now.'],
  ['onsite', 'Nothing is charged now.'],
  ['airplus', 'Nothing is charged now.'],
] as const)('what is booked by %s says once what happens to the money', async (method, said) => {
  await show({ checkout: { kind: 'ready', cart: aCart({ paymentMethods: [method] }) } });
  await terms().click();
  await expect.element(book()).toHaveAccessibleDescription(said);
  await expect.poll(sentencesOfMoney).toEqual([said]);
  await expect.element(page.getByRole('complementary')).toMatchTextContent(/Booked at once/);
});

test('an enquiry says once that nothing is charged', async () => {
  await show({ checkout: enquiry });
  await terms().click();
  expect(sentencesOfMoney()).toEqual(['Nothing is booked or charged yet.']);
});

/** Of the page, those about charging and reserving. */
const sentencesOfMoney = (): readonly string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.children.length === 0)
    .map((element) => element.textContent)
    .filter((text) => /charged|reserved/.test(text));

test.each([
  [['room'], 'Room: done'],
  [['package'], 'Package: done'],
  [['package', 'room'], 'Room: done'],
] as const)('of %s chosen, the first of the steps says %s', async (kinds, said) => {
  const items = kinds.map((kind) => aCartItem({ kind, id: kind }));
  const { session } = await show({ checkout: { kind: 'loading' } });
  const steps = () => page.getByRole('list', { name: 'Progress' });
  // Nothing is said before it is known, and what follows stands where it will.
  await expect.element(steps()).not.toMatchTextContent(/done/);
  session.set.checkout({ kind: 'ready', cart: aCart({ items }) });
  await expect.element(steps().getByRole('listitem').first()).toMatchTextContent(said);
});

test('the countdown is announced at five minutes and at one only, and warns in the last two', async () => {
  const { session } = await show({ holdSeconds: 301 });
  const timer = page.getByRole('timer', { name: 'Time left of your hold' });
  // The pill is the first in the page; the bill's comes after it.
  const said = page.getByRole('status').first();
  await expect.element(timer).toHaveTextContent('Still held: 5:01');
  await expect.element(said).toBeEmptyDOMElement();
  session.set.holdSeconds(300);
  await expect.element(said).toHaveTextContent('Your room is held for five more minutes.');
  session.set.holdSeconds(119);
  await expect.element(timer).toHaveAttribute('data-state', 'ending');
  session.set.holdSeconds(60);
  await expect.element(said).toHaveTextContent('Your room is held for one more minute.');
});

test('an expired hold says so and leads back (A-122)', async () => {
  const { session } = await show();
  // A footer follows, as in a host.
  document.body.style.minBlockSize = '5000px';
  window.scrollTo(0, 1500);
  session.set.checkout({ kind: 'expired', cart: aCart() });
  await expect.element(page.getByRole('heading', { name: 'Your booking expired' })).toBeVisible();
  expect(window.scrollY).toBe(0);
  document.body.style.minBlockSize = '';
  await expect
    .element(page.getByRole('link', { name: 'Back to the venue' }))
    .toHaveAttribute('href', '/grand-harbour-hotel');
});

test('an expired hold says whether the details are stored, or have to be typed again where storage is blocked (D-9)', async () => {
  const { session, view } = await show();
  await field('First name').fill('Aino');
  session.set.checkout({ kind: 'expired', cart: aCart() });
  await expect.element(page.getByText(/Your details are kept/)).toBeVisible();
  await view.unmount();

  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const { session: other } = await show();
  await field('First name').fill('Aino');
  other.set.checkout({ kind: 'expired', cart: aCart() });
  await expect.element(page.getByText(/your details are then asked for anew/)).toBeVisible();
  await expect.element(page.getByText(/are kept/)).not.toBeInTheDocument();
  blocked.mockRestore();
});

test('a cart that could not be loaded can be requested again', async () => {
  const { session } = await show({
    checkout: { kind: 'failed', problem: { kind: 'unreachable' } },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(session.calls).toEqual([{ action: 'retry', args: [expect.anything()] }]);
});

test('typed details survive a reload', async () => {
  const { view } = await show();
  await fillIn();
  await view.unmount();
  await show();
  await expect.element(field('E-mail')).toHaveValue('aino@example.com');
  await expect.element(field('Phone')).toHaveValue('040 123 4567');
});

test('the payment method survives a reload, and is preselected for the next cart that offers it', async () => {
  const way = (name: string) => page.getByRole('radio', { name });
  const paidBy = async (id: string, ...paymentMethods: PaymentMethod[]) =>
    (await show({ checkout: { kind: 'ready', cart: aCart({ id, paymentMethods }) } })).view;
  const first = await paidBy('c_1', 'onsite', 'invoice');
  await way('Invoice to the company').click();
  await first.unmount();
  for (const id of ['c_1', 'c_next']) {
    const again = await paidBy(id, 'onsite', 'invoice');
    await expect.element(way('Invoice to the company')).toBeChecked();
    await again.unmount();
  }
  await paidBy('c_other', 'onsite', 'airplus');
  await expect.element(way('At the venue')).toBeChecked();
});

test(
  'the login fills the fields, the phone with its country; typed values stay, and all of it ' +
    'may be changed (HEADER-016, REGUS-037, B-094)',
  async () => {
    const visitor = fakeReadable<ReturnType<typeof aVisitor> | null>(null);
    const { placed } = await show({ base: { visitor } });
    await field('E-mail').fill('office@example.com');
    visitor.set(
      aVisitor({
        firstName: 'Grace',
        lastName: 'Hopper',
        email: 'grace@harbour.example',
        phone: '+44 20 7946 0000',
        company: 'Harbour',
      }),
    );
    await expect.element(field('First name')).toHaveValue('Grace');
    await expect.element(field('E-mail')).toHaveValue('office@example.com');
    await page.getByText('Company and a message to the venue (optional)').first().click();
    await expect.element(field('Company name (optional)')).toHaveValue('Harbour');
    await expect.element(field('Phone')).toHaveValue('20 7946 0000');
    await field('Company name (optional)').fill('');
    await terms().click();
    await book().click();
    expect(placed()[0]?.[0]).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'office@example.com',
      phone: '+4420 7946 0000',
      phoneCountry: 'gb',
      company: '',
    });
  },
);

const challenged = {
  kind: 'challenged',
  email: 'aino@example.com',
  words: 'Please type the code that was mailed to aino@example.com.',
  isWrong: false,
  busy: null,
  resendProblem: null,
} as const;

test(
  'a challenge asks for the mailed code: it can be sent or mailed again, and the cross ' +
    'closes it (VERIFY-001, VERIFY-002, VERIFY-003)',
  async () => {
    const { session } = await show({ emailCheck: challenged });
    const dialog = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
    const code = dialog.getByRole('textbox', { name: 'Verification code' });
    const again = dialog.getByRole('button', { name: 'Send the code again' });
    await expect.element(code).toHaveAccessibleDescription(challenged.words);
    await expect.element(code).toHaveFocus();
    await again.click({ force: true });
    await dialog.getByRole('button', { name: 'Go on' }).click({ force: true });
    expect(session.calls).toEqual([]);
    await code.fill(' 123456 ');
    await again.click();
    session.set.emailCheck({ ...challenged, busy: 'resending' });
    await again.click({ force: true });
    session.set.emailCheck(challenged);
    await userEvent.keyboard('{Tab}');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(session.calls.map((call) => call.action)).toEqual([
      'resendCode',
      'verifyEmail',
      'dismissEmailCheck',
    ]);
    expect(session.calls[1]?.args).toEqual(['123456']);
  },
);

test('a code that could not be mailed again is not told as sent (VERIFY-003, D-4)', async () => {
  const { session } = await show({ emailCheck: challenged });
  session.set.emailCheck({
    ...challenged,
    resendProblem: {
      kind: 'refused',
      problem: { status: 429, code: 'rate_limited', message: 'too many attempts' },
    },
  });
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect.element(alert.getByText('The code could not be sent again')).toBeVisible();
});

test('a wrong code shows an error at its field (VERIFY-004, ERR-030)', async () => {
  await show({ emailCheck: { ...challenged, words: 'Wrong verification code', isWrong: true } });
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await expect.element(code).toHaveAccessibleDescription('Wrong verification code');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
});

test('pressed without a code, the dialog says so at its field', async () => {
  await show({ emailCheck: challenged });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Go on' }).click({ force: true });
  const code = dialog.getByRole('textbox', { name: 'Verification code' });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toBeInvalid();
  await expect.element(code).toHaveAccessibleDescription('Please enter the code from the mail.');
});

test('an address with an account shows a note with a login link at its field; the button still works (CART-009, A-189)', async () => {
  const { session, placed } = await show();
  await fillIn();
  await terms().click();
  await book().click();
  session.set.order({ kind: 'processing' });
  session.set.emailCheck({ kind: 'has-account', email: 'aino@example.com' });
  session.set.order({ kind: 'idle' });
  await expect
    .element(field('E-mail'))
    .toHaveAccessibleDescription(/This address has an account. Log in to find the order in it/);
  await expect.element(field('E-mail')).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/user/login');
  await book().click();
  expect(placed()).toHaveLength(2);
  await field('E-mail').fill('other@example.com');
  await expect.element(page.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('the venue’s terms open without leaving the form', async () => {
  await show();
  await page.getByRole('link', { name: 'terms of use' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/No smoking/);
  await expect.element(terms()).not.toBeChecked();
});

test('the German page is German', async () => {
  await show({ base: { language: 'de' } });
  await expect.element(page.getByRole('heading', { name: 'Buchung abschließen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Für 652,60\s€ buchen/ })).toBeVisible();
});

const travel = {
  kind: 'ready',
  cart: aCart({
    paymentMethods: ['airplus', 'invoice'],
    airplus: { reasons: ['Training', 'Sales'], codes: ['KS', 'XX', 'AE'] },
  }),
} as const;

test(
  'a travel account requires a reason, and a text for each of its codes, before an order is sent ' +
    '(CHECK-007, CHECK-009, A-121)',
  async () => {
    const { placed } = await show({ checkout: travel });
    await fillIn();
    await terms().click();
    const reason = page.getByRole('combobox', { name: 'Reason for the meeting' });
    await book().click();
    expect(placed()).toEqual([]);
    await expect.element(reason).toHaveFocus();
    await expect.element(reason).toHaveAccessibleDescription('This field is required.');
    await reason.selectOptions('Sales');
    await field('Cost centre (KS)').fill('4711');
    await book().click();
    expect(placed()).toEqual([]);
    await expect.element(field('Accounting unit (AE)')).toHaveFocus();
    await field('Accounting unit (AE)').fill(' Meeting ');
    await book().click();
    expect(placed()[0]?.[1]).toEqual({
      method: 'airplus',
      cardToken: null,
      airplus: { reason: 'Sales', codes: { AE: 'Meeting', KS: '4711' } },
    });
  },
);

test('the travel account’s answers survive a reload, and are not sent with another payment method (D-9)', async () => {
  const { view } = await show({ checkout: travel });
  await fillIn();
  await page.getByRole('combobox', { name: 'Reason for the meeting' }).selectOptions('Training');
  await field('Cost centre (KS)').fill('4711');
  await view.unmount();
  const { placed } = await show({ checkout: travel });
  await expect.element(field('Cost centre (KS)')).toHaveValue('4711');
  await page.getByRole('radio', { name: 'Invoice to the company' }).click();
  await expect.element(field('Cost centre (KS)')).not.toBeInTheDocument();
  await codesThere();
  await field('Company name').fill('Norrsken Oy');
  await terms().click();
  await book().click();
  expect(placed()[0]?.[1]).toEqual({ method: 'invoice', cardToken: null, airplus: null });
});

test('a booking engine has its own payment methods, one of them preselected (CHECK-004, A-120)', async () => {
  const cart = {
    kind: 'ready',
    cart: aCart({
      paymentMethods: ['creditcard'],
      bookingEngine: { paymentMethods: ['invoice', 'onsite'], preferred: 'onsite' },
    }),
  } as const;
  const base = fakeCartSession().site;
  await show({ checkout: cart, base: { site: { ...base, offerCards: 'book' } } });
  expect(
    page
      .getByRole('radio')
      .elements()
      .map((element) => (element as HTMLInputElement).value),
  ).toEqual(['invoice', 'onsite']);
  await expect.element(page.getByRole('radio', { name: 'At the venue' })).toBeChecked();
});

test('a venue may ask for consent to offers, which is optional (CHECK-003, A-124)', async () => {
  const cart = {
    kind: 'ready',
    cart: aCart({
      paymentMethods: ['onsite'],
      asks: { addOnEndTime: false, marketingConsent: true, discountCode: false },
    }),
  } as const;
  const { placed } = await show({ checkout: cart });
  await fillIn();
  const offers = page.getByRole('checkbox', {
    name: 'Grand Harbour Hotel may write to me with offers. (optional)',
  });
  await expect.element(offers).not.toBeChecked();
  await offers.click();
  await page.getByRole('checkbox', { name: /I accept/ }).click();
  await book().click();
  expect(placed()[0]?.[2]).toBe(true);
});

test('the fee for premium service is a line of the price and part of the button’s total (CHECK-005)', async () => {
  await show({
    checkout: {
      kind: 'ready',
      cart: aCart({ paymentMethods: ['onsite'], premiumFee: euros(12.5) }),
    },
  });
  await expect.element(page.getByText('Premium service')).toBeVisible();
  await expect.element(page.getByText('€12.50')).toBeVisible();
  await expect.element(page.getByText('€135.14')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Book for €665.10' })).toBeVisible();
});

test('on a narrow screen total and Book stay in reach, and a press leads to what is missing', async () => {
  await page.viewport(390, 700);
  const { placed } = await show();
  const bar = page.getByRole('region', { name: 'Total and next step' });
  await expect.element(bar).toMatchTextContent(/Still held: \d+:\d\d.*€652\.60/);
  await bar.getByRole('button', { name: 'Book now' }).click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('First name')).toBeInvalid();
  expect(placed()).toEqual([]);
  book().element().scrollIntoView();
  await expect.element(bar).not.toBeInTheDocument();
  await page.viewport(1280, 900);
});

const beside = () => page.getByRole('button', { name: 'Book now' });

test('on a wide screen the next step stands below the summary, and a press leads to what is missing', async () => {
  const { placed } = await show();
  await expect.element(beside()).toBeVisible();
  const summary = page.getByRole('complementary').element().getBoundingClientRect();
  const button = beside().element().getBoundingClientRect();
  expect(button.top).toBeGreaterThan(summary.bottom);
  expect(button.top).toBeLessThan(summary.bottom + 32);
  expect([button.left, button.right]).toEqual([summary.left, summary.right]);
  await expect
    .element(page.getByRole('region', { name: 'Total and next step' }))
    .not.toBeInTheDocument();
  await beside().click();
  await expect.element(field('First name')).toHaveFocus();
  expect(placed()).toEqual([]);
});

test('of the two on a wide screen one is filled: that of the form as soon as it is seen', async () => {
  await page.viewport(1280, 500);
  await show();
  await terms().click();
  const ground = (button: ReturnType<typeof book>) =>
    getComputedStyle(button.element()).backgroundColor;
  const areAlike = () => ground(beside()) === ground(book());
  book().element().scrollIntoView();
  await expect.poll(areAlike).toBe(false);
  window.scrollTo(0, 0);
  await expect.poll(areAlike).toBe(true);
  await page.viewport(1280, 900);
});

test('on a wide screen the Tab key leads through the fields to Book, then to Book beside them', async () => {
  await show();
  await codesThere();
  await expect.element(beside()).toBeVisible();
  await field('First name').click();
  const passed: string[] = [];
  while (document.activeElement !== beside().element() && passed.length < 40) {
    passed.push(document.activeElement?.textContent || document.activeElement?.id || '');
    await userEvent.tab();
  }
  await expect.element(beside()).toHaveFocus();
  expect(passed.length).toBeGreaterThan(6);
  expect(passed.at(-1)).toBe('Book for €652.60');
});
