import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { runningVenueSession } from '@foyer/fixtures/running';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showForm } from './testing/show.tsx';

type Given = NonNullable<Parameters<typeof runningVenueSession>[0]>;

/** The form over the session as it runs, at a venue that opens from Monday to Saturday. */
async function open(search: string, { venue, ...given }: Given = {}) {
  const running = runningVenueSession({
    search,
    venue: {
      businessHours: [1, 2, 3, 4, 5, 6].map((day) => ({
        day,
        start: day === 6 ? '10:00' : '08:00',
        end: day === 6 ? '16:00' : '20:00',
        closed: false,
      })),
      leadTimes: { maxDays: 60, disabledDays: ['2026-06-19'], disabledWeekdays: [] },
      ...venue,
    },
    ...given,
  });
  await showForm(running.session);
  return running;
}

const seconds = (wall: string) => Date.parse(`${wall}+03:00`) / 1000;
const at = (start: string, end: string, more = '') =>
  `type=room&datetime=${seconds(start)}&end-datetime=${seconds(end)}&delegates=12${more}`;
/** Monday and Sunday. */
const monday = at('2026-06-08T09:00', '2026-06-08T17:00');
const sunday = at('2026-06-14T09:00', '2026-06-14T17:00');

const field = (name: string) => page.getByLabelText(name, { exact: true });
const status = page.getByRole('status');
const times = (name: string) => {
  const select = field(name).element();
  if (!(select instanceof HTMLSelectElement)) throw new Error(`${name} is no list`);
  return [...select.options].map((option) => option.text);
};
/** By the keyboard: the letters of an option select it in a focused list. */
async function type(name: string, letters: string) {
  field(name).element().focus();
  await userEvent.keyboard(letters);
}

test('the calendar crosses out the days on which the server refuses a start, and keys pass over them (FORM-059, AVAIL-031)', async () => {
  await open(at('2026-06-13T10:00', '2026-06-13T14:00'));
  await page.getByRole('button', { name: /^Start date/ }).click();
  for (const day of ['Sunday 14 June 2026', 'Friday 19 June 2026'])
    await expect.element(page.getByRole('button', { name: `${day}, not bookable` })).toBeDisabled();
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText('The venue takes no bookings on the days that are crossed out.'),
    )
    .toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'Start date: Mon 15 Jun 2026' }))
    .toBeVisible();
});

test('a meeting of two days, which hours do not limit, may begin on any weekday (AVAIL-032)', async () => {
  await open(at('2026-06-08T09:00', '2026-06-09T17:00', '&meeting-length=twodays'));
  await page.getByRole('button', { name: /^Start date/ }).click();
  await expect
    .element(page.getByRole('button', { name: 'Sunday 14 June 2026', exact: true }))
    .toBeEnabled();
});

test('start and end can be chosen within the hours of their day (FORM-003, D-18)', async () => {
  await open(monday);
  await expect
    .poll(() => [times('Start time')[0], times('Start time').at(-1)])
    .toEqual(['08:00', '18:00']);
  expect([times('End time')[0], times('End time').at(-1)]).toEqual(['11:00', '20:00']);
});

test('a closed weekday says so and offers the next open day, which one press takes (FORM-012, AVAIL-033)', async () => {
  const { session, search } = await open(sunday);
  await expect
    .element(status.getByText(/The venue does not open on this weekday \(Sunday\)/))
    .toBeVisible();
  const offered = page.getByRole('group', { name: 'The venue is open:' }).getByRole('link');
  await expect.element(offered.first()).toHaveTextContent('Mon 15 Jun 2026, 09:00–17:00');
  await expect.element(offered.last()).toHaveTextContent('Sat 13 Jun 2026, 10:00–16:00');
  // The link leads there without scripts, too.
  expect(offered.first().element().getAttribute('href')).toContain(
    `datetime=${Date.parse('2026-06-15T09:00+03:00') / 1000}`,
  );
  await offered.first().click();
  await expect.element(offered.first()).not.toBeInTheDocument();
  await expect.element(status.getByText('Opening hours, Monday: 08:00–20:00')).toBeVisible();
  expect(session.query.get()).toMatchObject({
    start: '2026-06-15T09:00',
    end: '2026-06-15T17:00',
    meetingLength: 8,
    delegates: 12,
  });
  expect(search().get('datetime')).toBe(String(Date.parse('2026-06-15T09:00+03:00') / 1000));
});

test('outside the hours the nearest time of the same day comes first (ERR-013)', async () => {
  const { session } = await open(at('2026-06-08T06:00', '2026-06-08T10:00'));
  const offered = page.getByRole('group', { name: 'The venue is open:' }).getByRole('link');
  await expect.element(offered.first()).toHaveTextContent('Mon 8 Jun 2026, 08:00–12:00');
  await offered.first().click();
  await expect.poll(() => session.query.get().start).toBe('2026-06-08T08:00');
});

test('a venue that never opens has nothing to choose, and says so (FORM-012, A-047)', async () => {
  await open(monday, { venue: { businessHours: [] } });
  await expect
    .element(status.getByText(/At present the venue is open on no day and takes no bookings/))
    .toBeVisible();
  expect([times('Start time'), times('End time'), times('Meeting length')]).toEqual([
    ['09:00'],
    ['17:00'],
    ['8 hours'],
  ]);
  await expect
    .element(page.getByRole('button', { name: 'Continue' }))
    .toHaveAccessibleDescription('The venue takes no bookings at present.');
  await page.getByRole('button', { name: /^Start date/ }).click();
  await expect.element(page.getByRole('button', { name: /^Tuesday 9 June 2026/ })).toBeDisabled();
});

test.each([
  [
    'a start in the past',
    at('2026-05-11T09:00', '2026-05-11T17:00'),
    'This start is over: Mon 11 May 2026, 09:00. Your meeting now: Mon 25 May 2026, 09:00–17:00',
  ],
  [
    'a start that is too soon',
    at('2026-05-18T15:15', '2026-05-18T19:00'),
    'Too soon to book: Mon 18 May 2026, 15:15. Your meeting now: Mon 18 May 2026, 16:00–19:00',
  ],
  [
    'a time between the quarters',
    at('2026-06-08T09:07', '2026-06-08T17:00'),
    'Meetings begin at :00, :15, :30 or :45. You asked for: Mon 8 Jun 2026, 09:07. Your meeting now: Mon 8 Jun 2026, 09:00–17:00',
  ],
  [
    'an hour',
    at('2026-06-08T09:00', '2026-06-08T10:00'),
    'Shortest meeting: 2 hours. End of your meeting now: 11:00',
  ],
  [
    'a length that start and end contradict',
    at('2026-06-08T09:00', '2026-06-08T17:00', '&meeting-length=4'),
    'Your meeting: Mon 8 Jun 2026, 09:00–17:00. Its length by start and end: 8 hours. You asked for: 4 hours',
  ],
])(
  '%s in an address is changed with a word (FORM-040, FORM-043, FORM-048, FORM-061)',
  async (_what, search, words) => {
    await open(search);
    await expect.element(status.getByText(words)).toBeVisible();
  },
);

test.each([
  [
    '09:15',
    '17:00',
    'Packages begin at :00 or :30 here. You asked for: Mon 8 Jun 2026, 09:15. Your meeting now: Mon 8 Jun 2026, 09:30–17:00',
  ],
  [
    '09:00',
    '16:45',
    'Packages end at :00 or :30 here. You asked for: 16:45. End of your meeting now: 17:00',
  ],
])(
  'a package of a property system from %s to %s has half hours, and a word why (AVAIL-030, D-18)',
  async (from, to, words) => {
    await open(at(`2026-06-08T${from}`, `2026-06-08T${to}`).replace('type=room', 'type=package'), {
      venue: { propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' } },
    });
    await expect.element(status.getByText(words)).toBeVisible();
    for (const name of ['Start time', 'End time'])
      expect(times(name).filter((time) => !/:[03]0$/.test(time))).toEqual([]);
  },
);

test('an edit that moves more than was chosen says why, until the next one (FORM-043 to FORM-046, A-050)', async () => {
  await open(monday);
  await expect.element(status.getByText('Opening hours, Monday: 08:00–20:00')).toBeVisible();
  await type('Start time', '16:30');
  await expect
    .element(status.getByText('Shortest meeting: 2 hours. End of your meeting now: 18:30'))
    .toBeVisible();
  await type('End time', '19:15');
  await expect.element(status.getByText(/Shortest meeting/)).not.toBeInTheDocument();
  await type('Meeting length', '10');
  await expect
    .element(
      status.getByText(
        'From 16:30 this length ends on the next day: 10 hours. Your meeting counts as: Two days',
      ),
    )
    .toBeVisible();
});

test('a group above the cap is said, with the place to ask (FORM-051, FORM-053, A-007)', async () => {
  const { session } = await open(at('2026-06-08T09:00', '2026-06-08T17:00').replace('=12', '=61'), {
    site: { delegatesCap: 25, registrationUrl: 'https://partner.example/groups' },
  });
  await expect
    .element(
      status.getByText(
        /At most 25 people can be booked here. You asked for: 61. You see offers for: 25/,
      ),
    )
    .toBeVisible();
  await expect
    .element(status.getByRole('link', { name: 'Register your event' }))
    .toHaveAttribute('href', 'https://partner.example/groups');
  await field('Attendees').clear();
  await userEvent.type(field('Attendees'), '20');
  await userEvent.tab();
  await expect.element(status.getByText(/You see offers for/)).not.toBeInTheDocument();
  await field('Attendees').clear();
  await userEvent.type(field('Attendees'), '40');
  await userEvent.tab();
  await expect.element(status.getByText(/You asked for: 40/)).toBeVisible();
  expect(session.query.get().delegates).toBe(25);
});

test('a group that the site refuses is said where an address asks for it (FORM-052, ERR-015)', async () => {
  await open(at('2026-06-08T09:00', '2026-06-08T17:00').replace('=12', '=61'), {
    site: { delegatesErrorAbove: 60, registrationUrl: 'https://partner.example/groups' },
  });
  await expect.element(page.getByText(/At most 60 people can be booked here./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Register your event' })).toBeVisible();
});
