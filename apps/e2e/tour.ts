import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/root.ts';
import { tuesday, venueAddress } from './stage/meeting.ts';
import { startOnFreePorts } from './stage/running-stack.ts';
import { acceptTerms, aino, choose, enterCard, enterDetails, firstInstantOffer, goOn, isThanked, pressBook } from './stage/visitor.ts';

const folder = path.join(root, 'docs/tour');
const widths = [360, 768, 1440];
const largestPicture = 300_000;

/** Pictures of the journey's pages at three widths, as visitors meet them, into `docs/tour`. */
export async function takeTour(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stack = await startOnFreePorts();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) });
  try {
    for (const [index, width] of widths.entries()) await walk(browser, stack.url, width, 30 + index);
  } finally {
    await browser.close();
    await stack.stop();
  }
  const pictures = readdirSync(folder);
  const bytes = pictures.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  console.log(`${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB, in ${path.relative(root, folder)}`);
}

async function walk(browser: Browser, baseURL: string, width: number, weeks: number): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: { width, height: width < 600 ? 780 : 900 }, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Helsinki' });
  const meeting = tuesday({ weeks });
  await page.goto('/');
  await page.getByRole('link', { name: /Grand Harbour Hotel/ }).first().waitFor();
  await keep(page, 'home', width);

  await page.goto(venueAddress('grand-harbour-hotel', meeting, { type: 'package' }));
  await choose(page, 'Harbour day');
  await keep(page, 'venue-package', width);
  await page.goto(venueAddress('grand-harbour-hotel', meeting));
  await keep(page, 'venue', width);
  await choose(page, await firstInstantOffer(page));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await keep(page, 'venue-chosen', width, false);
  await goOn(page);
  await enterDetails(page, aino(`tour.${width}`));
  await enterCard(page);
  await acceptTerms(page);
  await keep(page, 'checkout', width);
  await pressBook(page);
  await isThanked(page);
  await keep(page, 'thank-you', width);

  await page.goto(venueAddress('enquiry-only', tuesday({ weeks, zone: 'Europe/Oslo' })));
  await choose(page, (await page.getByRole('article').first().getByRole('heading').innerText()).trim());
  await page.getByRole('button', { name: 'Send request', exact: true }).first().click();
  await page.waitForURL(/\/book-universal\//);
  await keep(page, 'enquiry', width);
  await page.close();
}

/** The page from its top; a long one as far as it is still readable. Fewer colours where it would be too large. */
async function keep(page: Page, name: string, width: number, fromTop = true): Promise<void> {
  if (fromTop) await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(async (patience) => {
    const wanted = [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight * 2);
    // A lazy picture would wait to be scrolled to.
    for (const image of wanted) image.loading = 'eager';
    const there = wanted.filter((image) => !image.complete).map((image) => new Promise((resolve) => image.addEventListener('load', resolve, { once: true })));
    await Promise.race([Promise.all([document.fonts.ready, ...there]), new Promise((resolve) => setTimeout(resolve, patience))]);
  }, 5000);
  const tall = fromTop ? await page.evaluate((limit) => Math.min(document.documentElement.scrollHeight, limit), width < 600 || !name.startsWith('venue') ? 1900 : 1300) : undefined;
  const before = page.viewportSize();
  const hasFrame = tall !== undefined && before !== null && (await page.locator('iframe').count()) > 0;
  if (hasFrame) {
    // The card vault's frame is another process: what stands below the window is not painted there.
    await page.setViewportSize({ width, height: tall });
    await page.waitForTimeout(500);
  }
  const shot = await page.screenshot(tall === undefined ? {} : { clip: { x: 0, y: 0, width, height: tall }, fullPage: true });
  if (hasFrame) await page.setViewportSize(before);
  const file = path.join(folder, `${name}-${width}.png`);
  for (const colours of [192, 96, 48, 24]) {
    await sharp(shot).png({ palette: true, colours, effort: 8, dither: colours > 48 ? 0.6 : 0.3, compressionLevel: 9 }).toFile(file);
    if (statSync(file).size < largestPicture) return;
  }
  throw new Error(`${file} stays above ${largestPicture / 1000} KB`);
}
