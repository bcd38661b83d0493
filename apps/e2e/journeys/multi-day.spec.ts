import { expectPageIntegrity } from '../stage/page-integrity.ts';
import { type Meeting, tuesday } from '../stage/meeting.ts';
import {
  bookRoomOfDay,
  builder,
  daysDialog,
  dayTab,
  openDay,
  operaDay,
  plan,
  plannedDay,
  proceedWithDays,
} from '../stage/several-days.ts';
import { expect, test } from '../stage/test.ts';

test.use({ hostname: 'opera.booking-engine.localhost' });

/** The same, over two days. */
const overDays = (meeting: Meeting) =>
  operaDay({ ...meeting, end: meeting.end + 86_400 }).replace(
    /meeting-length=\d+/,
    'meeting-length=overone',
  );

test(
  'each of two days has its own room, and both come to the checkout as one booking (MULTI-001 to ' +
    'MULTI-007, MULTI-015, MULTI-017, MULTI-021, VENUE-017, A-166)',
  async ({ page }) => {
    await page.goto(operaDay(tuesday({ weeks: 40 })));
    await page.getByRole('combobox', { name: 'Meeting length' }).selectOption('overone');
    await expect(builder(page)).toBeVisible();
    await expect(dayTab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(proceedWithDays(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(proceedWithDays(page)).toHaveAccessibleDescription(
      '(Select the room and/or package for all the days before continuing)',
    );
    await expect(openDay(page).getByRole('button', { name: 'Remove day' })).toHaveCount(0);

    // A second day copies the first while neither has a selection.
    await page.getByRole('button', { name: 'Add a day' }).click();
    await expect(dayTab(page, 2)).toBeFocused();
    await expect(openDay(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('09:00');
    await openDay(page).getByRole('combobox', { name: 'End time' }).selectOption('15:30');
    const second = await bookRoomOfDay(page);
    await expect(plannedDay(page, 2)).toContainText(`09:00–15:30, 12 people${second}`);
    await expect(dayTab(page, 2)).toContainText('chosen');
    await expect(daysDialog(page)).toBeHidden();

    await dayTab(page, 1).click();
    await expect(openDay(page).getByRole('combobox', { name: 'End time' })).toHaveValue('17:00');
    const first = await bookRoomOfDay(page);
    await expect(daysDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(daysDialog(page)).toBeHidden();
    await expect(plannedDay(page, 1)).toContainText(first);

    // The plan is in the address: a reload restores both days.
    await page.reload();
    await expect(plannedDay(page, 1)).toContainText(first);
    await expect(plannedDay(page, 2)).toContainText(second);
    await expect(daysDialog(page)).toBeHidden();
    await proceedWithDays(page).click();
    await page.waitForURL(/\/book\?/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Complete your booking' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Day 1');
    await expect(page.getByRole('main')).toContainText('Day 2');

    await page.goBack();
    await expect(plannedDay(page, 2)).toContainText(second);
  },
);

test(
  'a day that is changed or removed loses its selection, Back restores it, and one day is ' +
    'enough (MULTI-005, MULTI-016, MULTI-018, FORM-031, A-092, B-066)',
  async ({ page }) => {
    await page.goto(overDays(tuesday({ weeks: 41 })));
    await bookRoomOfDay(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add a day' }).click();
    const name = await bookRoomOfDay(page);
    await page.keyboard.press('Escape');

    await openDay(page).getByRole('button', { name: 'One attendee more' }).click();
    await expect(plannedDay(page, 2)).toContainText('13 people');
    await expect(plannedDay(page, 2)).toContainText('Nothing chosen yet');
    await expect(proceedWithDays(page)).toHaveAttribute('aria-disabled', 'true');
    await page.goBack();
    await expect(plannedDay(page, 2)).toContainText(name);
    await plan(page).getByRole('button', { name: 'Discard the choice of day 1' }).click();
    await expect(plannedDay(page, 1)).toContainText('Nothing chosen yet');
    await dayTab(page, 1).click();
    await openDay(page).getByRole('button', { name: 'Remove day' }).click();
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(dayTab(page, 1)).toBeFocused();
    await expect(plannedDay(page, 1)).toContainText(name);
    await expect(proceedWithDays(page)).not.toHaveAttribute('aria-disabled');
    await expectPageIntegrity(page);

    await page.getByRole('button', { name: 'Meet on one day instead' }).click();
    await expect(page.getByRole('combobox', { name: 'Meeting length' })).toHaveValue('8');
    await expect(builder(page)).toHaveCount(0);
    expect(page.url()).not.toContain('plan=');
    await page.goBack();
    await expect(builder(page)).toBeVisible();
  },
);
