import type { Locator, Page } from '@playwright/test';
import { expectPageIntegrity } from '../stage/page-integrity.ts';
import { type Meeting, tuesday } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';

test.use({ hostname: 'opera.booking-engine.localhost' });

/**
 * The venue's address with a one-day meeting, as the form writes it. Each journey has weeks of its
 * own.
 */
const venuePage = ({ start, end }: Meeting, length = '8') => {
  const query = { type: 'room', 'meeting-length': length, delegates: '12' };
  const times = { datetime: String(start), 'end-datetime': String(end) };
  return `/harbour-opera?${new URLSearchParams({ ...query, ...times })}`;
};
const overDays = (meeting: Meeting) =>
  venuePage({ ...meeting, end: meeting.end + 86_400 }, 'overone');

const builder = (page: Page) => page.getByRole('heading', { level: 1, name: 'Plan several days' });
const tab = (page: Page, number: number) =>
  page.getByRole('tab', { name: new RegExp(`^Day #${number}\\b`) });
const day = (page: Page): Locator => page.getByRole('tabpanel');
const plan = (page: Page): Locator => page.getByRole('region', { name: 'Your days' }).first();
const planned = (page: Page, number: number) =>
  plan(page)
    .getByRole('listitem')
    .nth(number - 1);
const proceed = (page: Page) => plan(page).getByRole('button', { name: 'Continue' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'All days are set.' });

/** Books the open day's first instant room and returns its name. */
async function bookRoom(page: Page): Promise<string> {
  const card = day(page).getByRole('article').filter({ hasText: 'Available immediately' }).first();
  const name = ((await card.getByRole('heading', { level: 3 }).textContent()) ?? '').trim();
  await card.getByRole('button', { name: `Book ${name}`, exact: true }).click();
  return name;
}

test(
  'each of two days has its own room, and both come to the checkout as one booking (MULTI-001 to ' +
    'MULTI-007, MULTI-015, MULTI-017, MULTI-021, VENUE-017, A-166)',
  async ({ page }) => {
    await page.goto(venuePage(tuesday({ weeks: 40 })));
    await page.getByRole('combobox', { name: 'Meeting length' }).selectOption('overone');
    await expect(builder(page)).toBeVisible();
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(proceed(page)).toHaveAccessibleDescription(
      '(Select the room and/or package for all the days before continuing)',
    );
    await expect(day(page).getByRole('button', { name: 'Remove day' })).toHaveCount(0);

    // A second day copies the first while neither has a selection.
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
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(planned(page, 1)).toContainText(first);

    // The plan is in the address: a reload restores both days.
    await page.reload();
    await expect(planned(page, 1)).toContainText(first);
    await expect(planned(page, 2)).toContainText(second);
    await expect(dialog(page)).toBeHidden();
    await proceed(page).click();
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
  'a day that is changed or removed loses its selection, Back restores it, and one day is ' +
    'enough (MULTI-005, MULTI-016, MULTI-018, FORM-031, A-092, B-066)',
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
    await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true');
    await page.goBack();
    await expect(planned(page, 2)).toContainText(name);
    await plan(page).getByRole('button', { name: 'Discard the choice of day 1' }).click();
    await expect(planned(page, 1)).toContainText('Nothing chosen yet');
    await tab(page, 1).click();
    await day(page).getByRole('button', { name: 'Remove day' }).click();
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(tab(page, 1)).toBeFocused();
    await expect(planned(page, 1)).toContainText(name);
    await expect(proceed(page)).not.toHaveAttribute('aria-disabled');
    await expectPageIntegrity(page);

    await page.getByRole('button', { name: 'Meet on one day instead' }).click();
    await expect(page.getByRole('combobox', { name: 'Meeting length' })).toHaveValue('8');
    await expect(builder(page)).toHaveCount(0);
    expect(page.url()).not.toContain('plan=');
    await page.goBack();
    await expect(builder(page)).toBeVisible();
  },
);
