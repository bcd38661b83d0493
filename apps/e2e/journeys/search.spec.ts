import path from 'node:path';
import { siteFolder } from '../../../scripts/root.ts';
import { startEdge } from '../stage/own-edge.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { atRest, movedOn, watchMoves } from '../stage/moves.ts';
import { expect, test } from '../stage/test.ts';

test(
  'a place is suggested while typing, its venue opens with the same meeting, and leads back to ' +
    'the search (HEADER-008, HEADER-014, VENUE-024, VENUE-025, D-15)',
  async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('banner').getByRole('button', { name: 'City or venue' }).click();
    await expect(page.getByRole('combobox', { name: 'City or venue' })).toBeFocused();
    await page.keyboard.type('Helsing');
    await expect(page.getByRole('option', { name: /Helsinki/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?pt=60\.17,24\.94&duration=8&delegates=10$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Meeting rooms near: Helsinki' }),
    ).toBeVisible();
    const venue = page.getByRole('listitem').filter({ hasText: 'Grand Harbour Hotel' });
    await expect(venue).toContainText(/\d+ rooms? fit/);
    await expect(venue).toContainText(/from €[\d,.]+ for your meeting/);

    const meeting = tuesday({ weeks: 6 });
    await page.getByRole('button', { name: /^Date: / }).click();
    const day = page
      .getByRole('dialog', { name: 'Date' })
      .locator(`[data-day="${meeting.date}"] button`);
    await expect(page.getByRole('grid')).toBeVisible();
    while ((await day.count()) === 0)
      await page.getByRole('button', { name: 'Next month' }).click();
    await day.click();
    await page.getByRole('textbox', { name: 'People' }).fill('8');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`datetime=${meeting.start}&end-datetime=${meeting.end}&delegates=8`),
    );
    await venue.getByRole('link').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(page).toHaveURL(
      new RegExp(`datetime=${meeting.start}&end-datetime=${meeting.end}`),
    );
    await expect(page).toHaveURL(/delegates=8/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Helsinki' })
      .click();
    await expect(page).toHaveURL(
      new RegExp(
        `/search\\?destination=Helsinki&datetime=${meeting.start}&end-datetime=${meeting.end}&delegates=8$`,
      ),
    );
    await expect(venue).toBeVisible();
  },
);

test('the start page searches by place and delegates, in that city’s time zone (D-1, D-15)', async ({
  another,
}) => {
  const page = await another({
    timezoneId: 'America/New_York',
    viewport: { width: 360, height: 900 },
  });
  await watchMoves(page);
  await page.goto('/');
  const search = page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
  await expect(search).toBeVisible();
  await atRest(page);
  expect(await movedOn(page)).toBeLessThan(0.001);
  await page.getByRole('combobox', { name: 'Where' }).fill('Helsing');
  await page.getByRole('option', { name: /Helsinki/ }).click();
  await page.getByRole('textbox', { name: 'People' }).fill('12');
  await search.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Meeting rooms near: Helsinki' }),
  ).toBeVisible();
  await expect(page.getByText(/, 09:00 · 12 people$/)).toBeVisible();
});

test('the lowest total in the search is on the venue’s page too', async ({ page }) => {
  const meeting = tuesday({ weeks: 35 });
  await page.goto(
    `/search?destination=Helsinki&datetime=${meeting.start}&end-datetime=${meeting.end}&delegates=8`,
  );
  const venue = page.getByRole('listitem').filter({ hasText: 'Grand Harbour Hotel' });
  const from = /€[\d,.]+/.exec(await venue.innerText())?.[0] ?? 'no price';
  await page.goto(venueAddress('grand-harbour-hotel', meeting, { delegates: '8' }));
  const rooms = page.getByRole('article');
  await expect(rooms.first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(from);
});

test('a start page that is drawn on Sunday is taken over by a visitor who has Monday, and offers the next (D-15)', async ({
  stack,
  another,
}) => {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7));
  const sunday = new Date(monday.getTime() - 86_400_000);
  const edge = await startEdge(stack, siteFolder, {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../stage/on-a-day.mjs')}`,
    FOYER_DAY: `${sunday.toISOString().slice(0, 10)}T22:30:00Z`,
  });
  try {
    const page = await another({ baseURL: edge.url, timezoneId: 'Europe/Helsinki' });
    const shown = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
    const weekAfter = new Date(monday.getTime() + 7 * 86_400_000);
    await page.goto('/');
    await expect(page.getByRole('search').getByRole('button', { name: /^Date: / })).toContainText(
      shown.format(weekAfter),
    );
  } finally {
    await edge.stop();
  }
});
