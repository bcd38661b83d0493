import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { editContext, startTimes } from '@foyer/domain';
import {
  aPackage,
  aPackageOffer,
  aQuery,
  aSite,
  aVenue,
  euros,
  fakeVenueSession,
  type VenueStates,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as english } from 'foyer:words/all/en';
import { PackageList } from '../package-list.tsx';

const evening = aPackageOffer({
  package: aPackage({ id: 'evening', title: 'Evening' }),
  outcome: { kind: 'request', total: euros(820.8) },
});
const only = (...packages: readonly ReturnType<typeof aPackageOffer>[]) => ({
  offers: { rooms: [], packages, discount: 'none' as const },
});

async function show(
  site: ReturnType<typeof aSite>,
  { query, ...states }: VenueStates = {},
  { refusing = false } = {},
) {
  const fake = fakeVenueSession({
    offers: only(aPackageOffer(), evening),
    ...states,
    base: { site },
    query: { kind: 'package', ...query },
  });
  // A card books only where the meeting could have its times.
  const changeTime: typeof fake.actions.changeTime = (time) => {
    fake.actions.changeTime(time);
    if (!refusing) fake.set.query(time);
  };
  const session = { ...fake, actions: { ...fake.actions, changeTime } };
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
      <FormatsContext value={session.formats}>
        <PackageList session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  return session;
}
const engine = aSite({ offerCards: 'book' });
const hotel = aSite({ checkout: 'property', offerCards: 'plan' });
const card = (title: string) => page.getByRole('article', { name: title });
const calls = (session: Awaited<ReturnType<typeof show>>) =>
  session.calls.map(({ action, args }) => [action, ...args]);

test('a card of the booking engine reads Book or Send request, and does it (PACK-013, PRICE-011)', async () => {
  const session = await show(engine);
  await page.getByRole('button', { name: 'Book: Harbour day', exact: true }).click();
  await page.getByRole('button', { name: 'Send request: Evening', exact: true }).click();
  expect(calls(session)).toEqual([
    ['selectPackage', 'harbour-day'],
    ['book'],
    ['selectPackage', 'evening'],
    ['book'],
  ]);
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});

test('what came of booking stands on the card, also while its details are closed (D-3)', async () => {
  const session = await show(engine, { selection: { kind: 'package', offer: aPackageOffer() } });
  session.set.booking({ kind: 'failed', problem: { kind: 'unreachable' } });
  await expect
    .element(card('Harbour day').getByRole('alert'))
    .toMatchTextContent('We could not reach the server.');
  await card('Harbour day').getByRole('button', { name: 'Try again' }).click();
  expect(calls(session)).toEqual([['selectPackage', 'harbour-day'], ['book']]);
});

test(
  'the property system’s card has everything at sight: pictures in a lightbox, the day with its ' +
    'times, the room’s measures, equipment with and without a fee (PACK-008, PACK-009, PACK-010, ' +
    'PACK-011)',
  async () => {
    await show(hotel);
    const harbour = card('Harbour day');
    await expect.element(harbour.getByText('Lunch buffet in the Winter Garden')).toBeVisible();
    await expect.element(harbour.getByText('12:00–13:00')).toBeVisible();
    for (const measure of ['86 m²', '3.4 m', '7.4 m', '11.6 m'])
      await expect.element(harbour.getByText(measure, { exact: true })).toBeVisible();
    await harbour.getByRole('radio', { name: 'With a fee' }).click({ force: true });
    await expect.element(harbour.getByText('Technician, €75.00 an hour')).toBeVisible();
    await harbour.getByRole('button', { name: 'All pictures: Harbour day' }).click();
    expect(
      page.getByRole('dialog', { name: 'Harbour day' }).getByRole('img').elements(),
    ).toHaveLength(2);
  },
);

test('its times go by the half hour, and the meeting takes them when it is booked (PACK-012, PACK-013)', async () => {
  const session = await show(hotel);
  const start = card('Harbour day').getByRole('combobox', { name: 'Start time' });
  await expect.element(start).toHaveValue('09:00');
  await start.selectOptions('10:30');
  await card('Harbour day').getByRole('combobox', { name: 'End time' }).selectOptions('18:00');
  await page.getByRole('button', { name: 'Book: Harbour day', exact: true }).click();
  expect(calls(session)).toEqual([
    ['changeTime', { start: '2026-06-08T10:30', end: '2026-06-08T18:00', meetingLength: 8 }],
    ['selectPackage', 'harbour-day'],
    ['book'],
  ]);
});

/** The form's facts on the meeting's own day, at a time of the venue's clock. */
const at = (time: string, leadMinutes = 0): VenueStates => {
  const oneDay = aQuery({ kind: 'package', meetingLength: 'oneday' });
  const context = editContext({ ...hotel, leadMinutes }, aVenue(), `2026-06-08T${time}`);
  return { query: oneDay, form: { startTimes: startTimes(oneDay, context) } };
};
const options = (name: string) =>
  [...card('Harbour day').getByRole('combobox', { name }).element().querySelectorAll('option')].map(
    (option) => option.value,
  );

test('today its starts are those that are left, and the first is set (PACK-012, FORM-040, D-18)', async () => {
  await show(hotel, at('13:20'));
  const start = card('Harbour day').getByRole('combobox', { name: 'Start time' });
  await expect.element(start).toHaveValue('14:00');
  const half = (from: number) =>
    Array.from({ length: 48 - from }, (_, index) => from + index).map(
      (step) => `${String(Math.floor(step / 2)).padStart(2, '0')}:${step % 2 ? '30' : '00'}`,
    );
  expect(options('Start time')).toEqual(half(28).filter((time) => time <= '21:30'));
  await start.selectOptions('20:30');
  await expect.poll(() => options('End time').slice(-3)).toEqual(['22:30', '23:00', '23:30']);
});

test('the lead time counts (FORM-057)', async () => {
  await show(hotel, at('13:20', 120));
  await expect
    .element(card('Harbour day').getByRole('combobox', { name: 'Start time' }))
    .toHaveValue('15:30');
  expect(options('Start time')[0]).toBe('15:30');
});

test('where no start is left that day it says so and leads to the next open day (PACK-012, D-18)', async () => {
  const { form, query } = at('19:40', 120);
  const session = await show(hotel, {
    query: { ...query, start: '2026-06-08T21:45', end: '2026-06-08T23:45' },
    form: { ...form, disabledDates: ['2026-06-09'] },
  });
  const harbour = card('Harbour day');
  await expect.element(harbour.getByText('Too little time is left that day.')).toBeVisible();
  expect(harbour.getByRole('combobox').elements()).toHaveLength(0);
  expect(harbour.getByRole('button', { name: 'Book: Harbour day' }).elements()).toHaveLength(0);
  expect(harbour.getByText('Available immediately').elements()).toHaveLength(0);
  await harbour.getByRole('button', { name: /10 Jun/ }).click();
  expect(calls(session)).toEqual([
    ['changeTime', { start: '2026-06-10T09:00', end: '2026-06-10T17:00', meetingLength: 'oneday' }],
  ]);
});

test('a time that is over since the page was opened is not booked: the form says what became of it (D-18)', async () => {
  const session = await show(hotel, at('08:10'), { refusing: true });
  const harbour = card('Harbour day');
  await harbour.getByRole('combobox', { name: 'Start time' }).selectOptions('10:00');
  await harbour.getByRole('button', { name: 'Book: Harbour day' }).click();
  expect(calls(session).map(([action]) => action)).toEqual(['changeTime']);
});

test('a meeting that is shorter than any is said, and cannot be booked (FORM-043, D-18)', async () => {
  const session = await show(hotel);
  const harbour = card('Harbour day');
  await harbour.getByRole('combobox', { name: 'Start time' }).selectOptions('16:00');
  await expect
    .element(harbour.getByText('Package not allowed: it is for a longer meeting.'))
    .toBeVisible();
  await harbour.getByRole('button', { name: 'Book: Harbour day' }).click({ force: true });
  expect(calls(session)).toEqual([]);
});

test('times that the package is not for are said, and it cannot be booked with them (ERR-016, ERR-017, AVAIL-004, AVAIL-030)', async () => {
  const session = await show(hotel);
  const harbour = card('Harbour day');
  const book = harbour.getByRole('button', { name: 'Book: Harbour day' });
  await harbour.getByRole('combobox', { name: 'End time' }).selectOptions('21:00');
  await expect
    .element(harbour.getByText('Package not allowed: it is for a shorter meeting.'))
    .toBeVisible();
  await expect
    .element(book)
    .toHaveAccessibleDescription('Package not allowed: it is for a shorter meeting.');
  await harbour.getByRole('combobox', { name: 'Start time' }).selectOptions('21:30');
  await expect
    .element(harbour.getByText('The start time must be before the end time.'))
    .toBeVisible();
  await book.click({ force: true });
  expect(calls(session)).toEqual([]);
});

test('no package of the property system has one sentence for every length (ERR-019)', async () => {
  await show(hotel, {
    query: { meetingLength: 4 },
    offers: only(aPackageOffer({ listed: false })),
  });
  await expect
    .element(page.getByText('There is no package available for these dates.'))
    .toBeVisible();
});

test('a closed venue stops the booking (AVAIL-012)', async () => {
  const session = await show(hotel, { form: { opening: { kind: 'closed-day' } } });
  const book = page.getByRole('button', { name: 'Book: Harbour day', exact: true });
  await expect.element(book).toHaveAttribute('aria-disabled', 'true');
  await book.click({ force: true });
  expect(calls(session)).toEqual([]);
});

test.for([
  ['property system', { checkout: 'property', offerCards: 'plan' }],
  ['booking engine', { offerCards: 'book' }],
] as const)(
  'cards of the %s estimate totals as well, on a site that does (PRICE-023)',
  async ([, kind]) => {
    const venue = aVenue({ localCurrency: { code: 'USD', conversionRate: 1.1 } });
    await show(aSite({ ...kind, showEstimate: true }), { venue, offers: only(aPackageOffer()) });
    await expect.element(card('Harbour day').getByText('Estimated total: US$902.88')).toBeVisible();
  },
);

test('the property system’s card has the whole of a long description (PACK-008)', async () => {
  const description = `${'A long day by the sea. '.repeat(8)}The end.`;
  await show(hotel, { offers: only(aPackageOffer({ package: aPackage({ description }) })) });
  await expect.element(card('Harbour day')).toBeVisible();
  expect(card('Harbour day').element().textContent?.split('The end.')).toHaveLength(3);
});
