import type { Page, Route } from '@playwright/test';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { serveHttp } from '../stage/serve-http.ts';
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

test('its style comes with it: what is drawn is laid out although no file came', async ({
  page,
  watch,
}) => {
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

test('its first paint is of all that was drawn, not of what a slow line has brought so far', async ({
  page,
  watch,
}) => {
  watch.expects(/Failed to load resource/);
  const html = await (await page.request.get(address)).text();
  const middle = html.indexOf('<h1');
  const pause = 700;
  const slow = await serveHttp((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .write(html.slice(0, middle));
    setTimeout(() => response.end(html.slice(middle)), pause);
  });
  await page.goto(slow.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(painted).toBeGreaterThan(pause);
  await slow.stop();
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
    const pictures = page
      .getByRole('group', { name: 'Pictures of Grand Harbour Hotel' })
      .getByRole('figure');
    await expect(pictures).toHaveCount(5);
    await pictures.nth(1).scrollIntoViewIfNeeded();
    await expect(pictures.nth(1).getByRole('img')).toBeInViewport();
  });
});

/**
 * Presses what the selector finds in the form as soon as the form stands: the page around it is not
 * awake then.
 */
const pressWhenFormStands = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const watching = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(`[data-remote="booking-form"] ${wanted}`);
      if (!found) return;
      watching.disconnect();
      found.click();
    });
    watching.observe(document, { childList: true, subtree: true });
  }, selector);

test('who turns to the other list before the page around the form is awake gets it, and nothing is drawn anew', async ({
  page,
}) => {
  await pressWhenFormStands(page, 'input[type="radio"]:not(:checked)');
  await page.goto('/grand-harbour-hotel?type=package');
  await expect(page).toHaveURL(/type=room/);
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a date opened before the page around the form is awake stays open', async ({ page }) => {
  await pressWhenFormStands(page, 'button[aria-label^="Start date"]');
  await page.goto('/grand-harbour-hotel?type=room');
  await expect(page.locator('#page[data-awake]')).toBeAttached();
  await expect(page.getByRole('grid')).toBeVisible();
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

test('it is painted with two scripts of its host; what reads answers follows them, and nothing comes that only a checkout needs', async ({
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
    addresses.map((href) => /([a-z-]+?)-[\w-]{8}\.js$/.exec(href)?.[1]).toSorted();
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

test('on a slow line the first picture and the page’s own script are asked for at once, the other scripts with the first frame', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(() => requestAnimationFrame(() => performance.mark('frame')));
  await page.goto('/grand-harbour-hotel?type=room', { waitUntil: 'load' });
  const beforeFrame = () =>
    page.evaluate(() => {
      const frame = performance.getEntriesByName('frame')[0]?.startTime ?? 0;
      const fetched = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|avif|webp)$/.test(name));
      return {
        before: fetched
          .filter(({ startTime }) => startTime < frame)
          .map(({ name }) => name.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')),
        all: fetched.length,
      };
    });
  expect((await beforeFrame()).before.toSorted()).toEqual([
    expect.stringMatching(/^grand-harbour-/),
    'venue',
  ]);
  await expect.poll(async () => (await beforeFrame()).all).toBeGreaterThan(6);
});

test('every script that it begins with is compiled while it comes', async ({ page }) => {
  await page.goto('/grand-harbour-hotel?type=room', { waitUntil: 'load' });
  const first = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLLinkElement>(
        'link[rel="modulepreload"]:not([fetchpriority="low"])',
      ),
    ].map(({ href }) => href),
  );
  expect(first.length).toBeGreaterThan(3);
  const beginnings = await Promise.all(
    first.map(async (href) => (await (await page.request.get(href)).text()).split('\n')[0]),
  );
  expect([...new Set(beginnings)]).toEqual(['//# allFunctionsCalledOnLoad']);
});
