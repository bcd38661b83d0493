import type { Route } from '@playwright/test';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

const address = venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 }), { delegates: '8' });

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the venue stands there: its name, its pictures, what it says of itself', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Pictures of Grand Harbour Hotel' }).getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What the house offers' })).toBeVisible();
    await page.goto(`/de${address}`);
    await expect(page.getByRole('heading', { name: 'Was das Haus bietet' })).toBeVisible();
  });
});

test('the page takes over what was drawn, and the other list comes when it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-drawn', ''));
  });
  await page.goto(address);
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('8');
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  // The very element that came with the page: nothing was thrown away and drawn again.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-drawn', '');
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(page.getByRole('button', { name: 'Read less' })).toBeVisible();

  expect(asked.filter((path) => path.includes('/package-list/'))).toEqual([]);
  await panel(page).getByText('Package', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  expect(asked.filter((path) => path.includes('/package-list/'))).not.toEqual([]);
});

test('its style comes with it: what is drawn is laid out although no file came', async ({ page, watch }) => {
  watch.expects(/Failed to load resource/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto(address);
  const gallery = page.getByRole('group', { name: 'Pictures of Grand Harbour Hotel' });
  await expect(gallery).toHaveCSS('overflow', 'hidden');
  await expect(gallery).toHaveCSS('display', 'grid');
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
});

for (const [what, answer] of [
  ['fails', (route: Route) => route.abort()],
  ['never comes', () => undefined],
] as const) {
  test(`a first picture that ${what} holds nothing back`, async ({ page, watch }) => {
    watch.expects(/Failed to load resource/);
    await page.route(/\/pictures\/grand-harbour-/, answer);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the pictures to the side come when the page is awake', async ({ page }) => {
    await page.goto(address);
    const pictures = page.getByRole('group', { name: 'Pictures of Grand Harbour Hotel' }).getByRole('figure');
    await expect(pictures).toHaveCount(5);
    await pictures.nth(1).scrollIntoViewIfNeeded();
    await expect(pictures.nth(1).getByRole('img')).toBeInViewport();
  });
});
