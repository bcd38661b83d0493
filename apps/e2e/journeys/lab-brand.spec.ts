import type { FrameLocator, Page } from '@playwright/test';
import { readRow } from '@foyer/sites/studio';
import { siteFolder } from '../../../scripts/root.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { startEdge } from '../stage/own-edge.ts';
import { expect, test as base } from '../stage/test.ts';

const test = base.extend<{}, { lab: string }>({
  lab: [
    async ({ stack }, use) => {
      const edge = await startEdge(stack, siteFolder, { LAB: 'on' });
      await use(edge.url);
      await edge.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
// Of the files of the studio, nothing says of which part they are.
test.use({ readsSources: true });

const yellow = 'rgb(245, 196, 0)';
const onDesk = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Desk"]');

const show = (page: Page, name: string) =>
  page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: name });

test('a brand is changed on real pages, mended, and taken as a row', async ({
  page,
  context,
  lab,
  watch,
}) => {
  // What is below the contrast makes room for what fails.
  watch.mayPush(/./);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: lab });
  await page.goto(`${lab}/lab/brand?venue=grand-harbour-hotel`);
  const search = onDesk(page).getByRole('button', { name: 'Search' });
  await expect(search).toHaveCSS('background-color', 'rgb(10, 95, 122)');
  await expect(page.getByText('All 128 pairs can be read.')).toBeVisible();
  await isAccessible(page);

  const accent = page.getByRole('textbox', { name: 'Accent, as text', exact: true });
  await accent.fill('#f5c400');
  await expect(search).toHaveCSS('background-color', yellow);
  const failing = page.getByRole('table', { name: '11 pairs fail.' });
  await expect(failing.getByRole('row').nth(1)).toContainText('Link on a sunken ground, light');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sun & Sons');
  await expect(onDesk(page).getByRole('banner').getByText('Sun & Sons')).toBeVisible();

  await page.getByRole('button', { name: 'Mend all' }).click();
  await expect(page.getByText('All 128 pairs can be read.')).toBeVisible();
  await expect(search).not.toHaveCSS('background-color', yellow);
  const mended = await accent.inputValue();

  // The brand goes along to other pages, and through a reload.
  await show(page, 'Venue');
  await expect(onDesk(page).getByRole('heading', { level: 1 })).toHaveText('Grand Harbour Hotel');
  await expect(onDesk(page).getByRole('banner').getByText('Sun & Sons')).toBeVisible();
  await expect(page).toHaveURL(/#[\w-]+$/);
  await page.reload();
  await expect(accent).toHaveValue(mended);

  await page.getByRole('button', { name: 'Copy as a site’s row' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const row = readRow(await page.evaluate(() => navigator.clipboard.readText()));
  expect(row).toMatchObject({ name: 'Sun & Sons', brand: { accent: [mended, '#74c7e3'] } });

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(accent).toHaveValue('#0a5f7a');
});

test('checkout, confirmation, mail and plain page wear the brand, and hold no room', async ({
  page,
  lab,
  watch,
}) => {
  watch.mayPush(/./);
  const stored: string[] = [];
  page.on('request', (request) => {
    if (/\/create\//.test(request.url())) stored.push(request.url());
  });
  await page.goto(`${lab}/lab/brand?venue=grand-harbour-hotel`);
  await page.getByRole('textbox', { name: 'Accent, as text', exact: true }).fill('#7a0a5f');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sun & Sons');
  const accent = 'rgb(122, 10, 95)';
  await show(page, 'Checkout');
  const book = onDesk(page).getByRole('button', { name: /^Book/ }).last();
  await expect(book).toHaveCSS('background-color', accent);
  await expect(onDesk(page).getByRole('complementary').first()).toContainText('Sample room');
  await show(page, 'Confirmation');
  await expect(
    onDesk(page).getByRole('heading', { level: 1, name: /booking is complete/ }),
  ).toBeVisible();
  await expect(onDesk(page).getByText('Sample room').first()).toBeVisible();
  await show(page, 'Mail');
  const way = onDesk(page).getByRole('link', { name: 'See your booking' });
  await expect(way.locator('xpath=..')).toHaveCSS('background-color', accent);
  await expect(onDesk(page).getByText('Sun & Sons').first()).toBeVisible();
  await show(page, 'Plain page');
  await expect(onDesk(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(stored).toEqual([]);
  const later = await page.request.get(`${lab}/v2/cart/sample_grand-harbour-hotel`);
  expect((await later.json()).id).toBe('sample_grand-harbour-hotel');
});

test('the studio is accessible and no wider than the window', async ({ page, lab, watch }) => {
  watch.mayPush(/./);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${lab}/lab/brand?lang=de`);
    await page.getByRole('textbox', { name: 'Akzent, als Text', exact: true }).fill('#f5c400');
    await expect(page.getByRole('button', { name: 'Alle ausbessern' })).toBeVisible();
    await expect(
      page.frameLocator('iframe[title^="Telefon"]').getByRole('button', { name: 'Suchen' }),
    ).toHaveCSS('background-color', yellow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Alle ausbessern' }).click();
    await expect(page.getByText('Alle 128 Paare sind lesbar.')).toBeVisible();
    await isAccessible(page);
    await page
      .getByRole('combobox', { name: 'Seite', exact: true })
      .selectOption({ label: 'Schlichte Seite' });
    await expect(
      page.frameLocator('iframe[title^="Telefon"]').getByText('Dieser Link gilt nicht mehr'),
    ).toBeVisible();
  }
});

test('without the operator’s leave there is no studio', async ({ request }) => {
  expect((await request.get('/lab/brand')).status()).toBe(404);
  expect((await request.get('/v2/cart/sample_grand-harbour-hotel')).status()).toBe(404);
});
