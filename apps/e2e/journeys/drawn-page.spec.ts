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
