import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aPackageOffer, aRoomOffer, aSite, aVenue, euros } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { called, show } from './testing/show.tsx';

const room = { kind: 'room', offer: aRoomOffer() } as const;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('without a choice there is no next step, and its place says what to do', async () => {
  await show();
  await expect
    .element(page.getByRole('button', { name: 'Show rooms' }).last())
    .toHaveAccessibleDescription('Choose a room to continue.');
  expect(page.getByRole('button', { name: 'Continue' }).elements()).toEqual([]);
});

test.each([
  [{ opening: { kind: 'closed-day' } }, /^Start date/, 'The venue is closed at this time.'],
  [
    { delegatesTyped: { kind: 'not-whole', least: 1 } },
    'Attendees',
    'Please correct the number of attendees.',
  ],
] as const)(
  'pressed while it waits, the button says what is missing and leads to it: %o',
  async (form, name, words) => {
    await show({ selection: room, form });
    const button = page.getByRole('button', { name: 'Continue' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expect.element(page.getByRole('alert')).toMatchTextContent(words);
    const [field] = [
      ...page.getByRole('textbox', { name }).elements(),
      ...page.getByRole('button', { name }).elements(),
    ];
    expect(document.activeElement).toBe(field);
  },
);

test('without a choice a press leads to the first offer that can be selected', async () => {
  await show();
  const list = document.createElement('div');
  list.innerHTML =
    '<input type="radio" name="f.select" aria-disabled="true" aria-label="Taken">' +
    '<input type="radio" name="f.select" aria-label="Free">';
  document.body.append(list);
  await page.getByRole('button', { name: 'Show rooms' }).last().click();
  await expect.element(page.getByRole('radio', { name: 'Free' })).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: 'Free' })).not.toBeChecked();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a room to continue.');
  list.remove();
});

test('a chosen room shows its price, is booked at once, and an overlay says so meanwhile', async () => {
  const session = await show({ selection: room });
  await expect.element(page.getByText('€652.60')).toBeVisible();
  await expect.element(page.getByText('Booked at once. You pay nothing yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(called(session, 'book')).toHaveLength(1);
  session.set.booking({ kind: 'processing' });
  await expect.element(page.getByText('One moment, we are reserving this for you …')).toBeVisible();
  session.set.booking({ kind: 'idle' });
  await expect
    .element(page.getByText('One moment, we are reserving this for you …'))
    .not.toBeInTheDocument();
});

test('an offer that the venue has to confirm is requested', async () => {
  await show({
    selection: {
      kind: 'room',
      offer: aRoomOffer({ outcome: { kind: 'request', total: euros(652.6) } }),
    },
  });
  await expect
    .element(page.getByRole('button', { name: 'Send request' }))
    .toHaveAccessibleDescription(/The venue answers/);
  await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('without a price the word Enquiry stands in its place', async () => {
  await show({
    selection: {
      kind: 'room',
      offer: aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }),
    },
  });
  await expect.element(page.getByText('Enquiry', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send request' })).toBeEnabled();
});

test('attendees are handed on 300 ms after the last key, once (FORM-006, FORM-054)', async () => {
  const session = await show();
  const field = page.getByLabelText('Attendees');
  await field.fill('');
  // Both keys in one call, so that on a slow machine only the form's own delay counts.
  for (const key of ['2', '4']) document.execCommand('insertText', false, key);
  expect(called(session, 'changeDelegates')).toEqual([]);
  await expect.poll(() => called(session, 'changeDelegates')).toEqual([['24']]);
  await pause(400);
  expect(called(session, 'changeDelegates')).toEqual([['24']]);
});

test.each(['-4', '2.5', 'many', '0', '1000000'])(
  'what is typed of attendees, "%s", stays in the field and is judged as it is (FORM-050, A-057)',
  async (typed) => {
    const session = await show();
    const field = page.getByLabelText('Attendees');
    await field.clear();
    await userEvent.type(field, typed);
    await expect.element(field).toHaveValue(typed);
    await userEvent.tab();
    expect(called(session, 'changeDelegates').at(-1)).toEqual([typed]);
  },
);

test('Enter and leaving the field hand the attendees on at once (FORM-054, A-055)', async () => {
  const session = await show();
  const field = page.getByLabelText('Attendees');
  const input = field.element() as HTMLInputElement;
  input.focus();
  input.select();
  // In one call: on a slow machine the field's own 300 ms must not be over before Enter.
  document.execCommand('insertText', false, '7');
  await Promise.resolve();
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
  expect(called(session, 'changeDelegates')).toEqual([['7']]);
  await pause(400);
  expect(called(session, 'changeDelegates')).toEqual([['7']]);
  await field.fill('');
  await userEvent.tab();
  expect(called(session, 'changeDelegates')).toEqual([['7'], ['']]);
});

test('the steps count from what is shown', async () => {
  const session = await show();
  await page.getByRole('button', { name: 'One attendee more' }).click();
  await page.getByRole('button', { name: 'One attendee fewer' }).click();
  expect(called(session, 'changeDelegates')).toEqual([['13'], ['11']]);
});

test('the package tab is gone where the venue has no packages (FORM-001, FORM-017)', async () => {
  const session = await show({ form: { tabs: ['room', 'package'] } });
  await page.getByText('Package', { exact: true }).click({ force: true });
  expect(called(session, 'changeTab')).toEqual([['package']]);
  session.set.form({ tabs: ['room'] });
  await expect
    .element(page.getByRole('radio', { name: 'Package', exact: true }))
    .not.toBeInTheDocument();
});

test('a date is chosen from the calendar by keyboard, and focus comes back to its field (FORM-002)', async () => {
  const session = await show();
  const field = page.getByRole('button', { name: 'Start date: Mon 8 Jun 2026' });
  await field.click();
  await expect.element(page.getByRole('button', { name: 'Monday 8 June 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(called(session, 'changeStartDate')).toEqual([['2026-06-09']]);
  await expect.element(field).toHaveFocus();
});

const typedDate = page.getByRole('textbox', { name: 'Type a date' });

test.each([
  ['3.12.2026', '2026-12-03'],
  ['03/12/26', '2026-12-03'],
  ['9.6.', '2026-06-09'],
])(
  '"%s", typed at the date key by key, is that day in the order of the language',
  async (typed, date) => {
    const session = await show();
    const field = page.getByRole('button', { name: /^Start date/ });
    field.element().focus();
    await userEvent.keyboard(typed.charAt(0));
    await expect.element(typedDate).toHaveFocus();
    await userEvent.keyboard(typed.slice(1));
    await expect.element(typedDate).toHaveValue(typed);
    await userEvent.keyboard('{Enter}');
    expect(called(session, 'changeStartDate')).toEqual([[date]]);
    await expect.element(field).toHaveFocus();
  },
);

test('what is typed at the date before its calendar has come is taken, Enter too', async () => {
  const session = await show();
  const field = page.getByRole('button', { name: /^Start date/ }).element();
  // Without a pause between the keys: nothing is loaded meanwhile.
  for (const key of [...'3.12.2027'.split(''), 'Backspace', '6', 'Enter']) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  }
  await expect.poll(() => called(session, 'changeStartDate')).toEqual([['2026-12-03']]);
  await expect.element(typedDate).not.toBeInTheDocument();
});

test.each([
  ['31.02.2026', 'There is no such day. Please write day, month, year: 31/12/2026.'],
  ['12.31.2026', 'There is no such day. Please write day, month, year: 31/12/2026.'],
  ['1.1.2026', 'Not bookable: Thursday 1\u00a0January 2026'],
  ['19.06.2026', 'Not bookable: Friday 19\u00a0June 2026'],
])('"%s" is refused at the field for dates: %s', async (typed, words) => {
  const session = await show({ form: { disabledDates: ['2026-06-19'] } });
  await page.getByRole('button', { name: /^Start date/ }).click();
  await typedDate.click();
  await userEvent.keyboard(`${typed}{Enter}`);
  await expect.element(typedDate).toBeInvalid();
  await expect.element(typedDate).toHaveAccessibleDescription(words);
  await expect.element(typedDate).toHaveValue(typed);
  await userEvent.keyboard('{Escape}');
  expect(called(session, 'changeStartDate')).toEqual([]);
});

test('closed days are shown with the reason and cannot be chosen (FORM-059)', async () => {
  const session = await show({ form: { disabledDates: ['2026-06-19'], disabledWeekdays: [0] } });
  await page.getByRole('button', { name: /Start date/ }).click();
  const closed = page.getByRole('button', { name: 'Friday 19 June 2026, not bookable' });
  await expect.element(closed).toBeDisabled();
  await expect
    .element(page.getByRole('button', { name: 'Sunday 14 June 2026, not bookable' }))
    .toBeDisabled();
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText('The venue takes no bookings on the days that are crossed out.'),
    )
    .toBeVisible();
  expect(called(session, 'changeStartDate')).toEqual([]);
});

test('the end date is the start’s day or the next (FORM-004, FORM-047)', async () => {
  await show();
  await page.getByRole('button', { name: /End date/ }).click();
  await expect
    .element(page.getByRole('button', { name: 'Tuesday 9 June 2026', exact: true }))
    .toBeEnabled();
  await expect
    .element(page.getByRole('button', { name: 'Wednesday 10 June 2026, not bookable' }))
    .toBeDisabled();
});

test('times and length are handed on as chosen (FORM-003, FORM-004, FORM-005)', async () => {
  const session = await show();
  await page.getByLabelText('Start time').selectOptions('10:15');
  await page.getByLabelText('Meeting length').selectOptions('Overnight');
  await page.getByLabelText('Meeting length').selectOptions('4 hours');
  expect(called(session, 'changeStartTime')).toEqual([['10:15']]);
  expect(called(session, 'changeLength')).toEqual([['overnight'], [4]]);
});

test('a length that followed from the times is shown among the others', async () => {
  await show({ query: { meetingLength: 2.75 } });
  await expect.element(page.getByLabelText('Meeting length')).toHaveDisplayValue('2 h 45 min');
});

test('a closed venue is said and stops the booking (FORM-012)', async () => {
  const session = await show({
    selection: room,
    form: {
      opening: {
        kind: 'outside-hours',
        hours: { day: 1, start: '07:00', end: '22:00', closed: false },
      },
    },
  });
  await expect.element(page.getByText('Venue closed')).toBeVisible();
  await expect.element(page.getByText(/Opening hours, Monday: 07:00–22:00/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click({ force: true });
  expect(called(session, 'book')).toEqual([]);
});

test('a code that finds nothing stays in the field, with the reason', async () => {
  const session = await show();
  await page.getByText('More options').last().click();
  const code = page.getByLabelText('Discount code');
  await code.fill('SPRING25');
  await page.getByRole('button', { name: 'Apply' }).click();
  expect(called(session, 'applyDiscountCode')).toEqual([['SPRING25']]);
  session.set.query({ discountCode: 'SPRING25' });
  session.set.form({ discount: 'loading' });
  await expect.element(page.getByText('Looking for prices with this code …')).toBeVisible();
  session.set.query({ discountCode: '' });
  session.set.form({ discount: 'none_found' });
  await expect
    .element(code)
    .toHaveAccessibleDescription('There are no rooms with this discount code.');
  await expect.element(code).toHaveValue('SPRING25');
});

test('seating and rates are handed on (FORM-007, A-061)', async () => {
  const session = await show();
  await page.getByText('More options').last().click();
  await page.getByLabelText('Seating').selectOptions('U-shape');
  await page.getByText('Room rental').click({ force: true });
  expect(called(session, 'changeLayout')).toEqual([[405]]);
  expect(called(session, 'changeRates')).toEqual([['roomRental']]);
});

test('a failed booking is explained where one looks, keeps everything, and can be tried again', async () => {
  const session = await show({ selection: room });
  session.set.booking({ kind: 'failed', problem: { kind: 'unreachable' } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText(/We could not reach the server/)).toBeVisible();
  await expect.element(page.getByText('€652.60')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(called(session, 'book')).toHaveLength(1);
});

test('a changed price is the visitor’s to decide', async () => {
  const session = await show({ selection: room });
  session.set.booking({
    kind: 'price-changed',
    before: euros(652.6),
    now: euros(678),
    codeUsedUp: false,
  });
  await expect
    .element(page.getByText('The price has changed from €652.60 to €678.00.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Book for €678.00' }).click();
  await page.getByRole('button', { name: 'Choose another' }).click();
  expect(session.calls.map((call) => call.action)).toEqual(['acceptPrice', 'dismissBooking']);
});

test('on a phone a bar carries price and button while the panel’s own button is out of view', async () => {
  await page.viewport(360, 640);
  const session = await show({
    selection: { kind: 'package', offer: aPackageOffer() },
    query: { kind: 'package' },
  });
  const bar = page.getByRole('region', { name: 'Your choice' });
  page.getByRole('button', { name: 'Continue' }).element().scrollIntoView();
  await expect.element(bar).not.toBeInTheDocument();
  const spacer = document.body.appendChild(document.createElement('div'));
  spacer.style.blockSize = '2000px';
  spacer.scrollIntoView({ block: 'end' });
  await expect.element(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Continue' }).click();
  expect(called(session, 'book')).toHaveLength(1);
  spacer.remove();
  await page.viewport(1280, 900);
});

test('in German, words, dates and money are German', async () => {
  await show({ selection: room, base: { language: 'de' } });
  await expect.element(page.getByText('652,60 €')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
  await expect
    .element(page.getByText('Sofort gebucht. Sie zahlen jetzt noch nichts.'))
    .toBeVisible();
});

test('on a site that estimates, the chosen total is estimated too (PRICE-023)', async () => {
  await show({
    selection: { kind: 'room', offer: aRoomOffer() },
    venue: aVenue({ localCurrency: { code: 'USD', conversionRate: 1.1 } }),
    base: { site: aSite({ showEstimate: true }) },
  });
  await expect.element(page.getByText('Estimated total: US$717.86')).toBeVisible();
});

test('without an estimate of the site’s there is none (PRICE-023)', async () => {
  await show({
    selection: { kind: 'room', offer: aRoomOffer() },
    venue: aVenue({ localCurrency: { code: 'USD', conversionRate: 1.1 } }),
  });
  await expect.element(page.getByText('Harbour Room')).toBeVisible();
  await expect.element(page.getByText(/^Estimated total/)).not.toBeInTheDocument();
});

test('a discount code that somebody else used up meanwhile is named as the reason (D-6)', async () => {
  const session = await show({ selection: { kind: 'room', offer: aRoomOffer() } });
  session.set.booking({
    kind: 'price-changed',
    before: euros(554.71),
    now: euros(652.6),
    codeUsedUp: true,
  });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'The price has changed' }))
    .toMatchTextContent(
      'Somebody else has used the discount code up. This is the price without it.',
    );
});
