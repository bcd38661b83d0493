import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import type { User } from '@foyer/domain';
import {
  aRoomOffer,
  aVenue,
  fakeBaseSession,
  fakeVenueSession,
  type VenueStates,
} from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { called, show } from './testing/show.tsx';

const noPrice = {
  kind: 'room',
  offer: aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }),
} as const;
const grace: User = {
  username: 'grace',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@harbour.example',
  phone: '',
  company: 'Harbour',
  acceptedGdpr: true,
  roleIds: [4],
};
const open = (states: VenueStates = {}) =>
  show({
    selection: noPrice,
    enquiry: { kind: 'open', visitor: { kind: 'anonymous' } },
    ...states,
  });
const send = () => page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabelText(label, { exact: true }).fill(value);
};
const aino = {
  'First name': 'Aino',
  'Last name': 'Virtanen',
  'E-mail': 'aino@example.com',
  Phone: '040 123 4567',
  'Company name': 'Northwind',
  'Anything the venue should know (optional)': 'Two wheelchairs',
};

test(
  'an enquiry is sent with the contact, the phone with its country, and the consent (FORM-024, ' +
    'FORM-025, FORM-069, PHONE-010, A-113)',
  async () => {
    const session = await open();
    await fill(aino);
    await page.getByRole('checkbox', { name: /I agree/ }).click();
    await send();
    await expect
      .poll(() => called(session, 'sendEnquiry'))
      .toEqual([
        [
          {
            contact: {
              firstName: 'Aino',
              lastName: 'Virtanen',
              email: 'aino@example.com',
              phone: '+35840 123 4567',
              phoneCountry: 'fi',
              company: 'Northwind',
              additionalInfo: 'Two wheelchairs',
            },
            acceptedTerms: true,
            serviceFeeId: null,
          },
        ],
      ]);
  },
);

test(
  'every field says what it wants, the first one takes the focus, and messages go as the fields ' +
    'are put right (FORM-068, PHONE-005, PHONE-022, ERR-026, A-151, A-155)',
  async () => {
    const session = await open();
    await send();
    for (const field of ['First name', 'Last name', 'E-mail', 'Company name'])
      await expect
        .element(page.getByLabelText(field, { exact: true }))
        .toHaveAccessibleDescription('This field is required.');
    await expect
      .element(page.getByLabelText('Phone', { exact: true }))
      .toHaveAccessibleDescription('Please enter your phone number.');
    await expect
      .element(page.getByRole('checkbox', { name: /I agree/ }))
      .toHaveAccessibleDescription('Please agree to the terms.');
    await expect.element(page.getByLabelText('First name', { exact: true })).toHaveFocus();
    await fill({ ...aino, 'E-mail': 'aino@', Phone: '040 CALL' });
    await expect
      .element(page.getByLabelText('First name', { exact: true }))
      .not.toHaveAccessibleDescription('This field is required.');
    await expect
      .element(page.getByLabelText('E-mail', { exact: true }))
      .toHaveAccessibleDescription('Please enter a valid e-mail address.');
    await expect
      .element(page.getByLabelText('Phone', { exact: true }))
      .toHaveAccessibleDescription('Only digits and spaces are allowed.');
    await send();
    expect(called(session, 'sendEnquiry')).toEqual([]);
  },
);

test.each([
  [
    'its words',
    'Free until the house has answered.',
    async () => {
      await page.getByText('Terms for cancelling a request').first().click();
      await expect.element(page.getByText('Free until the house has answered.')).toBeVisible();
    },
  ],
  [
    'a page of its own',
    'https://house.example/terms',
    () =>
      expect
        .element(page.getByRole('link', { name: 'Terms for cancelling a request' }))
        .toHaveAttribute('href', 'https://house.example/terms'),
  ],
  [
    'nothing',
    '',
    () => expect.element(page.getByText('Terms for cancelling a request')).not.toBeInTheDocument(),
  ],
])(
  'what the venue says of cancelling an enquiry is %s (VENUE-053)',
  async (_what, termsOfCancellingEnquiries, isSaid) => {
    await open({ venue: aVenue({ termsOfCancellingEnquiries }) });
    await expect
      .element(page.getByRole('dialog').getByRole('button', { name: 'Send request' }))
      .toBeVisible();
    await isSaid();
  },
);

test('a number whose plus fits no country asks for the country code (FORM-069, ERR-018, B-055)', async () => {
  await open();
  await expect
    .element(page.getByRole('combobox', { name: 'Country' }))
    .toMatchTextContent('Finland +358');
  await fill({ ...aino, Phone: '+999 123 456' });
  await send();
  await expect
    .element(page.getByLabelText('Phone', { exact: true }))
    .toHaveAccessibleDescription('Please pick the country code.');
});

test('a user is asked for the phone alone where the profile has none (FORM-026, FORM-070)', async () => {
  const session = await open({ enquiry: { kind: 'open', visitor: { kind: 'user', user: grace } } });
  await expect.element(page.getByLabelText('Phone', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('First name', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /I agree/ })).not.toBeInTheDocument();
  await send();
  await expect
    .element(page.getByLabelText('Phone', { exact: true }))
    .toHaveAccessibleDescription('Please enter your phone number.');
  await fill({ Phone: '040 123 4567' });
  await send();
  await expect.poll(() => called(session, 'sendEnquiry')).toHaveLength(1);
  expect(called(session, 'sendEnquiry')[0]?.[0]).toMatchObject({
    contact: {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@harbour.example',
      company: 'Harbour',
      phone: '+35840 123 4567',
    },
    acceptedTerms: true,
  });
});

test('what is missing takes the focus once: who then types stays in the field (FORM-068)', async () => {
  // Regression: each letter caused a new refusal, which moved the focus to the next empty field.
  await open();
  await send();
  await expect.element(page.getByLabelText('First name', { exact: true })).toHaveFocus();
  await userEvent.keyboard('Aino');
  await expect.element(page.getByLabelText('First name', { exact: true })).toHaveFocus();
  await expect.element(page.getByLabelText('First name', { exact: true })).toHaveValue('Aino');
  await send();
  await expect.element(page.getByLabelText('Last name', { exact: true })).toHaveFocus();
});

test('a user with a phone sends at once', async () => {
  const session = await open({
    enquiry: {
      kind: 'open',
      visitor: { kind: 'user', user: { ...grace, phone: '+442079460000' } },
    },
  });
  await expect.element(page.getByLabelText('Phone', { exact: true })).not.toBeInTheDocument();
  await send();
  await expect
    .poll(() => called(session, 'sendEnquiry'))
    .toMatchObject([[{ contact: { phone: '+442079460000' } }]]);
});

test(
  'the service fee stands in whole units where it has an amount, and goes along when it is ' +
    'ticked (FORM-066, FORM-067, PRICE-022)',
  async () => {
    const session = await open({ venue: aVenue({ serviceFee: { id: 'fee_1', amount: 4950 } }) });
    await page.getByRole('checkbox', { name: 'Add the venue’s planning service for €50' }).click();
    await fill(aino);
    await page.getByRole('checkbox', { name: /I agree/ }).click();
    await send();
    await expect
      .poll(() => called(session, 'sendEnquiry'))
      .toMatchObject([[{ serviceFeeId: 'fee_1' }]]);
  },
);

test('without an amount there is no fee to tick (FORM-066)', async () => {
  await open({ venue: aVenue({ serviceFee: { id: 'fee_1', amount: 0 } }) });
  await expect.element(page.getByRole('checkbox', { name: /I agree/ })).toBeVisible();
  await expect
    .element(page.getByRole('checkbox', { name: /planning service/ }))
    .not.toBeInTheDocument();
});

test('the phone cannot be typed while nothing fits the meeting any more (FORM-071, PHONE-008)', async () => {
  const session = await open();
  await expect.element(page.getByLabelText('Phone', { exact: true })).toBeEnabled();
  session.set.offers({ offers: { ...fakeVenueSession().offers.get().offers!, rooms: [] } });
  await expect.element(page.getByLabelText('Phone', { exact: true })).toBeDisabled();
});

test('what the server refuses is said at its field, and what failed elsewhere in words; nothing typed is lost (ERR-002, D-3)', async () => {
  const session = await open();
  await fill(aino);
  session.set.booking({
    kind: 'failed',
    problem: {
      kind: 'refused',
      problem: { status: 400, code: 'invalid_field', message: 'no', field: 'body.email' },
    },
  });
  await expect
    .element(page.getByLabelText('E-mail', { exact: true }))
    .toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect.element(page.getByLabelText('E-mail', { exact: true })).toHaveFocus();
  session.set.booking({ kind: 'failed', problem: { kind: 'unreachable' } });
  await expect
    .element(page.getByRole('alert').getByText(/We could not reach the server/))
    .toBeVisible();
  await expect.element(page.getByLabelText('First name', { exact: true })).toHaveValue('Aino');
});

test('closing asks nothing, and what was typed is there when it opens again', async () => {
  const session = await open();
  await fill({ 'First name': 'Aino' });
  await userEvent.keyboard('{Escape}');
  expect(called(session, 'closeEnquiry')).toHaveLength(1);
  session.set.enquiry({ kind: 'closed' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  session.set.enquiry({ kind: 'open', visitor: { kind: 'anonymous' } });
  await expect.element(page.getByLabelText('First name', { exact: true })).toHaveValue('Aino');
});

test('in German it is German, its messages too (FORM-068)', async () => {
  await open({ base: fakeBaseSession({ language: 'de' }) });
  await page.getByRole('dialog').getByRole('button', { name: 'Anfrage senden' }).click();
  await expect
    .element(page.getByLabelText('Vorname', { exact: true }))
    .toHaveAccessibleDescription('Dieses Feld ist erforderlich.');
  await expect
    .element(page.getByText('Noch ist nichts gebucht oder berechnet.', { exact: false }))
    .toBeVisible();
});
