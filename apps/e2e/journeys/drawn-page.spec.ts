import type { Page } from '@playwright/test';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { panel, pressWhenFormStands } from '../stage/visitor.ts';
import { serveHalting } from '../stage/static-server.ts';
import { expect, test } from '../stage/test.ts';

/** Lets no script load before the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const mayLoad = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayLoad.promise;
    await route.continue();
  });
  return mayLoad.resolve;
}

const address = venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 }), { delegates: '8' });

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the server’s page has the venue’s name, pictures, form, offers and footer', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(
      page.getByRole('group', { name: 'Pictures: Grand Harbour Hotel' }).getByRole('img').first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What the house offers' })).toBeVisible();
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('8');
    await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
      'href',
      /^\/de\/grand-harbour-hotel\?.*delegates=8/,
    );
    await page.goto(`/de${address}`);
    await expect(page.getByRole('heading', { name: 'Was das Haus bietet' })).toBeVisible();
  });
});

test('the page is hydrated without a new render, and the other list loads when it is near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-drawn', ''),
    );
  });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(address);
  const form = panel(page);
  await form.getByRole('button', { name: 'Your meeting' }).click();
  await expect(form.getByRole('textbox', { name: 'Attendees' })).toHaveValue('8');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  // The element of the server's page: hydration kept it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-drawn', '');
  expect(asked.filter((path) => path.includes('/package-list/'))).toEqual([]);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  expect(asked.filter((path) => path.includes('/package-list/'))).not.toEqual([]);
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(page.getByRole('button', { name: 'Read less' })).toBeVisible();
});

test('a page that halts on the line before its data waits for them, and is not drawn anew', async ({
  page,
  stack,
}) => {
  const line = await serveHalting(stack.ports.edge, '<script type="application/json" id=', 3000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // With one person more the first cards stay: nothing moves so long after the press.
  const eleven = address.replace('delegates=8', 'delegates=11');
  await page.goto(line.url + eleven, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.dataset['drawn'] = '';
  });
  await panel(page).getByRole('button', { name: 'One attendee more' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('12');
  await expect(page.getByRole('button', { name: 'Read more' })).toBeEnabled();
  await expect(page).toHaveURL(/delegates=12/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-drawn', '');
  // A page without its data would ask for the table of remotes.
  expect(asked).not.toContain('/remotes.json');
  await page.goto('about:blank');
  await line.stop();
});

test('a first picture that never loads delays nothing else', async ({ page }) => {
  await page.route(/\/pictures\/grand-harbour-/, () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a switch to the other list before hydration takes effect', async ({ page }) => {
  await pressWhenFormStands(page, 'input[type="radio"]:not(:checked)');
  await page.goto('/grand-harbour-hotel?type=package');
  await expect(page).toHaveURL(/type=room/);
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('presses before any script has loaded take effect once after hydration', async ({
  page,
  watch,
}) => {
  // What a late press opens moves the content below it, as at any time.
  watch.mayPush(/grand-harbour-hotel/);
  const release = await holdScripts(page);
  await page.goto('/grand-harbour-hotel?type=room', { waitUntil: 'commit' });
  const notices = page.getByRole('list', { name: 'Notices of the house' });
  const more = page.getByRole('button', { name: 'Read more' });
  await notices.getByRole('button', { name: 'Close this notice' }).first().click();
  // A visitor who sees no effect presses again.
  await more.click();
  await more.click();
  await expect(notices).toContainText('Rooms are filled');
  release();
  await expect(notices).not.toContainText('Rooms are filled');
  await expect(notices).toContainText('Morning coffee on the house');
  const less = page.getByRole('button', { name: 'Read less' });
  await expect(less).toBeVisible();
  // After hydration each press counts.
  await less.click();
  await expect(more).toBeVisible();
});

test('a number that is sent with Enter before any script has loaded counts', async ({
  page,
  watch,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const people = page.getByRole('search').getByRole('textbox', { name: 'People' });
  await people.fill('25');
  await people.press('Enter');
  release();
  await expect(page).toHaveURL(/\/search\?.*delegates=25/);

  // The late Enter brings other offers.
  watch.mayPush(/grand-harbour-hotel/);
  const releaseNext = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
  await attendees.fill('');
  await attendees.press('Enter');
  releaseNext();
  await expect(page).toHaveURL(/delegates=1&/);
  await expect(attendees).toHaveValue('1');
});

test('the form needs two scripts of its host, and nothing that only a checkout needs', async ({
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
    addresses.map((href) => /([a-z.-]+?)-[\w-]{8}\.js$/.exec(href)?.[1] ?? '').toSorted();
  await expect
    .poll(async () => names(await named('[fetchpriority="low"]')))
    .toEqual([
      'around.soon',
      'asking',
      'call.soon',
      'components',
      'layout.soon',
      'soon',
      'venue-view.soon',
    ]);
  const first = await named(':not([fetchpriority="low"])');
  expect(names(first)).toEqual(['common', 'venue']);
  const texts = (
    await Promise.all(first.map(async (href) => (await page.request.get(href)).text()))
  ).join('');
  expect(texts).not.toContain('/apiv2/validate_email');
  // Every schema of the validation library contains its name.
  expect(texts).not.toContain('valibot');
  expect(scripts.filter((url) => url.includes('/after-'))).toEqual([]);
});
