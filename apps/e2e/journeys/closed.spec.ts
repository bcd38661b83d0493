import type { Page } from '@playwright/test';
import { instantOf } from '@foyer/domain';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

/** The Sunday of a week, on which the house is closed, and the Monday and Saturday beside it. */
function sunday(weeks: number) {
  const { date } = tuesday({ weeks });
  const day = new Date(`${date}T00:00Z`);
  const on = (days: number) => {
    const other = new Date(day);
    other.setUTCDate(day.getUTCDate() + days);
    return other.toISOString().slice(0, 10);
  };
  const at = (time: string) => instantOf(`${on(-2)}T${time}`, 'Europe/Helsinki');
  return { start: at('09:00'), end: at('17:00'), monday: on(-1) };
}

const opens = (page: Page) =>
  panel(page).getByRole('group', { name: 'The venue is open:' }).getByRole('link');
const address = (page: Page) => new URL(page.url()).searchParams;

test('a closed weekday is told in form and list, and one press leads to the next open day (FORM-012, AVAIL-033)', async ({
  page,
}) => {
  const closed = sunday(33);
  await page.goto(venueAddress('grand-harbour-hotel', closed));
  await expect(
    panel(page).getByText('The venue does not open on this weekday (Sunday).'),
  ).toBeVisible();
  await expect(
    page.getByText(
      'The venue is not open at the time of your meeting. Please choose another time.',
    ),
  ).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Start date/ })
    .click();
  const calendar = page.getByRole('dialog', { name: 'Start date' });
  for (const day of await calendar.getByRole('button', { name: /^Sunday / }).all())
    await expect(day).toBeDisabled();
  await page.keyboard.press('Escape');

  await opens(page).first().click();
  await expect(panel(page).getByText(/^Opening hours, Monday: 07:00–22:00$/)).toBeVisible();
  await expect(opens(page)).toHaveCount(0);
  expect(address(page).get('datetime')).toBe(
    String(instantOf(`${closed.monday}T09:00`, 'Europe/Helsinki')),
  );
  await expect(page.getByText('The venue is not open at the time of your meeting.')).toHaveCount(0);
});

test('a venue that never opens offers nothing to choose, in form, list, calendar and search (A-047, ERR-012)', async ({
  page,
}) => {
  await page.goto(venueAddress('always-closed', tuesday({ weeks: 31 })));
  await expect(
    panel(page).getByText('At present the venue is open on no day and takes no bookings.'),
  ).toBeVisible();
  await expect(
    panel(page).getByRole('combobox', { name: 'Start time' }).locator('option'),
  ).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(opens(page)).toHaveCount(0);
  await panel(page)
    .getByRole('button', { name: /^Start date/ })
    .click();
  const calendar = page.getByRole('dialog', { name: 'Start date' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expect(calendar.getByRole('grid').getByRole('button', { disabled: false })).toHaveCount(0);

  // A length that hours do not limit opens nothing either.
  const { start } = tuesday({ weeks: 31 });
  await page.goto(
    `/always-closed?type=room&meeting-length=overnight&datetime=${start}&end-datetime=${start + 86_400}`,
  );
  await expect(
    panel(page).getByText('At present the venue is open on no day and takes no bookings.'),
  ).toBeVisible();

  await page.goto(
    `/search?destination=Turku&datetime=${start}&end-datetime=${start + 28_800}&delegates=8`,
  );
  const venue = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="always-closed"]') });
  await expect(venue).toContainText('Takes no bookings at present');
});

/** What the form says about the meeting; the button has a status of its own. */
const notes = (page: Page) => panel(page).getByRole('status').filter({ hasText: /\S/ });

test('what an address asks for and is not had is said with its reason (FORM-043, FORM-048)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room&datetime=1500000000&end-datetime=1500010000');
  await expect(notes(page)).toContainText(
    /This start is over: Fri 14 Jul 2017, 05:40\. Your meeting now: Mon .* 09:00–17:00/,
  );
  await page.goto(
    venueAddress('grand-harbour-hotel', tuesday({ weeks: 33, from: '09:00', to: '10:00' })),
  );
  await expect(notes(page)).toContainText(
    'Shortest meeting: 2 hours. End of your meeting now: 11:00',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const show = (page: Page) =>
    panel(page).getByRole('button', { name: 'Show rooms', disabled: false }).click();

  test('a closed day offers the next open one by a link, and a venue that never opens says so', async ({
    page,
  }) => {
    const closed = sunday(34);
    await page.goto(venueAddress('grand-harbour-hotel', closed));
    await expect(
      panel(page).getByText('The venue does not open on this weekday (Sunday).'),
    ).toBeVisible();
    await opens(page).first().click();
    await expect(panel(page).getByText(/^Opening hours, Monday/)).toBeVisible();
    await expect(panel(page).locator('input[type="date"]').first()).toHaveValue(closed.monday);
    await page.goto(venueAddress('always-closed', tuesday({ weeks: 31 })));
    await expect(
      panel(page).getByText('At present the venue is open on no day and takes no bookings.'),
    ).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('a date that is taken out, and a time that moves another, are answered with a sentence', async ({
    page,
  }) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 34 })));
    const date = panel(page).locator('input[type="date"]').first();
    const before = await date.inputValue();
    await date.fill('2027-12-24');
    await show(page);
    await expect(notes(page)).toContainText(
      'No bookings on this day: Fri 24 Dec 2027. Your meeting stays',
    );
    await expect(date).toHaveValue(before);
    await opens(page).filter({ hasText: 'Mon 27 Dec 2027' }).click();
    await expect(date).toHaveValue('2027-12-27');

    await panel(page).getByRole('combobox', { name: 'Start time' }).selectOption('17:30');
    await show(page);
    await expect(notes(page)).toContainText(
      'Shortest meeting: 2 hours. End of your meeting now: 19:30',
    );
    // The next change has a page of its own.
    await panel(page).getByRole('textbox', { name: 'Attendees' }).fill('7');
    await show(page);
    await expect(page).toHaveURL(/delegates=7/);
    await expect(notes(page).filter({ hasText: 'Shortest meeting' })).toHaveCount(0);
  });
});
