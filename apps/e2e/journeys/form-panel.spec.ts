import type { Page } from '@playwright/test';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { choose, firstInstantOffer, panel } from '../stage/visitor.ts';

const field = (page: Page, name: string) => panel(page).getByRole('combobox', { name });
const button = (page: Page, name: RegExp) => panel(page).getByRole('button', { name });
const venuePage = (more: Readonly<Record<string, string>> = {}) =>
  venueAddress('grand-harbour-hotel', tuesday({ weeks: 31 }), more);

test.describe('in a low window', () => {
  // A host with the form beside the lists.
  test.use({ hostname: 'easy.corporate.localhost', viewport: { width: 1440, height: 520 } });
  test('the form stays beside the lists, and a selection scrolls its button into view (FORM-009, FORM-010, VENUE-014)', async ({
    page,
  }) => {
    await page.goto(venuePage());
    const name = await firstInstantOffer(page);
    await page.evaluate(() => window.scrollTo({ top: 1400 }));
    await expect.poll(async () => Math.round((await panel(page).boundingBox())?.y ?? 0)).toBe(121);
    expect((await panel(page).boundingBox())?.width).toBeCloseTo(336.66, 1);
    await choose(page, name);
    await expect(button(page, /^Continue$/)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1023, height: 520 });
    const second = page.getByRole('article').nth(1).getByRole('radio');
    await second.scrollIntoViewIfNeeded();
    const placeOf = async () => Math.round((await second.boundingBox())?.y ?? Number.NaN);
    const before = await placeOf();
    await second.check();
    await expect(page.getByRole('region', { name: 'Your choice' })).toBeVisible();
    expect(await placeOf()).toBe(before);
  });
});

test(
  'start, end and length adjust each other; closed hours and unfit groups are reported (FORM-043 to ' +
    'FORM-046, FORM-060, FORM-011, FORM-050, ERR-013, AVAIL-015, B-032)',
  async ({ page }) => {
    await page.goto(venuePage());
    await field(page, 'Start time').selectOption('16:00');
    await expect(field(page, 'End time')).toHaveValue('18:00');
    await expect(field(page, 'Meeting length')).toHaveValue('2');
    await field(page, 'End time').selectOption('18:45');
    await expect(field(page, 'Meeting length').locator('option:checked')).toHaveText('2 h 45 min');
    await field(page, 'Meeting length').selectOption('8');
    await expect(field(page, 'Meeting length').locator('option:checked')).toHaveText('Two days');
    await expect(field(page, 'End time')).toHaveValue('00:00');
    await field(page, 'Meeting length').selectOption('Overnight');
    await expect(field(page, 'Meeting length')).toHaveValue('overnight');

    await page.goto(venuePage());
    await expect(panel(page).getByText(/^Opening hours, Tuesday/)).toBeVisible();
    await expect(field(page, 'Start time').locator('option', { hasText: '06:45' })).toHaveCount(0);
    await page.goto(
      venueAddress('grand-harbour-hotel', tuesday({ weeks: 31, from: '03:00', to: '11:00' })),
    );
    await expect(panel(page).getByText('Venue closed')).toBeVisible();
    await expect(
      panel(page).getByText(
        /Your meeting lies outside the venue’s hours. Opening hours, Tuesday: \d\d:\d\d–\d\d:\d\d/,
      ),
    ).toBeVisible();

    await page.goto(venuePage());
    const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
    await attendees.fill('');
    await attendees.press('Enter');
    await expect(attendees).toHaveValue('1');
    await attendees.fill('5000');
    await attendees.press('Enter');
    await expect(page.getByText(/^There are no rooms available/)).toBeVisible();
  },
);

test('a meeting in the past becomes next Monday, 9:00 to 17:00, and the calendar opens on it (FORM-048, FORM-056)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room&datetime=1500000000&end-datetime=1500010000');
  await expect(button(page, /^Start date: Mon /)).toBeVisible();
  await expect(field(page, 'Start time')).toHaveValue('09:00');
  await expect(field(page, 'End time')).toHaveValue('17:00');
  await button(page, /^Start date/).click();
  const calendar = page.getByRole('dialog', { name: 'Start date' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  // Its styles are loaded with it.
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toHaveCSS(
    'border-radius',
    '50%',
  );
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(button(page, /^Start date/)).toBeFocused();
});

test('seating and rates change the list and the address; their code is not fetched before (FORM-007)', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(venuePage());
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // One script, whatever else the form can do: it contains the shared code, and messages and styles
  // are in the page.
  expect(scripts.filter((name) => name.includes('/booking-form/'))).toEqual([
    expect.stringMatching(/\/remote-[\w-]+\.js$/),
  ]);
  await panel(page).getByText('More options').last().click();
  await field(page, 'Seating').selectOption('Theatre');
  await expect(page).toHaveURL(/layout=404/);
  await panel(page).getByRole('group', { name: 'Show rates' }).getByText('Room rental').click();
  await expect(page).toHaveURL(/rates=roomRental/);
});
