import { tuesday, venueAddress } from '../stage/meeting.ts';
import { pressWhenFormStands } from '../stage/press-early.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

const address = venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 }), { delegates: '8' });

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the venue stands there: its name, its pictures, what it says of itself', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(
      page.getByRole('group', { name: 'Pictures of Grand Harbour Hotel' }).getByRole('img').first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What the house offers' })).toBeVisible();
    await page.goto(`/de${address}`);
    await expect(page.getByRole('heading', { name: 'Was das Haus bietet' })).toBeVisible();
  });
});

test('the page takes over what was drawn, and the other list comes when it is wanted', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-drawn', ''),
    );
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

test('a first picture that never comes holds nothing back', async ({ page }) => {
  await page.route(/\/pictures\/grand-harbour-/, () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('who turns to the other list before the page is awake gets it', async ({ page }) => {
  await pressWhenFormStands(page, 'input[type="radio"]:not(:checked)');
  await page.goto('/grand-harbour-hotel?type=package');
  await expect(page).toHaveURL(/type=room/);
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('what is pressed before any script came is answered when the page is awake, once', async ({
  page,
  watch,
}) => {
  // What a press opens late pushes what is below, as it would have in time.
  watch.mayPush(/grand-harbour-hotel/);
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/grand-harbour-hotel?type=room', { waitUntil: 'commit' });
  const notices = page.getByRole('list', { name: 'Notices of the house' });
  const more = page.getByRole('button', { name: 'Read more' });
  await notices.getByRole('button', { name: 'Close this notice' }).first().click();
  // A reader who hears nothing presses again.
  await more.click();
  await more.click();
  await expect(notices).toContainText('Rooms are filled');
  release();
  await expect(notices).not.toContainText('Rooms are filled');
  await expect(notices).toContainText('Coffee on the house until September');
  const less = page.getByRole('button', { name: 'Read less' });
  await expect(less).toBeVisible();
  // From now on each press counts.
  await less.click();
  await expect(more).toBeVisible();
});

test('the venue is painted with two scripts of its host, and nothing comes that only a checkout needs', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\/hosts\/.*\.js$/.test(response.url())) scripts.push(response.url());
  });
  await page.goto('/grand-harbour-hotel?type=room', { waitUntil: 'load' });
  const named = (which: string) =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => href),
      `link[rel="modulepreload"][href*="/hosts/"]${which}`,
    );
  const names = (addresses: readonly string[]) =>
    addresses.map((href) => /([a-z-]+?)-[\w-]{8}\.js$/.exec(href)?.[1] ?? '').toSorted();
  await expect
    .poll(async () => names(await named('[fetchpriority="low"]')))
    .toEqual(['asking', 'soon']);
  const first = await named(':not([fetchpriority="low"])');
  expect(names(first)).toEqual(['common', 'venue']);
  const texts = (
    await Promise.all(first.map(async (href) => (await page.request.get(href)).text()))
  ).join('');
  expect(texts).not.toContain('/apiv2/validate_email');
  // Every schema of the library that reads answers names it.
  expect(texts).not.toContain('valibot');
  expect(scripts.filter((url) => /rolldown-runtime|\/after-/.test(url))).toEqual([]);
});
