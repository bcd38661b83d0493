import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { root, siteFolder } from '../../../scripts/root.ts';
import { findBarriers, isAccessible } from '../stage/is-accessible.ts';
import { startEdge } from '../stage/own-edge.ts';
import { serveHttp } from '../stage/static-server.ts';
import { expect, test as base } from '../stage/test.ts';

/** A hotel’s website: its next page, which it serves at every address. */
type Hotel = {
  url: string;
  show: (body: string, headers?: Readonly<Record<string, string>>) => void;
};

type Party = {
  /** A host that the hotel’s website may show tags of. */
  host: string;
  hotel: Hotel;
  /** A website that the host does not know. */
  stranger: Hotel;
};

const test = base.extend<{}, { party: Party }>({
  party: [
    async ({ stack }, use) => {
      const [hotel, stranger] = await Promise.all([openHotel(), openHotel()]);
      const edge = await startEdge(stack, siteFolder, { EMBED_ORIGINS: hotel.url });
      await use({ host: edge.url, hotel, stranger });
      await Promise.all([edge.stop(), hotel.stop(), stranger.stop()]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// Of the files that a tag loads, nothing says of which remote they are.
test.use({ readsSources: true });

async function openHotel(): Promise<Hotel & { stop: () => Promise<void> }> {
  let page = { body: '', headers: {} };
  const { url, stop } = await serveHttp((_request: IncomingMessage, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
      .end(
        `<!doctype html><html lang="en"><head><title>Our hotel</title></head><body>${page.body}</body></html>`,
      ),
  );
  return { url, stop, show: (body, headers = {}) => (page = { body, headers }) };
}

const venue = 'grand-harbour-hotel';
const preview = (page: Page): Locator => page.locator('foyer-booking');
const code = (page: Page): Locator => page.locator('#code');

test('the preview follows the settings, and what is copied works in the hotel’s page', async ({
  page,
  context,
  party: { host, hotel },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host });
  await page.goto(`${host}/embed?venue=last-room`);
  await expect(preview(page)).toHaveAttribute('venue', 'last-room');

  const field = page.getByRole('combobox', { name: 'Venue' });
  await field.focus();
  await page.keyboard.type('grand harb');
  await expect(page.getByRole('option', { name: /Grand Harbour/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/Grand Harbour/);
  await expect(preview(page)).toHaveAttribute('venue', venue);
  await expect(preview(page).getByRole('heading').first()).toBeVisible();

  await page.getByRole('radio', { name: 'Button', exact: true }).check();
  await page.getByLabel('Words on the button').fill('Meet with us');
  await page.getByLabel('People').fill('12');
  await page.getByLabel('Own accent colour').check();
  await page.getByLabel('Colour', { exact: true }).fill('#7a1230');
  const button = preview(page).getByRole('button', { name: 'Meet with us' });
  await expect(button).toHaveCSS('background-color', 'rgb(122, 18, 48)');
  await expect(code(page)).toContainText('delegates="12"');

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Button', exact: true })).toBeChecked();
  await expect(button).toBeVisible();

  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied')).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toBe(await code(page).textContent());
  hotel.show(snippet);
  await page.goto(hotel.url);
  await page.getByRole('button', { name: 'Meet with us' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expect(dialog.getByLabel('Attendees')).toHaveValue('12');
});

test('a tag manager’s script works in the hotel’s page; the other ways are written, too', async ({
  page,
  party: { host, hotel },
}) => {
  await page.goto(`${host}/embed?venue=${venue}&mode=popup`);
  await page.getByRole('radio', { name: 'React' }).check();
  await expect(code(page)).toContainText(
    `<FoyerBooking host="${host}" venue="${venue}" mode="popup" />`,
  );
  await page.getByRole('radio', { name: 'WordPress' }).check();
  await expect(code(page)).toHaveText(`[foyer_booking venue="${venue}" mode="popup"]`);
  await page.getByRole('radio', { name: 'Tag manager' }).check();
  hotel.show((await code(page).textContent()) ?? '');
  await page.goto(hotel.url);
  await expect(page.getByRole('button', { name: 'Book a meeting room' })).toBeVisible();
});

test('the plugin for WordPress is loaded as a ZIP from the builder', async ({
  page,
  request,
  party: { host },
}) => {
  await page.goto(`${host}/embed?venue=${venue}&lang=de`);
  const link = page.getByRole('link', { name: 'Plugin herunterladen (ZIP)' });
  await expect(link).toBeHidden();
  await page.getByRole('radio', { name: 'WordPress' }).check();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('foyer-booking.zip');
  const loaded = readFileSync(await download.path());
  const folder = path.join(root, 'integrations/wordpress');
  const files = unzipSync(loaded);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['foyer-booking/foyer-booking.php', 'foyer-booking/block/block.json']),
  );
  for (const [name, content] of Object.entries(files))
    expect(strFromU8(content)).toBe(readFileSync(path.join(folder, name), 'utf8'));
  expect(strFromU8(files['foyer-booking/foyer-booking.php'] ?? new Uint8Array())).toMatch(
    /^ \* Plugin Name: +Foyer Booking$/m,
  );

  const answer = await request.get(download.url());
  expect(await answer.body()).toEqual(loaded);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  });
});

test('the builder is accessible and no wider than the window', async ({
  page,
  party: { host },
}) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${host}/embed?venue=${venue}&mode=button&lang=de`);
    await expect(preview(page).getByRole('button')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await isAccessible(page);
  }
});

/** What the panel of the doctor says is to be mended, and what `foyer.doctor()` returns. */
async function mendsOf(page: Page): Promise<readonly string[]> {
  const panel = page.getByRole('dialog', { name: 'Foyer doctor' });
  await expect(panel).toBeVisible();
  await findBarriers(page, 'the doctor');
  return panel.locator('li:not([data-state=well]) strong').allInnerTexts();
}

const tagOf = (host: string): string =>
  `<script async src="${host}/embed.js"></script><foyer-booking venue="${venue}"></foyer-booking>`;

test('on a website that may show the tag, the doctor finds nothing', async ({
  page,
  party: { host, hotel },
}) => {
  hotel.show(tagOf(host));
  await page.goto(`${hotel.url}/?foyer-doctor`);
  expect(await mendsOf(page)).toEqual([]);
});

test('on a website that may not, it says so and where that is mended', async ({
  page,
  party: { host, stranger },
  watch,
}) => {
  watch.expects(/403|embedOrigins/);
  stranger.show(tagOf(host));
  await page.goto(stranger.url);
  const report = await page.evaluate('foyer.doctor()');
  expect(report).toMatchObject({
    host,
    page: `${stranger.url}/`,
    findings: [
      {
        check: 'origin',
        state: 'bad',
        mend: `Ask ${host} to add to its site: embedOrigins: ['${stranger.url}']`,
      },
      ...Array<unknown>(10).fill({ state: 'well' }),
    ],
  });
  expect(await mendsOf(page)).toEqual([expect.stringContaining('This website is not on the list')]);
});

test('under a policy that blocks, it names each directive', async ({
  page,
  party: { host, hotel },
  watch,
}) => {
  watch.expects(/Content Security Policy|violates|TrustedHTML|Failed to fetch|refused/i);
  hotel.show(tagOf(host), {
    'content-security-policy': [
      `script-src ${host}`,
      "connect-src 'self'",
      "img-src 'self'",
      "frame-src 'none'",
      'trusted-types hotel',
      "require-trusted-types-for 'script'",
    ].join('; '),
  });
  await page.goto(`${hotel.url}/?foyer-doctor`);
  const mends = (await mendsOf(page)).join('\n');
  expect(mends).toContain('The host does not answer');
  for (const directive of ['connect-src', 'img-src', 'frame-src', 'trusted-types'])
    expect(mends).toContain(`The Content-Security-Policy lacks ${directive}`);
  expect(mends).not.toContain('lacks script-src');
});

test('it names a second loader, a value that is unknown, and what covers the button', async ({
  page,
  party: { host, hotel },
  watch,
}) => {
  watch.expects(/is unknown/);
  hotel.show(
    `${tagOf(host).replace('<foyer-booking', '<foyer-booking mode="popup" scheme="blue"')}
    <script async src="${host}/embed/1/embed.js"></script>
    <div id="cookies" style="position: fixed; inset: 50% 0 0; z-index: 2147483647">We use cookies</div>`,
  );
  await page.goto(`${hotel.url}/?foyer-doctor`);
  const mends = (await mendsOf(page)).join('\n');
  expect(mends).toContain('2 loaders in one page');
  expect(mends).toContain('A value is not known');
  expect(mends).toContain('foyer-booking is covered');
});

test('the loader stays small, and loads the doctor only when it is asked for', async ({
  page,
  request,
  party: { host, hotel },
}) => {
  const loader = await (await request.get(`${host}/embed.js`)).body();
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(1536);
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
  hotel.show(tagOf(host));
  await page.goto(hotel.url);
  await expect(preview(page).getByRole('heading').first()).toBeVisible();
  expect(loaded.filter((path) => path.endsWith('/doctor.js'))).toEqual([]);
});
