import type { Locator, Page } from '@playwright/test';
import { holdsUp } from '../stage/holds-up.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { byKeyboard, focused, showsFocus, tabTo } from '../stage/keyboard.ts';
import { type Meeting, tuesday } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';

test.use({ hostname: 'opera.booking-engine.localhost' });

/**
 * The house at a meeting of a day, in the address as the form writes it; each story has weeks of
 * its own.
 */
const house = ({ start, end }: Meeting, length = '8') =>
  `/harbour-opera?${new URLSearchParams({ type: 'room', 'meeting-length': length, datetime: String(start), 'end-datetime': String(end), delegates: '12' })}`;
const overDays = (meeting: Meeting) => house({ ...meeting, end: meeting.end + 86_400 }, 'overone');

const builder = (page: Page) => page.getByRole('heading', { level: 1, name: 'Plan several days' });
const tab = (page: Page, number: number) =>
  page.getByRole('tab', { name: new RegExp(`^Day #${number}\\b`) });
const day = (page: Page): Locator => page.getByRole('tabpanel');
const plan = (page: Page): Locator => page.getByRole('region', { name: 'Your days' }).first();
const planned = (page: Page, number: number) =>
  plan(page)
    .getByRole('listitem')
    .nth(number - 1);
const goOn = (page: Page) => plan(page).getByRole('button', { name: 'Continue' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'All days are set.' });

/** Books the open day's first room that is booked at once; answers its name. */
async function bookRoom(page: Page): Promise<string> {
  const card = day(page).getByRole('article').filter({ hasText: 'Available immediately' }).first();
  const name = ((await card.getByRole('heading', { level: 3 }).textContent()) ?? '').trim();
  await card.getByRole('button', { name: `Book ${name}`, exact: true }).click();
  return name;
}

test(
  'a meeting of two days: each has its own rooms and its own choice, and both come to the ' +
    'checkout as one booking (MULTI-001 to MULTI-007, MULTI-015, MULTI-017, MULTI-021, VENUE-017, ' +
    'A-166)',
  async ({ page }) => {
    await page.goto(house(tuesday({ weeks: 40 })));
    await page.getByRole('combobox', { name: 'Meeting length' }).selectOption('overone');
    await expect(builder(page)).toBeVisible();
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(goOn(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(goOn(page)).toHaveAccessibleDescription(
      '(Select the room and/or package for all the days before continuing)',
    );
    await expect(day(page).getByRole('button', { name: 'Remove day' })).toHaveCount(0);

    // A second day copies the first before anything is chosen for either.
    await page.getByRole('button', { name: 'Add a day' }).click();
    await expect(tab(page, 2)).toBeFocused();
    await expect(day(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('09:00');
    await day(page).getByRole('combobox', { name: 'End time' }).selectOption('15:30');
    const second = await bookRoom(page);
    await expect(planned(page, 2)).toContainText(`09:00–15:30, 12 people${second}`);
    await expect(tab(page, 2)).toContainText('chosen');
    await expect(dialog(page)).toBeHidden();

    await tab(page, 1).click();
    await expect(day(page).getByRole('combobox', { name: 'End time' })).toHaveValue('17:00');
    const first = await bookRoom(page);
    await expect(dialog(page)).toBeVisible();
    await isAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(planned(page, 1)).toContainText(first);

    // The address keeps the plan: a new load finds both.
    await page.reload();
    await expect(planned(page, 1)).toContainText(first);
    await expect(planned(page, 2)).toContainText(second);
    await expect(dialog(page)).toBeHidden();
    await goOn(page).click();
    await page.waitForURL(/\/book\?/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Complete your booking' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Day 1');
    await expect(page.getByRole('main')).toContainText('Day 2');

    await page.goBack();
    await expect(planned(page, 2)).toContainText(second);
  },
);

test(
  'a day that is changed, discarded or removed is no longer chosen, and Back brings it again ' +
    '(MULTI-005, MULTI-016, MULTI-018, A-092, B-066)',
  async ({ page }) => {
    await page.goto(overDays(tuesday({ weeks: 41 })));
    await bookRoom(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add a day' }).click();
    const name = await bookRoom(page);
    await page.keyboard.press('Escape');

    await day(page).getByRole('button', { name: 'One attendee more' }).click();
    await expect(planned(page, 2)).toContainText('13 people');
    await expect(planned(page, 2)).toContainText('Nothing chosen yet');
    await expect(goOn(page)).toHaveAttribute('aria-disabled', 'true');
    await page.goBack();
    await expect(planned(page, 2)).toContainText(name);
    await plan(page).getByRole('button', { name: 'Discard the choice of day 1' }).click();
    await expect(planned(page, 1)).toContainText('Nothing chosen yet');
    await tab(page, 1).click();
    await day(page).getByRole('button', { name: 'Remove day' }).click();
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(tab(page, 1)).toBeFocused();
    await expect(planned(page, 1)).toContainText(name);
    await expect(goOn(page)).not.toHaveAttribute('aria-disabled');
  },
);

test('a day takes packages too, and one on which the house is closed says so (MULTI-009, MULTI-011, A-091)', async ({
  page,
}) => {
  await page.goto(overDays(tuesday({ weeks: 42 })));
  await day(page)
    .getByText(/^Packages \(\d+\)$/)
    .click();
  const card = day(page).getByRole('article', { name: 'Day at the opera' });
  await card.getByRole('button', { name: /^(Book|Send request) Day at the opera$/ }).click();
  await page.keyboard.press('Escape');
  await expect(planned(page, 1)).toContainText('Day at the opera');
  await day(page)
    .getByText(/^Rooms \(\d+\)$/)
    .click();
  await day(page).getByRole('combobox', { name: 'Start time' }).selectOption('00:00');
  await expect(day(page)).toContainText('Venue closed');
  await expect(planned(page, 1)).toContainText('Nothing chosen yet');
  await expect(
    day(page)
      .getByRole('button', { name: /^(Book|Send request) / })
      .first(),
  ).toHaveAttribute('aria-disabled', 'true');
});

test('several days by the keyboard alone', async ({ page }) => {
  const { press } = byKeyboard(page);
  await page.goto(house(tuesday({ weeks: 43 })));
  await tabTo(page, /^Meeting length/);
  await press('End');
  await expect(builder(page)).toBeVisible();
  await tabTo(page, /^Day #1/);
  expect(await showsFocus(page)).toBe(true);
  await press('Tab');
  expect(await focused(page)).toBe('Add a day');
  await press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Day #2/);
  await press('ArrowLeft');
  await expect.poll(() => focused(page)).toMatch(/^Day #1/);
  for (const number of [1, 2]) {
    await tabTo(page, new RegExp(`^Day #${number}`));
    await expect(day(page).getByRole('article').first()).toBeVisible();
    await tabTo(page, /^Book /);
    expect(await showsFocus(page)).toBe(true);
    await press('Enter');
    if (number === 2) break;
    await page.keyboard.down('Shift');
    await tabTo(page, /^Day #1/);
    await page.keyboard.up('Shift');
    await press('ArrowRight');
  }
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, /^Continue$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/book\?/);
});

test('the way back is the form, with a meeting of one day (FORM-031)', async ({ page }) => {
  await page.goto(overDays(tuesday({ weeks: 44 })));
  await page.getByRole('button', { name: 'Meet on one day instead' }).click();
  await expect(page.getByRole('combobox', { name: 'Meeting length' })).toHaveValue('8');
  await expect(builder(page)).toHaveCount(0);
  expect(page.url()).not.toContain('plan=');
  await page.goBack();
  await expect(builder(page)).toBeVisible();
});

test('a property system that does not answer is said at the list, and asked again (D-4)', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 503/);
  await page.route('**/apiv2/opera/get-meeting-availability', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, code: 'provider_unavailable', message: 'away' }),
    }),
  );
  await page.goto(overDays(tuesday({ weeks: 45 })));
  await expect(day(page)).toContainText('We could not load the rooms.');
  await page.unroute('**/apiv2/opera/get-meeting-availability');
  await day(page).getByRole('button', { name: 'Try again' }).click();
  await expect(day(page).getByRole('article').first()).toBeVisible();
});

for (const prefix of ['', '/de']) {
  test(`the builder${prefix} holds up: axe, 320 px, 400 %, right to left, dark, forced colours, no motion`, async ({
    page,
  }) => {
    await page.goto(prefix + overDays(tuesday({ weeks: 46 })));
    await expect(day(page).getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: /^(Add a day|Tag hinzufügen)$/ }).click();
    await expect(day(page).getByRole('article').first()).toBeVisible();
    await holdsUp(page);
  });
}
