import { tuesday, venueAddress } from '../stage/meeting.ts';
import { pressWhenFormStands } from '../stage/visitor.ts';
import { serveHttp } from '../stage/static-server.ts';
import { expect, test } from '../stage/test.ts';

const address = venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 }), { delegates: '8' });

test('the page contains its styles: it is laid out although no file loads', async ({
  page,
  watch,
}) => {
  watch.expects(/Failed to load resource/);
  // Without its scripts the form shows what works by itself.
  watch.mayPush(/grand-harbour-hotel/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto(address);
  const gallery = page.getByRole('group', { name: 'Pictures: Grand Harbour Hotel' });
  await expect(gallery).toHaveCSS('overflow', 'hidden');
  await expect(gallery).toHaveCSS('display', 'grid');
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
});

test('its first paint shows the whole page, not the part that a slow connection has delivered so far', async ({
  page,
  watch,
}) => {
  watch.expects(/Failed to load resource/);
  // Without its scripts the form shows what works by itself.
  watch.mayPush(/./);
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

test('a first picture that fails delays nothing else', async ({ page, watch }) => {
  watch.expects(/Failed to load resource/);
  await page.route(/\/pictures\/grand-harbour-/, (route) => route.abort());
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the side pictures load after hydration', async ({ page }) => {
    await page.goto(address);
    const pictures = page
      .getByRole('group', { name: 'Pictures: Grand Harbour Hotel' })
      .getByRole('figure');
    await expect(pictures).not.toHaveCount(1);
    await pictures.nth(1).scrollIntoViewIfNeeded();
    await expect(pictures.nth(1).getByRole('img')).toBeInViewport();
  });
});

test('a date picker opened before the page is hydrated stays open', async ({ page }) => {
  await pressWhenFormStands(page, 'button[aria-label^="Start date"]');
  await page.goto('/grand-harbour-hotel?type=room');
  await expect(page.locator('#page[data-awake]')).toBeAttached();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('on a slow connection the first picture is requested before all else, and scripts after the pictures of the first screen', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto('/grand-harbour-hotel?type=room', { waitUntil: 'load' });
  const requested = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|avif|webp)$/.test(name))
        .toSorted((one, other) => one.startTime - other.startTime)
        .map(({ name }) => name.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')),
    );
  await expect.poll(async () => (await requested()).length).toBeGreaterThan(6);
  const names = await requested();
  expect(names[0]).toMatch(/^grand-harbour-/);
  expect(names.findIndex((name) => !/\.(avif|webp)$/.test(name))).toBeGreaterThan(1);
});

test('every initial script is compiled while it loads', async ({ page }) => {
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
