import { launch } from 'puppeteer-core';
import { browserFlags, needBrowser } from '../../../scripts/browser.ts';
import { expect, test } from '../stage/test.ts';
import { everything } from '../../../scripts/test-run/outcome.ts';

const link = 'main a[href^="/grand-harbour-hotel"]';

test('a press takes effect while the picture of the page before still fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) =>
      Reflect.set(window, 'fades', event.viewTransition !== null),
    );
    window.addEventListener('DOMContentLoaded', () => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('::view-transition-group(*) { animation-duration: 20s !important; }');
      document.adoptedStyleSheets.push(slow);
    });
  });
  const more = page.getByRole('button', { name: 'One attendee more' });
  // Browsers fade only into a page that comes within four seconds.
  await expect(async () => {
    await page.goto('/');
    await page.locator(link).first().click();
    await expect(more).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fades'))).toBe(true);
  }).toPass();
  const people = page.getByRole('textbox', { name: 'Attendees' });
  const before = Number(await people.inputValue());
  // A press on the place: a locator would wait until the fade no longer takes it.
  const { x, y, width, height } = (await more.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(people).toHaveValue(String(before + 1));
  await expect(page).toHaveURL(new RegExp(`delegates=${before + 1}`));
});

/** Chromium makes no page ahead where a page is watched by itself, as Playwright does. */
test('a venue page that the browser made ahead asks for nothing before its visitor comes, and works then', async ({
  stack,
  loads,
}) => {
  loads.add(everything);
  const browser = await launch({ executablePath: await needBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const said: string[] = [];
    const came: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('requestfinished', (request) => came.push(new URL(request.url()).pathname));
    await page.goto(`${stack.url}/`, { waitUntil: 'networkidle0' });
    const first = page.url();
    await page.hover(link);
    await expect
      .poll(() => came.some((path) => path.startsWith('/remotes/booking-form/')), {
        message: 'the files of the page made ahead',
        timeout: 20_000,
      })
      .toBe(true);
    await page.click(link);

    // The browser's tab keeps the address of the page that asked for it.
    const here = () => page.evaluate(() => location.href).catch(() => first);
    await expect.poll(here, { message: 'the page made ahead' }).not.toBe(first);
    const more = 'form button[aria-label="One attendee more"]';
    await page.waitForSelector(more);
    const people = () =>
      page.$eval(more, (button) => button.parentElement?.querySelector('input')?.value);
    const before = Number(await people());
    await page.click(more);
    await expect
      .poll(() => page.evaluate(() => new URLSearchParams(location.search).get('delegates')))
      .toBe(String(before + 1));

    const readCalls = () =>
      page.evaluate(() => {
        const activated = Number(
          Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'activationStart'),
        );
        const calls = performance
          .getEntriesByType('resource')
          .filter((entry) => Reflect.get(entry, 'initiatorType') === 'fetch');
        const before = calls.filter(({ startTime }) => startTime < activated);
        return { ahead: activated > 0, calls: calls.length, before: before.length };
      });
    await expect
      .poll(async () => (await readCalls()).calls, { message: 'the change was asked for' })
      .toBeGreaterThan(0);
    expect(await readCalls()).toMatchObject({ ahead: true, before: 0 });
    expect(said.filter((text) => text.includes('redrawn'))).toEqual([]);
  } finally {
    await browser.close();
  }
});
