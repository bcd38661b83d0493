import { tuesday } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';

const meeting = tuesday({ weeks: 33 });
const helsinki = `/search?pt=60.17,24.94&datetime=${meeting.start}&end-datetime=${meeting.end}&delegates=8`;

test('venues are filtered and sorted in the address, and the chosen layout is on the venue’s page (D-15)', async ({
  page,
}) => {
  await page.goto(helsinki);
  const bar = page.getByRole('form', { name: 'Filters and order' });
  const count = page.getByRole('status').filter({ hasText: /^\d+ venues? · / });
  await expect(count).toBeVisible();
  // One search box is enough.
  await expect(page.getByRole('banner').getByText('City or venue')).toBeHidden();

  await bar.getByRole('button', { name: 'Filters' }).click();
  const theatre = bar.getByRole('combobox', { name: 'Seating' });
  const left = /\((\d+)\)/.exec(
    await theatre.getByRole('option', { name: /^Theatre/ }).innerText(),
  );
  await theatre.selectOption('404');
  await expect(page).toHaveURL(/&layout=404$/);
  await bar.getByRole('button', { name: `Show ${left?.[1]} venues` }).click();
  await expect(count).toContainText(`${left?.[1]} venues`);
  await bar.getByRole('combobox', { name: 'Sort order' }).selectOption('price');
  await expect(page).toHaveURL(/&layout=404&sort=price$/);
  const prices = page.getByRole('list', { name: 'Venues' }).getByText(/^from €/);
  const amounts = async () =>
    (await prices.allInnerTexts()).map((text) =>
      Number(/[\d,.]+/.exec(text)?.[0].replace(',', '')),
    );
  await expect
    .poll(async () =>
      (await amounts()).every((amount, at, all) => at === 0 || amount >= (all[at - 1] ?? 0)),
    )
    .toBe(true);

  await page.getByRole('list', { name: 'Venues' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/layout=404/);
  await page.goBack();
  await bar.getByRole('link', { name: 'Take away: Theatre' }).click();
  await expect(page).not.toHaveURL(/layout/);
  await page.goBack();
  await expect(bar.getByRole('link', { name: 'Take away: Theatre' })).toBeVisible();
});

test('where no venue is left, one press takes a filter away', async ({ page }) => {
  await page.goto(`${helsinki}&max-price=1EUR&fits=1`);
  await expect(
    page.getByRole('heading', { name: 'No venue is left by these filters.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Without: Up to €1 \d+ venues$/ }).click();
  await expect(page).toHaveURL(/&fits=1$/);
  await expect(page.getByRole('list', { name: 'Venues' }).getByRole('listitem')).not.toHaveCount(0);
});

test('the map shows the venues of the list, and searches the part to which it is moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(helsinki);
  const map = page.getByRole('region', { name: 'Map of the venues' });
  const venues = page.getByRole('list', { name: 'Venues' }).getByRole('listitem');
  await expect(map.getByRole('button', { name: /^Grand Harbour Hotel, / })).toBeVisible();
  const before = await venues.count();
  await venues.filter({ hasText: 'Grand Harbour Hotel' }).getByRole('link').focus();
  await expect(map.getByRole('button', { name: /^Grand Harbour Hotel, / })).toHaveAttribute(
    'data-state',
    'active',
  );
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Search here' }).click();
  await expect(page).toHaveURL(/\/search\?area=60\.\d+,24\.\d+,60\.\d+,2[45]\.\d+&/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Meeting rooms on this part of the map' }),
  ).toBeVisible();
  await expect.poll(() => venues.count()).toBeLessThan(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, and each that is on is a link', async ({ page }) => {
    await page.goto(helsinki);
    const bar = page.getByRole('form', { name: 'Filters and order' });
    await bar.getByRole('button', { name: 'Filters' }).click();
    await bar.getByRole('combobox', { name: 'Seating' }).selectOption('404');
    await bar.getByRole('checkbox', { name: /^Booked at once/ }).check();
    await bar.getByRole('button', { name: /^Show \d+ venues$/ }).click();
    await expect(page).toHaveURL(/instant=1.*layout=404/);
    await bar.getByRole('link', { name: 'Take away: Theatre' }).click();
    await expect(page).not.toHaveURL(/layout/);
    await expect(bar.getByRole('link', { name: 'Take away: Booked at once' })).toBeVisible();
  });
});
