import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import type { DayState } from '@foyer/domain';
import {
  anOffers,
  aRoomOffer,
  aSite,
  euros,
  fakeBaseSession,
  someFreeTimes,
} from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { called, show } from './testing/show.tsx';

const room = { kind: 'room', offer: aRoomOffer() } as const;

test('a group that is too large keeps the old number and is told where to ask, in a new tab (FORM-052, FORM-053, ERR-015)', async () => {
  const session = await show();
  session.set.form({
    delegatesError: { limit: 60, registrationUrl: 'https://insurance.example/groups' },
  });
  const field = page.getByLabelText('Attendees');
  await expect
    .element(field)
    .toHaveAccessibleDescription('At most 60 people can be booked here. Register your event');
  await expect.element(field).toHaveValue('12');
  await expect
    .element(page.getByRole('link', { name: 'Register your event' }))
    .toHaveAttribute('href', 'https://insurance.example/groups');
  await expect
    .element(page.getByRole('link', { name: 'Register your event' }))
    .toHaveAttribute('target', '_blank');
  session.set.form({ delegatesError: { limit: 60, registrationUrl: null } });
  await expect
    .element(page.getByRole('link', { name: 'Register your event' }))
    .not.toBeInTheDocument();
});

test('the number that is there already takes the refusal away when it is typed again (FORM-052)', async () => {
  const session = await show({ form: { delegatesError: { limit: 60, registrationUrl: null } } });
  const field = page.getByLabelText('Attendees');
  await field.fill('72');
  await field.fill('12');
  // The number between is sent as well when the two are typed slowly.
  await expect.poll(() => called(session, 'changeDelegates').at(-1)).toEqual(['12']);
});

test('a chosen room that is too small for the group says where to ask instead, where there is a place (FORM-053, ERR-005)', async () => {
  const tooSmall = {
    kind: 'room',
    offer: aRoomOffer({ fit: { kind: 'exceeds', delegates: 12, min: 2, max: 8 } }),
  } as const;
  await show({
    selection: tooSmall,
    base: fakeBaseSession({
      site: aSite({ registrationUrl: 'https://easy-meetings.example/groups' }),
    }),
  });
  await expect
    .element(page.getByText('Your attendees (12) exceed the limit for this room (2–8)'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Register your event' })).toBeVisible();
});

test('the total of what is chosen contains the fee of a booking, and says so (D-20)', async () => {
  const offer = aRoomOffer();
  await show({
    selection: {
      kind: 'room',
      offer: { ...offer, price: offer.price && { ...offer.price, premiumFee: 1500 } },
    },
  });
  await expect.element(page.getByText('€667.60')).toBeVisible();
  await expect.element(page.getByText('incl. premium service: €15.00')).toBeVisible();
});

test('a chosen room without the seating order says so (ERR-007)', async () => {
  await show({
    selection: {
      kind: 'room',
      offer: aRoomOffer({ fit: { kind: 'layout', layout: 404, capacity: 8 } }),
    },
  });
  await expect
    .element(page.getByText('This room does not have the seating order Theatre for your group'))
    .toBeVisible();
});

test('a refused time is said in a box until it is got (FORM-013, FORM-034, FORM-035, ERR-011)', async () => {
  const session = await show({ form: { timeRefused: true } });
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText('The selected time is not available. Please choose another time.'),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  expect(called(session, 'dismissTimeRefused')).toHaveLength(1);
  session.set.form({ timeRefused: false });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a start after the last date names that date (FORM-058)', async () => {
  await show({
    selection: room,
    query: { start: '2027-02-08T09:00', end: '2027-02-08T17:00' },
    form: { notice: { kind: 'too-late', last: '2026-12-31' }, leadTimeAllows: false },
  });
  await expect
    .element(
      page.getByText('Last day for bookings: Thu 31 Dec 2026. Please choose an earlier date.'),
    )
    .toBeVisible();
  await expect.element(page.getByText(/needs more notice/)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Continue' }))
    .toHaveAccessibleDescription('The venue takes no booking for this start.');
});

test('the calendar ends with the last date and says so (FORM-058)', async () => {
  await show({ form: { lastDate: '2026-06-19' } });
  await page.getByRole('button', { name: /Start date/ }).click();
  await expect.element(page.getByText('Last day for bookings: Friday 19 June 2026')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Friday 19 June 2026', exact: true }))
    .toBeEnabled();
  await expect
    .element(page.getByRole('button', { name: 'Saturday 20 June 2026, not bookable' }))
    .toBeDisabled();
});

test('the calendar is as tall when it comes as what stood there meanwhile, and in every month', async () => {
  await show({ form: { lastDate: '2026-08-31', disabledDates: ['2026-06-17'] } });
  const calendar = page
    .getByRole('dialog', { name: 'Start date', includeHidden: true })
    .element() as HTMLElement;
  const heights = { before: new Set<number>(), after: new Set<number>() };
  const measure = () =>
    calendar.offsetHeight > 0 &&
    heights[calendar.querySelector('[role=grid]') === null ? 'before' : 'after'].add(
      calendar.offsetHeight,
    );
  const observer = new MutationObserver(measure);
  observer.observe(calendar, { childList: true, subtree: true });
  await page.getByRole('button', { name: /Start date/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  // June has five weeks, August six.
  for (const month of ['July 2026', 'August 2026']) {
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(page.getByRole('grid', { name: month })).toBeVisible();
  }
  observer.disconnect();
  expect(heights.before.size).toBe(1);
  expect(heights.after).toEqual(heights.before);
});

test('the calendar says what each day has for the meeting, and a full day can be pressed', async () => {
  const day = (date: string, state: DayState['state'], suiting: number, from: number | null) => ({
    date,
    state,
    suiting,
    from: from === null ? null : euros(from),
  });
  const session = await show({
    days: [
      day('2026-06-15', 'full', 0, null),
      day('2026-06-16', 'few', 1, 1240),
      day('2026-06-17', 'free', 9, 392),
      day('2026-06-18', 'closed', 0, null),
    ],
  });
  await page.getByRole('button', { name: /Start date/ }).click();
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(named('Tuesday 16 June 2026, left: 1, from €1,240.00')).toBeVisible();
  await expect.element(named('Wednesday 17 June 2026, free: 9, from €392.00')).toBeVisible();
  await expect.element(named('Thursday 18 June 2026, closed at this time')).toBeVisible();
  await named('Monday 15 June 2026, everything is taken').click();
  expect(called(session, 'changeStartDate')).toEqual([['2026-06-15']]);
});

test('what is free that day is shown once a time was touched, for the chosen room where there is one', async () => {
  const session = await show({ freeTimes: someFreeTimes() });
  await expect.element(page.getByText(/Free rooms:/)).not.toBeInTheDocument();
  (page.getByLabelText('Start time').element() as HTMLElement).focus();
  await expect.element(page.getByText(/Free rooms:/)).toBeVisible();
  await expect
    .element(
      page.getByRole('img', {
        name: /from 08:00: 9 rooms free, from 10:00: 5 rooms free, from 12:00: 0/,
      }),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Start at 10:30, 5 rooms free' }).click();
  expect(called(session, 'changeStartTime')).toEqual([['10:30']]);
  // Eight hours as before.
  expect(called(session, 'changeEndTime')).toEqual([['18:30']]);
  session.set.selection(room);
  await expect.element(page.getByText('Harbour Room: Mon 8 Jun 2026')).toBeVisible();
});

test('days before today cannot be picked (FORM-056)', async () => {
  await show({
    query: { start: '2026-05-20T09:00', end: '2026-05-20T17:00' },
    form: { firstDate: '2026-05-18' },
  });
  await page.getByRole('button', { name: /Start date/ }).click();
  await expect
    .element(page.getByRole('button', { name: 'Sunday 17 May 2026, not bookable' }))
    .toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Monday 18 May 2026' })).toBeEnabled();
});

test('a venue that wants notice says from when today is possible, and only today (FORM-041, FORM-057)', async () => {
  const session = await show({
    query: { start: '2026-05-18T17:15', end: '2026-05-18T19:15', meetingLength: 2 },
    form: { notice: { kind: 'needs-notice', minutes: 120, from: '17:15' } },
  });
  await expect
    .element(page.getByText('Earliest start today: 17:15 (notice: 2 hours)'))
    .toBeVisible();
  session.set.form({ notice: null });
  await expect.element(page.getByText(/Earliest start/)).not.toBeInTheDocument();
});

test.each([
  ['room', 'No room fits this meeting. Please change it.'],
  ['package', 'No package fits this meeting. Please change it.'],
] as const)(
  'where no %s fits, the form of that tab cannot be used and says why (AVAIL-013, AVAIL-015)',
  async (kind, words) => {
    const session = await show({
      query: { kind },
      offers: { offers: { ...anOffers(0, 0), discount: 'none' } },
    });
    const button = page.getByRole('button', { name: 'Continue' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(words);
    session.set.offers({ loading: true });
    await expect
      .element(page.getByRole('button', { name: `Show ${kind}s` }).last())
      .toHaveAccessibleDescription(`Choose a ${kind} to continue.`);
  },
);

test('hours of a day that is open, of one that is closed, and of a date taken out (FORM-011, FORM-012, ERR-012, ERR-013)', async () => {
  const session = await show();
  await expect.element(page.getByText('Opening hours, Monday: 07:00–22:00')).toBeVisible();
  session.set.form({ opening: { kind: 'closed-day' } });
  await expect.element(page.getByText('Venue closed')).toBeVisible();
  await expect
    .element(
      page.getByText(
        /The venue does not open on this weekday \(Monday\). Please choose another day./,
      ),
    )
    .toBeVisible();
  // The server refuses it, too: this is not about notice.
  session.set.form({ opening: { kind: 'closed-date' }, leadTimeAllows: false });
  await expect
    .element(page.getByText(/The venue takes no bookings on this date. Please choose another./))
    .toBeVisible();
  await expect.element(page.getByText(/needs more notice/)).not.toBeInTheDocument();
});

test('a code that is found is said, and the options stand open while they are in use (FORM-007, FORM-062)', async () => {
  await show({ query: { discountCode: 'SUMMER15' }, form: { discount: 'found' } });
  await expect.element(page.getByLabelText('Discount code')).toHaveValue('SUMMER15');
  await expect.element(page.getByText('Prices with this code are shown.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('where a site asks first, the visitor says whether choices are kept (D-9, CART-026)', async () => {
  const session = await show({ preferences: 'asked' });
  await expect
    .element(page.getByText(/They are kept in cookies on this device, for 100 days/))
    .toBeVisible();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await page.getByRole('button', { name: 'Remember' }).click();
  expect(called(session, 'allowPreferences')).toEqual([[false], [true]]);
});

test('the lengths of the property system and of the 1 h option have their names (FORM-027, FORM-030 to FORM-033)', async () => {
  const session = await show({
    form: { lengths: ['oneday', 'overone'] },
    query: { kind: 'package', meetingLength: 'oneday' },
  });
  const length = page.getByLabelText('Meeting length');
  await expect.element(length).toHaveDisplayValue('One day');
  await length.selectOptions('Several days');
  expect(called(session, 'changeLength')).toEqual([['overone']]);
  session.set.form({ lengths: [1, 2, 'overnight', 'twodays'] });
  session.set.query({ kind: 'room', meetingLength: 1 });
  await expect.element(length).toHaveDisplayValue('1 hour');
});
