import { unfoldAll } from '@foyer/booking-ui/checkout/testing';
import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  aCart,
  aCartItem,
  aChosenAddOn,
  aChosenBedroom,
  type CartStates,
  euros,
  fakeCartSession,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { act } from './act/act.ts';
import { extraFields } from './act/sent-extras.ts';
import { Checkout } from './checkout.tsx';
import { messages as english } from 'foyer:words/all/en';

const layouts = [
  { code: 404, capacity: 40, originalCapacity: 60 },
  { code: 405, capacity: 24, originalCapacity: 24 },
  { code: 401, capacity: 30, originalCapacity: 30 },
  { code: 400, capacity: 6, originalCapacity: 6 },
] as const;
const cart = (over = {}) =>
  ({
    kind: 'ready',
    cart: aCart({
      paymentMethods: ['onsite'],
      offers: { addOns: 3, bedrooms: 1 },
      asks: { addOnEndTime: true, marketingConsent: false, discountCode: false },
      applicableLayouts: layouts,
      ...over,
    }),
  }) as const;
const technician = aChosenAddOn({
  id: 'technician',
  name: 'Technician',
  rate: 'hour',
  price: 60_000,
  most: 3,
});
const band = aChosenAddOn({ id: 'band', name: 'Band', price: null, priceExclVat: null });
const loaded = (...addOns: ReturnType<typeof aChosenAddOn>[]) =>
  ({ addOns: { kind: 'loaded', addOns } }) as const;

async function show(states: CartStates = {}) {
  const session = fakeCartSession({ checkout: cart(), ...states });
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

const section = (name: string) => page.getByRole('region', { name });
/** A part of the section “With your meeting”, which is folded to a line. */
const part = (name: string) => page.getByRole('group', { name, exact: true });
const row = (name: string) => page.getByRole('group', { name, exact: true });
const line = (name: RegExp) => page.getByRole('complementary').getByRole('row', { name });
const total = () => line(/^Total/);

beforeEach(() => window.sessionStorage.clear());

test('where nothing can be added there is no heading over an empty frame', async () => {
  const heading = page.getByRole('heading', { name: 'With your meeting' });
  const bare = { offers: { addOns: 0, bedrooms: 0 }, applicableLayouts: [] };
  await show({ checkout: cart(bare) });
  await expect.element(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(page.getByText('With your meeting')).not.toBeVisible();
});

test('chosen add-ons are in the bill, in the total and on the button (CHECK-010, PRICE-030, PRICE-031)', async () => {
  const { session, called } = await show({
    extras: { ...loaded(aChosenAddOn(), technician), bedrooms: [aChosenBedroom()] },
  });
  await expect
    .element(row('Technician'))
    .toHaveAccessibleDescription('€600.00 for 8 hours · Available: 3');
  await row('Coffee with cinnamon buns')
    .getByRole('button', { name: 'Coffee with cinnamon buns: one more' })
    .click();
  expect(called('changeAddOn')).toEqual([['coffee', { amount: 1 }]]);
  session.set.extras({
    ...session.extras.get(),
    ...loaded(aChosenAddOn({ amount: 12 }), technician),
    bedrooms: [aChosenBedroom({ amount: 2, checkOut: '2026-06-10' })],
  });
  await expect.element(row('Coffee with cinnamon buns')).toMatchTextContent(/€114\.00/);
  await expect.element(line(/^Coffee with cinnamon buns × 12/)).toMatchTextContent(/€114\.00/);
  await expect.element(line(/^Single room × 2, 2 nights/)).toMatchTextContent(/€516\.00/);
  await expect.element(total()).toMatchTextContent(/€1,282\.60/);
  await expect.element(page.getByText('€260.60')).toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Book for €1,282.60' }))
    .toBeInTheDocument();
  await expect.element(page.getByText('The total is now €1,282.60.')).toBeInTheDocument();
});

test('the fee for premium service is part of the shown total (CHECK-005)', async () => {
  await show({
    checkout: cart({ premiumFee: euros(15) }),
    extras: loaded(aChosenAddOn({ amount: 2 })),
  });
  await expect.element(line(/^Premium service/)).toMatchTextContent(/€15\.00/);
  await expect.element(total()).toMatchTextContent(/€686\.60/);
});

test('a number that cannot be had is refused at its field, and the sum stays that of the last one (PRICE-031)', async () => {
  const { called } = await show({ extras: loaded(aChosenAddOn({ amount: 2, limit: 400 })) });
  const field = row('Coffee with cinnamon buns').getByRole('textbox', { name: 'Number' });
  const sum = total().element().textContent;
  await userEvent.clear(field.element());
  await userEvent.type(field.element(), '411111');
  await expect.element(field).toHaveAccessibleDescription('No more than 400 can be ordered here.');
  await expect.element(field).toBeInvalid();
  expect(total().element().textContent).toBe(sum);
  expect(called('changeAddOn').flat()).not.toContainEqual({ amount: 411_111 });
  await userEvent.clear(field.element());
  await userEvent.type(field.element(), '400');
  await expect
    .poll(() => called('changeAddOn').at(-1))
    .toEqual([expect.anything(), { amount: 400 }]);
  await expect.element(field).not.toBeInvalid();
});

const sentForm = (fields: Record<string, string>) =>
  new URLSearchParams({
    firstName: 'Aino',
    lastName: 'Virtanen',
    email: 'aino@example.com',
    phone: '040 123 4567',
    phoneCountry: 'fi',
    paymentMethod: 'onsite',
    total: '65260 EUR',
    terms: 'on',
    ...fields,
  });

test.each([
  ['abc', 'Please enter a whole number, 0 or more.'],
  ['-3', 'Please enter a whole number, 0 or more.'],
  ['411', 'No more than 400 can be ordered here.'],
])(
  'without scripts %s is refused at its field too, and nothing is ordered (PRICE-031)',
  async (text, words) => {
    const sent = sentForm({ [extraFields.service('coffee')]: text });
    const { session, called } = await show({
      extras: loaded(aChosenAddOn({ limit: 400 })),
      base: { sent },
    });
    expect((await act(session, sent))?.()).toBeUndefined();
    expect([called('placeOrder'), called('changeAddOn')]).toEqual([[], []]);
    const field = row('Coffee with cinnamon buns').getByRole('textbox', { name: 'Number' });
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription(words);
  },
);

test('without scripts a number of bedrooms is refused at its field, and one that can be had is ordered', async () => {
  const sent = sentForm({ [extraFields.bedroom('single')]: '41x' });
  const { session, called } = await show({
    extras: { ...loaded(aChosenAddOn()), bedrooms: [aChosenBedroom()] },
    base: { sent },
  });
  expect((await act(session, sent))?.()).toBeUndefined();
  expect(called('placeOrder')).toEqual([]);
  await expect
    .element(row('Single room').getByRole('textbox', { name: 'Number of bedrooms' }))
    .toHaveValue('41x');
  const mended = sentForm({ [extraFields.bedroom('single')]: '4' });
  expect((await act(session, mended))?.()).toBeTypeOf('function');
  expect([called('changeBedroom').at(-1), called('placeOrder').length]).toEqual([['single', 4], 1]);
});

test('an hourly service has a start, and once chosen an end (CHECK-011, A-124)', async () => {
  const { session, called } = await show({
    extras: loaded(aChosenAddOn({ amount: 1 }), technician),
  });
  await expect
    .element(row('Coffee with cinnamon buns').getByRole('combobox', { name: 'Service time' }))
    .toBeInTheDocument();
  await expect
    .element(row('Technician').getByRole('combobox', { name: 'Until' }))
    .not.toBeInTheDocument();
  session.set.extras({
    ...session.extras.get(),
    ...loaded(aChosenAddOn(), { ...technician, amount: 1, time: '10:00' }),
  });
  await row('Technician').getByRole('combobox', { name: 'Until' }).selectOptions('12:30');
  await row('Technician').getByRole('combobox', { name: 'From' }).selectOptions('11:00');
  expect(called('changeAddOn')).toEqual([
    ['technician', { timeEnd: '12:30' }],
    ['technician', { time: '11:00' }],
  ]);
});

test('a quote that fails says so in its row, keeps the choice and can be requested again (CHECK-011, A-118, D-4)', async () => {
  const { called, session } = await show({
    extras: loaded({ ...technician, amount: 1, quote: 'asking' }),
  });
  await expect.element(row('Technician')).toHaveAttribute('aria-busy', 'true');
  session.set.extras({
    ...session.extras.get(),
    ...loaded({ ...technician, amount: 1, quote: 'failed' }),
  });
  await expect
    .element(row('Technician').getByRole('alert'))
    .toMatchTextContent(/The price could not be checked\./);
  await expect.element(total()).toMatchTextContent(/€1,252\.60/);
  await row('Technician').getByRole('button', { name: 'Try again' }).click();
  expect(called('retryQuote')).toEqual([['technician']]);
});

test('an add-on that is no longer available blocks the order and gets the focus', async () => {
  const { called } = await show({ extras: loaded({ ...technician, amount: 3, quote: 'gone' }) });
  await expect
    .element(row('Technician').getByRole('textbox', { name: 'Number' }))
    .toHaveAccessibleDescription('There are not so many left at that time.');
  document.querySelector('form')?.requestSubmit();
  await expect.element(page.getByText('Please fix the errors above.')).toBeInTheDocument();
  expect(called('placeOrder')).toEqual([]);
});

test('a service without a price turns the booking into an enquiry, without payment (CHECK-006, A-123)', async () => {
  await show({ extras: loaded({ ...band, amount: 1 }) });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(/Complete your enquiry/);
  await expect.element(page.getByRole('button', { name: 'Send enquiry' })).toBeInTheDocument();
  await expect.element(line(/^Band × 1/)).toMatchTextContent(/On request/);
  await expect.element(total()).toMatchTextContent(/€652\.60/);
  await expect.element(page.getByText('The venue adds what is on request.')).toBeInTheDocument();
  await expect.element(section('Payment')).not.toBeInTheDocument();
});

test('a service is free where the venue includes it (CHECK-006, A-123)', async () => {
  await show({
    checkout: cart({ unpricedServicesAreFree: true }),
    extras: loaded({ ...band, amount: 1 }),
  });
  await expect.element(row('Band')).toHaveAccessibleDescription('Free of charge');
  await expect.element(line(/^Band × 1/)).toMatchTextContent(/€0\.00/);
  await expect.element(page.getByRole('button', { name: 'Book for €652.60' })).toBeInTheDocument();
});

test('an enquiry without a price stays without one, and a checkbox adds the service fee (CHECK-008, FORM-067)', async () => {
  const { called } = await show({
    checkout: cart({
      isEnquiry: true,
      heldUntil: null,
      items: [aCartItem({ total: null, vat: null })],
      serviceFee: { id: 'fee', amount: euros(9) },
    }),
    extras: loaded(aChosenAddOn({ amount: 2 })),
  });
  await expect.element(page.getByText('The venue will tell you the price.')).toBeInTheDocument();
  await expect.element(total()).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Add the venue’s planning service for €9' }).click();
  expect(called('tickServiceFee')).toEqual([[true]]);
});

test(
  'lists that load have skeleton rows; one that fails keeps its height, says so ' +
    'and can be requested again (CHECK-014, D-4)',
  async () => {
    const { called, session } = await show({
      extras: { addOns: { kind: 'loading' }, bedrooms: null },
    });
    const heightOf = (name: string) => part(name).element().getBoundingClientRect().height;
    await expect
      .element(page.getByRole('status', { name: 'What can be added is loading' }))
      .toBeInTheDocument();
    const before = heightOf('Food, drink and equipment');
    session.set.extras({
      ...session.extras.get(),
      ...loaded(aChosenAddOn(), technician, band),
      bedrooms: [aChosenBedroom()],
    });
    await expect.element(row('Band')).toBeInTheDocument();
    expect(Math.abs(heightOf('Food, drink and equipment') - before)).toBeLessThan(4);
    session.set.extras({ ...session.extras.get(), addOns: { kind: 'failed', problem: 'call' } });
    await part('Food, drink and equipment').getByRole('button', { name: 'Try again' }).click();
    expect(called('retryAddOns')).toHaveLength(1);
    expect(Math.abs(heightOf('Food, drink and equipment') - before)).toBeLessThan(4);
  },
);

test('nothing is shown for a venue without add-ons, nor for bedrooms that do not load (CHECK-013, A-117)', async () => {
  await show({
    checkout: cart({ offers: { addOns: 0, bedrooms: 2 } }),
    extras: { ...loaded(), bedrooms: [] },
  });
  await expect.element(part('Seating')).toBeInTheDocument();
  await expect.element(part('Food, drink and equipment')).not.toBeInTheDocument();
  await expect.element(part('Bedrooms')).not.toBeInTheDocument();
});

test('bedrooms are chosen by number, for nights around the meeting (CHECK-013, D-10)', async () => {
  const { called } = await show({ extras: { bedrooms: [aChosenBedroom()] } });
  await expect
    .element(row('Single room'))
    .toHaveAccessibleDescription('€129.00 a night, for one person');
  await row('Single room').getByRole('button', { name: 'Single room: one more' }).click();
  expect(called('changeBedroom')).toEqual([['single', 1]]);
  await page.getByRole('combobox', { name: 'Departure' }).selectOptions('2026-06-11');
  await page.getByRole('combobox', { name: 'Arrival' }).selectOptions('2026-06-06');
  expect(called('changeNights')).toEqual([
    [{ checkIn: '2026-06-08', checkOut: '2026-06-11' }],
    [{ checkIn: '2026-06-06', checkOut: '2026-06-09' }],
  ]);
});

test('the seating layouts on offer seat the group, without cabaret, and the summary shows the choice (CHECK-008, CHECK-020)', async () => {
  const { called, session } = await show();
  const layout = page.getByRole('combobox', { name: 'Layout' });
  const options = () =>
    Array.from(layout.element().querySelectorAll('option'), (option) => option.textContent);
  expect(options()).toEqual([
    'Any layout',
    'Theatre, for up to 40 people',
    'U-shape, for up to 24 people',
  ]);
  await layout.selectOptions('405');
  expect(called('chooseLayout')).toEqual([[405]]);
  session.set.extras({ ...session.extras.get(), layout: 404 });
  await expect.element(page.getByRole('complementary')).toMatchTextContent(/12 people, Theatre/);
  await expect
    .element(layout)
    .toHaveAccessibleDescription('The venue sets fewer chairs than usual at the moment.');
});

test('a cart created with cabaret keeps it; a refused layout shows an error at its field (CHECK-020, ERR-002)', async () => {
  const { session } = await show({
    checkout: cart({ items: [aCartItem({ layout: 401 })] }),
    extras: { layout: 401 },
  });
  const layout = page.getByRole('combobox', { name: 'Layout' });
  await expect.element(layout).toHaveValue('401');
  session.set.order({
    kind: 'failed',
    field: 'layout',
    problem: {
      kind: 'refused',
      problem: { status: 400, code: 'invalid_field', message: '', field: 'layout' },
    },
  });
  await expect
    .element(layout)
    .toHaveAccessibleDescription(
      'The room cannot be set so for your group. Please choose another layout.',
    );
});

async function fillIn() {
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect
    .element(page.getByRole('combobox', { name: 'Country' }), { timeout: 10_000 })
    .toMatchTextContent(/\+\d/);
  await field('First name').fill('Aino');
  await field('Last name').fill('Virtanen');
  await field('E-mail').fill('aino@example.com');
  await field('Phone').fill('040 123 4567');
  await page.getByRole('checkbox', { name: /I accept/ }).click();
}
const serviceTime = (name: string) => row(name).getByRole('combobox', { name: 'Service time' });

test('coffee without the time that it needs is refused at that field, once it is ordered', async () => {
  const { session, called } = await show({
    extras: loaded(technician, aChosenAddOn({ isTimed: true, amount: 10 })),
  });
  const time = serviceTime('Coffee with cinnamon buns');
  await expect.element(time).not.toHaveAttribute('aria-invalid');
  await fillIn();
  await page.getByRole('button', { name: /^Book for/ }).click();
  await expect.element(time).toHaveFocus();
  await expect.element(time).toBeInvalid();
  await expect.element(time).toHaveAccessibleDescription('Please choose a time.');
  expect(called('placeOrder')).toEqual([]);
  await userEvent.selectOptions(time, '10:30');
  expect(called('changeAddOn').at(-1)).toEqual(['coffee', { time: '10:30' }]);
  session.set.extras({
    ...session.extras.get(),
    ...loaded(technician, aChosenAddOn({ isTimed: true, amount: 10, time: '10:30' })),
  });
  await expect.element(time).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: /^Book for/ }).click();
  await expect.poll(() => called('placeOrder')).toHaveLength(1);
});

test('what is wrong in a folded part unfolds it (CHECK-010)', async () => {
  await show({ extras: loaded(aChosenAddOn({ isTimed: true, amount: 10 })) });
  await fillIn();
  await page.getByText('Food, drink and equipment').click();
  const time = page.getByRole('combobox', { name: 'Service time', includeHidden: true });
  await expect.element(time).not.toBeVisible();
  await page.getByRole('button', { name: /^Book for/ }).click();
  await expect.element(time).toBeVisible();
  await expect.element(time).toHaveFocus();
});

test('one press adds coffee for everybody in the pause, and the next takes it away', async () => {
  const { session, called } = await show({
    extras: loaded(technician, aChosenAddOn({ isTimed: true })),
  });
  const coffee = () => page.getByRole('checkbox', { name: /^Coffee with cinnamon buns/ });
  await expect.element(coffee()).not.toBeChecked();
  await expect
    .element(coffee())
    .toHaveAccessibleName('Coffee with cinnamon buns for all 12 people, 10:30');
  await coffee().click();
  expect(called('changeAddOn')).toEqual([['coffee', { amount: 12, time: '10:30' }]]);
  session.set.extras({
    ...session.extras.get(),
    ...loaded(technician, aChosenAddOn({ isTimed: true, amount: 12, time: '10:30' })),
  });
  await expect.element(coffee()).toBeChecked();
  await expect.element(part('Food, drink and equipment')).toMatchTextContent(/12 × Coffee/);
  await coffee().click();
  expect(called('changeAddOn').at(-1)).toEqual(['coffee', { amount: 0, time: '' }]);
});

test('a time that the server refuses is refused at the field of its service (ERR-002)', async () => {
  const { session } = await show({
    extras: loaded(technician, aChosenAddOn({ amount: 10, time: '07:00' })),
  });
  session.set.order({
    kind: 'failed',
    problem: { kind: 'refused', problem: { status: 400, code: 'invalid_field', message: '' } },
    field: 'services.0.service_time',
  });
  const time = serviceTime('Coffee with cinnamon buns');
  await expect.element(time).toHaveFocus();
  await expect
    .element(time)
    .toHaveAccessibleDescription('Not possible at this time. Please choose another.');
});

test.each(['7.5', '-5', 'abc'])(
  'nothing is ordered while "%s" stands as a number; the focus is led there',
  async (typed) => {
    const { called } = await show({ extras: loaded(aChosenAddOn({ amount: 2 })) });
    await fillIn();
    const number = row('Coffee with cinnamon buns').getByRole('textbox', { name: 'Number' });
    await userEvent.clear(number.element());
    await userEvent.type(number.element(), typed);
    await expect.element(number).toBeInvalid();
    await page.getByRole('button', { name: /^Book for/ }).click();
    await expect.element(number).toHaveValue(typed);
    await expect.element(number).toHaveFocus();
    await expect
      .element(number)
      .toHaveAccessibleDescription('Please enter a whole number, 0 or more.');
    expect(called('placeOrder')).toEqual([]);
  },
);
