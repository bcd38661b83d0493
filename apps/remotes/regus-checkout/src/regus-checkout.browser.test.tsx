import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { fakeVault, unfoldAll } from '@foyer/booking-ui/checkout/testing';
import {
  anOfficeBooked,
  anOfficeBooking,
  aVisitor,
  fakeOfficeSession,
  fakeReadable,
  type OfficeStates,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { RegusCheckout } from './regus-checkout.tsx';

async function show(states: OfficeStates = {}) {
  const session = fakeOfficeSession({ cardFrame: fakeVault(), ...states });
  const i18n = setupI18n({
    locale: session.language,
    messages: { [session.language]: session.language === 'de' ? german : english },
  });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <RegusCheckout session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  unfoldAll();
  const called = (action: string) =>
    session.calls.filter((call) => call.action === action).map((call) => call.args);
  return { session, placed: () => called('placeOrder'), called };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const country = () => page.getByRole('combobox', { name: 'Country of the company' });
const terms = () => page.getByRole('checkbox');
const book = () => page.getByRole('button', { name: /^Book for/ });
const codesThere = () =>
  expect
    .element(page.getByRole('combobox', { name: /^(Country|Land)$/ }), { timeout: 10_000 })
    .toMatchTextContent(/\+\d/);
const frameReady = () =>
  expect
    .element(page.getByRole('status', { name: 'The card form is loading' }))
    .not.toBeInTheDocument();

async function fillIn() {
  await codesThere();
  await field('First name').fill('Aino');
  await field('Last name').fill('Virtanen');
  await field('E-mail').fill('aino@example.com');
  await field('Phone').fill('040 123 4567');
  await field('Company name').fill('Norrsken Oy');
  await field('Street and number').fill('Satamakatu 3');
  await field('City').fill('Helsinki');
  await country().selectOptions('fi');
  await field('Postal code').fill('00100');
}

beforeEach(() => window.sessionStorage.clear());

test('a complete form with a card places one order (REGUS-030 to REGUS-032)', async () => {
  const { placed } = await show();
  await fillIn();
  await terms().click();
  await frameReady();
  await book().dblClick({ force: true });
  await expect.poll(placed).toHaveLength(1);
  expect(placed()[0]).toEqual([
    {
      firstName: 'Aino',
      lastName: 'Virtanen',
      email: 'aino@example.com',
      phone: '+35840 123 4567',
      phoneCountry: 'fi',
      company: 'Norrsken Oy',
      additionalInfo: '',
      address: 'Satamakatu 3',
      city: 'Helsinki',
      zip: '00100',
      state: '',
      country: 'fi',
    },
    expect.objectContaining({ code: 'fi', number: 246 }),
    'tok_test',
  ]);
});

test('a complete card is submitted under the processing overlay, an incomplete one is only validated (REGUS-031)', async () => {
  const { placed } = await show({ cardFrame: fakeVault({ answer: 'none' }) });
  const heard: unknown[] = [];
  const listen = (event: MessageEvent<unknown>) => heard.push(event.data);
  window.addEventListener('message', listen);
  await fillIn();
  await terms().click();
  await frameReady();
  await expect.element(page.getByText('Booking your room …')).not.toBeInTheDocument();
  await book().click({ force: true });
  await expect.element(page.getByText('Booking your room …')).toBeVisible();
  await expect.poll(() => heard).toContainEqual({ heard: 'submit' });
  expect(placed()).toEqual([]);
  window.removeEventListener('message', listen);
});

test('a challenge asks for its code, and closing it sends no order (VERIFY-001, VERIFY-002)', async () => {
  const { session, called } = await show();
  const challenged = {
    kind: 'challenged',
    email: 'aino@example.com',
    words: 'A code was mailed.',
    isWrong: false,
    busy: null,
    resendProblem: null,
  } as const;
  session.set.emailCheck(challenged);
  const dialog = page.getByRole('dialog', { name: 'Confirm your e-mail address' });
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  expect(called('verifyEmail')).toEqual([['123456']]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(called('dismissEmailCheck')).toHaveLength(1);
  session.set.emailCheck({ kind: 'clear' });
  await expect.element(dialog).not.toBeInTheDocument();
  expect(called('placeOrder')).toEqual([]);
});

test('an address with an account shows a note with a login link at the field (A-189)', async () => {
  const { session } = await show();
  await fillIn();
  session.set.emailCheck({ kind: 'has-account', email: 'aino@example.com' });
  await expect
    .element(field('E-mail'))
    .toHaveAccessibleDescription(/This address has an account. Log in/);
});

test(
  'problems are shown in order: fields, terms, card (REGUS-013, REGUS-030, REGUS-038, ' +
    'REGUS-042, REGUS-043, REGUS-044, B-050)',
  async () => {
    const { placed } = await show({ cardFrame: fakeVault({ valid: false }) });
    await codesThere();
    await book().click({ force: true });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please fix the errors above.');
    await expect.element(field('First name')).toHaveFocus();
    for (const name of ['Last name', 'E-mail', 'Company name', 'Street and number', 'City'])
      await expect.element(field(name)).toHaveAccessibleDescription('This field is required.');
    await expect.element(country()).toHaveAccessibleDescription('This field is required.');
    await expect.element(page.getByText('Please agree to the terms.')).not.toBeInTheDocument();
    await fillIn();
    await book().click({ force: true });
    await expect.element(terms()).toHaveFocus();
    await expect.element(terms()).toHaveAccessibleDescription('Please agree to the terms.');
    await terms().click();
    await frameReady();
    await book().click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please complete the details of your card.');
    expect(placed()).toEqual([]);
  },
);

test('an e-mail that is typed has to be one: after a first try its field says so with each change (REGUS-039)', async () => {
  await show();
  await codesThere();
  await book().click({ force: true });
  for (const [typed, isWrong] of [
    ['ada', true],
    ['ada@example', true],
    ['ada @example.com', true],
    ['ada@example.com', false],
  ] as const) {
    await field('E-mail').clear();
    await userEvent.type(field('E-mail'), typed);
    await userEvent.tab();
    if (isWrong) await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
    else await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test(
  'while the hold is looked up there is no form; then its time counts down, and a card is the ' +
    'one way to pay, in a frame 403 pixels high (REGUS-012, REGUS-015, REGUS-027, REGUS-052)',
  async () => {
    const { session } = await show({
      checkout: { kind: 'loading' },
      cardFrame: fakeVault({ ready: false }),
    });
    await expect.element(field('First name')).not.toBeInTheDocument();
    session.set.checkout({
      kind: 'ready',
      booking: anOfficeBooking(),
      venueCountry: 'FI',
      zone: 'Europe/Helsinki',
    });
    await expect.element(field('First name')).toBeVisible();
    session.set.holdSeconds(65);
    await expect.element(page.getByRole('timer')).toMatchTextContent(/1:05/);
    session.set.holdSeconds(64);
    await expect.element(page.getByRole('timer')).toMatchTextContent(/1:04/);
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    await expect.poll(() => document.querySelector('iframe')?.clientHeight).toBe(403);
  },
);

test('a postal code and a state are required where the country has them (REGUS-040, REGUS-041, REGUS-046)', async () => {
  await show();
  await codesThere();
  // The visitor's country arrives after the form is shown: what is below the field does not move.
  await expect.element(field('Postal code')).toBeVisible();
  const { height } =
    field('Postal code').element().closest('section')?.getBoundingClientRect() ?? {};
  await country().selectOptions('fi');
  expect(field('Postal code').element().closest('section')?.getBoundingClientRect().height).toBe(
    height,
  );
  await country().selectOptions('au');
  await expect.element(field('Postal code')).toBeVisible();
  // Western Australia and Washington share the code WA.
  await page.getByRole('combobox', { name: 'State or province' }).selectOptions('WA');
  await country().selectOptions('ae');
  await expect.element(field('Postal code')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('combobox', { name: 'State or province' }))
    .not.toBeInTheDocument();
  await country().selectOptions('us');
  await expect.element(page.getByRole('combobox', { name: 'State or province' })).toHaveValue('');
});

test('services have a quantity, a time within the meeting, and are added to the total (REGUS-014, REGUS-017, REGUS-045)', async () => {
  const { session, called } = await show();
  await page.getByRole('button', { name: 'Breakfast basket: one more' }).click();
  expect(called('takeService')).toEqual([['Breakfast basket', { amount: 1, time: '' }]]);
  session.set.services(
    session.services
      .get()
      .map((service, index) => (index === 0 ? { ...service, amount: 2 } : service)),
  );
  const time = page.getByRole('combobox', { name: 'Time: Breakfast basket' });
  expect(
    [...time.element().querySelectorAll('option')].map((option) => option.textContent),
  ).toEqual([
    '--:--',
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
    '12:30',
    '13:00',
  ]);
  await time.selectOptions('10:30');
  expect(called('takeService').at(-1)).toEqual(['Breakfast basket', { amount: 2, time: '10:30' }]);
  await expect
    .element(page.getByRole('combobox', { name: 'Time of Printing' }))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByRole('complementary'))
    .toMatchTextContent(/Services.*€29\.00.*Total incl\. VAT.*€197\.00/);
  await expect.element(page.getByRole('button', { name: 'Book for €197.00' })).toBeVisible();
});

test(
  'a refused card and a refused detail are dialogs; OK loads a new frame and keeps what was ' +
    'typed (REGUS-034, REGUS-035, ERR-028)',
  async () => {
    const { session, placed, called } = await show();
    await fillIn();
    await terms().click();
    await frameReady();
    const first = page.getByTitle('Card details').element();
    await book().click();
    await expect.poll(placed).toHaveLength(1);
    session.set.order({ kind: 'processing' });
    session.set.order({ kind: 'card-refused' });
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect.element(dialog).toMatchTextContent('There was a problem with your credit card.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(called('dismissOrder')).toHaveLength(1);
    session.set.order({ kind: 'idle' });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(page.getByTitle('Card details').element()).not.toBe(first);
    await expect.element(field('City')).toHaveValue('Helsinki');
    const second = page.getByTitle('Card details').element();
    await frameReady();
    await book().click();
    await expect.poll(placed).toHaveLength(2);
    session.set.order({ kind: 'processing' });
    session.set.order({
      kind: 'refused',
      message: 'A postal code of Finland has five digits.',
      field: 'zip',
    });
    await expect.element(dialog).toMatchTextContent('A postal code of Finland has five digits.');
    session.set.order({ kind: 'idle' });
    await expect.element(dialog).not.toBeInTheDocument();
    // The card that was tried is dropped.
    expect(page.getByTitle('Card details').element()).not.toBe(second);
    await expect
      .element(page.getByText('Your card is with the card vault.'))
      .not.toBeInTheDocument();
  },
);

test(
  'a detail that the operator refuses in another language is named in the reader’s; closing the ' +
    'dialog focuses the field (REGUS-035, API-037, ERR-002, ERR-027)',
  async () => {
    const { session, placed } = await show({ base: { language: 'de' } });
    await codesThere();
    await page.getByRole('combobox', { name: 'Land der Firma' }).selectOptions('fi');
    await field('Postleitzahl').fill('123');
    await field('Ort').click();
    session.set.order({ kind: 'processing' });
    session.set.order({ kind: 'refused', message: '', field: 'zip' });
    const dialog = page.getByRole('dialog', { name: 'Fehler' });
    await expect
      .element(dialog)
      .toMatchTextContent(
        'Das System des Bürozentrums hat die Angabe unter „Postleitzahl“ nicht angenommen. Bitte prüfen Sie sie.',
      );
    await expect.element(dialog).toMatchTextContent('Ihre Angaben bleiben erhalten');
    session.set.order({ kind: 'idle' });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field('Postleitzahl')).toHaveFocus();
    await expect.element(field('Postleitzahl')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Postleitzahl')).toHaveValue('123');
    await field('Postleitzahl').fill('00100');
    await expect.element(field('Postleitzahl')).not.toHaveAttribute('aria-invalid', 'true');
    // The same field may be refused again.
    session.set.order({ kind: 'processing' });
    await expect.element(page.getByText('Ihr Raum wird gebucht …')).toBeVisible();
    session.set.order({ kind: 'refused', message: '', field: 'zip' });
    await expect.element(dialog).toBeVisible();
    session.set.order({ kind: 'idle' });
    await expect.element(field('Postleitzahl')).toHaveAttribute('aria-invalid', 'true');
    expect(placed()).toEqual([]);
  },
);

test('a refused detail without a field of ours shows a general message in the reader’s language (REGUS-035)', async () => {
  await show({
    base: { language: 'de' },
    order: { kind: 'refused', message: '', field: 'services.0' },
  });
  await expect
    .element(page.getByRole('dialog', { name: 'Fehler' }))
    .toMatchTextContent('Etwas an Ihren Angaben stimmt nicht.');
});

test.each([
  ['room_taken', 409, 'Dieser Raum wurde gerade von jemand anderem gebucht.'],
  ['not_bookable', 409, 'Das lässt sich für die gewählte Zeit nicht buchen.'],
  ['cart_not_found', 404, 'Diese Buchung ist nicht mehr zu finden.'],
  ['internal', 500, 'Das System des Bürozentrums hat Ihre Buchung nicht angenommen.'],
] as const)(
  'an order that ends with %s says why in the reader’s language (REGUS-036, ERR-027)',
  async (code, status, words) => {
    await show({
      base: { language: 'de' },
      order: {
        kind: 'over',
        problem: { kind: 'refused', problem: { code, status, message: 'for developers' } },
      },
    });
    const dialog = page.getByRole('dialog', { name: 'Fehler' });
    await expect.element(dialog).toMatchTextContent(words);
    await expect.element(dialog).not.toMatchTextContent('for developers');
  },
);

test('an operator that is down loses neither room, card nor typed values (D-3, D-4, REGUS-036)', async () => {
  const { session, placed } = await show();
  await fillIn();
  await terms().click();
  await frameReady();
  await book().click();
  await expect.poll(placed).toHaveLength(1);
  session.set.order({ kind: 'processing' });
  session.set.order({
    kind: 'failed',
    field: null,
    problem: {
      kind: 'refused',
      problem: { code: 'provider_unavailable', status: 503, message: '' },
    },
  });
  const alert = page.getByRole('alert');
  await expect
    .element(alert)
    .toMatchTextContent('The venue’s own system does not answer just now.');
  await expect.element(alert).toMatchTextContent('Your room is still held');
  await expect.element(field('City')).toHaveValue('Helsinki');
  await book().click();
  await expect.poll(placed).toHaveLength(2);
});

test('any other failure leads back to the venue only (REGUS-036, ERR-027)', async () => {
  const { called } = await show({ order: { kind: 'over', problem: null } });
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect.element(dialog).toMatchTextContent('Error processing order.');
  await expect
    .element(dialog.getByRole('link', { name: 'Back to the venue' }))
    .toHaveAttribute('href', '/node/v_office');
  await expect.element(dialog.getByRole('button')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(called('dismissOrder')).toEqual([]);
});

test('a lost answer keeps the card, so that pressing again is enough (D-3, D-4)', async () => {
  const { session, placed } = await show();
  await fillIn();
  await terms().click();
  await frameReady();
  await book().click();
  await expect.poll(placed).toHaveLength(1);
  session.set.order({ kind: 'processing' });
  session.set.order({ kind: 'failed', field: null, problem: { kind: 'unreachable' } });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('We could not reach the server.');
  await expect.element(page.getByText('Your card is with the card vault.')).toBeVisible();
  // Below the start of the form, so that the scroll position can be compared.
  const below = () =>
    book().element().getBoundingClientRect().top -
    (document.querySelector('form')?.getBoundingClientRect().top ?? NaN);
  const before = below();
  await book().click();
  await expect.poll(placed).toHaveLength(2);
  expect(placed()[1]).toEqual(placed()[0]);
  session.set.order({ kind: 'processing' });
  await expect.element(page.getByText('Booking your room …')).toBeVisible();
  expect(below()).toBe(before);
});

test('at zero a dialog leads back to the venue (REGUS-029, ERR-029, B-084)', async () => {
  await show({
    checkout: {
      kind: 'expired',
      booking: anOfficeBooking(),
      venueCountry: 'FI',
      zone: 'Europe/Helsinki',
    },
    holdSeconds: 0,
  });
  const dialog = page.getByRole('dialog', { name: 'Booking expired' });
  await expect
    .element(dialog.getByRole('link', { name: 'Back to the venue' }))
    .toHaveAttribute('href', '/node/v_office');
  // Nothing was typed, so nothing is stored (D-9).
  await expect.element(dialog).not.toMatchTextContent('kept');
});

test('without a cart the booking has expired (REGUS-018)', async () => {
  await show({ checkout: { kind: 'empty' }, holdSeconds: null, venueLink: null });
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Your booking expired' }))
    .toBeVisible();
});

test('a service without the time that it needs is refused at that field (REGUS-014)', async () => {
  const { session, placed } = await show();
  session.set.services(
    session.services
      .get()
      .map((service, index) => (index === 0 ? { ...service, amount: 2 } : service)),
  );
  await fillIn();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: /^Book for/ }).click();
  const time = page.getByRole('combobox', { name: 'Time: Breakfast basket' });
  await expect.element(time).toHaveFocus();
  await expect.element(time).toHaveAccessibleDescription('Please choose a time.');
  expect(placed()).toEqual([]);
});

test('an office without services shows none (REGUS-014)', async () => {
  await show({ services: [] });
  await expect.element(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Add to your meeting' }))
    .not.toBeInTheDocument();
});

test('the last moment of a free cancellation stands in a line, in the venue’s time (REGUS-050)', async () => {
  await show();
  await expect
    .element(page.getByText(/^Free cancellation until:/))
    .toMatchTextContent('Free cancellation until: Friday 29 May 2026, 09:00');
});

test('terms open in a new tab, the policy in a dialog that marks the group size (REGUS-016, REGUS-050, REGUS-051, A-190)', async () => {
  await show({
    checkout: {
      kind: 'ready',
      booking: anOfficeBooking({ delegates: 12 }),
      venueCountry: 'FI',
      zone: 'Europe/Helsinki',
    },
  });
  await expect
    .element(page.getByRole('link', { name: 'terms of service' }))
    .toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'cancellation policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancellation policy' });
  await expect
    .element(dialog.getByRole('row', { name: /11–20 people \(your group\)/ }))
    .toMatchTextContent('10 days ahead');
  await expect
    .element(dialog)
    .toMatchTextContent('Within two hours of booking you may cancel free of charge');
  await expect.element(terms()).not.toBeChecked();
  // Opening it adds no history entry.
  expect(window.location.hash).toBe('');
});

test('the login fills the fields; the address has to be typed (REGUS-037)', async () => {
  await show({ base: { visitor: fakeReadable(aVisitor({ phone: '+358 40 123 4567' })) } });
  await expect.element(field('First name')).not.toHaveValue('');
  await expect.element(field('Street and number')).toHaveValue('');
});

test(
  'the company’s country and the phone’s default to the visitor’s, and can be changed ' +
    '(API-039, PHONE-017, REGUS-037)',
  async () => {
    await show({
      visitorCountry: 'se',
      base: { visitor: fakeReadable(aVisitor({ company: 'Norrsken Oy', phone: '' })) },
    });
    await codesThere();
    await expect.element(country()).toHaveValue('se');
    await expect
      .element(page.getByRole('combobox', { name: 'Country', exact: true }))
      .toMatchTextContent('Sweden +46');
    await expect.element(field('Company name')).toHaveValue('Norrsken Oy');
    await expect.element(field('Postal code')).toBeVisible();
    await country().selectOptions('fi');
    await expect.element(country()).toHaveValue('fi');
  },
);

test('a chosen country stays when the visitor’s location becomes known (API-039)', async () => {
  window.sessionStorage.setItem(
    'foyer:checkout-details',
    JSON.stringify({
      cartId: 'c_office',
      details: {
        firstName: '',
        lastName: '',
        email: '',
        phone: { country: 'fi', typed: '' },
        company: '',
        additionalInfo: '',
        address: '',
        city: '',
        zip: '',
        state: '',
        country: 'no',
      },
    }),
  );
  await show({ visitorCountry: 'se' });
  await codesThere();
  await expect.element(country()).toHaveValue('no');
});

test('with storage blocked everything can be typed and ordered (D-9)', async () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const { placed } = await show();
  await fillIn();
  await terms().click();
  await frameReady();
  await book().click();
  await expect.poll(placed).toHaveLength(1);
  expect(blocked).toHaveBeenCalled();
  blocked.mockRestore();
});

test('the confirmed booking shows its number, the links, and a note on the mailed account (REGUS-019, REGUS-054)', async () => {
  await show({ checkout: { kind: 'done', order: anOfficeBooked() }, holdSeconds: null });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect.element(page.getByText('FY-100055')).toBeVisible();
  await expect.element(page.getByText('You have an account now')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the order in the inbox' }))
    .toHaveAttribute('href', '/dashboard/inboxo_office');
  await expect
    .element(page.getByRole('link', { name: 'New enquiry' }))
    .toHaveAttribute('href', '/node/v_office');
  await expect
    .element(page.getByRole('link', { name: 'To the start page' }))
    .toHaveAttribute('href', '/');
});

test('no note of a new account for an existing one; a page opened again shows what is stored (REGUS-019, REGUS-054)', async () => {
  const { session } = await show({
    checkout: { kind: 'done', order: anOfficeBooked({ mailedLogin: false }) },
    holdSeconds: null,
  });
  await expect.element(page.getByText('FY-100055')).toBeVisible();
  await expect.element(page.getByText('You have an account now')).not.toBeInTheDocument();
  session.set.checkout({
    kind: 'done',
    order: anOfficeBooked({ mailedLogin: null, email: null, meeting: null }),
  });
  await expect.element(page.getByText('Your booking is complete.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('You have an account now')).not.toBeInTheDocument();
});
