import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const largestPicture = 250_000;
/** Height up to which a long page is readable as a picture, in pixels. */
const tallest = { phone: 1900, wide: 1300 } as const;

export type Look = {
  /** The page from its top, cut at the readable height; otherwise the visible part. */
  whole?: boolean;
  /** Of the file, the best first; the first that is small enough is taken. */
  qualities?: readonly number[];
};

/** Saves a screenshot to `file`, with less quality where it would be too large. */
export async function keepPicture(
  page: Page,
  file: string,
  { whole = true, qualities = [72, 58, 44] }: Look = {},
): Promise<void> {
  const window = page.viewportSize();
  if (window === null) throw new Error('a picture needs a window of a known size');
  if (whole) await comeAndGo(page);
  await picturesCome(page);
  const limit = window.width < 600 ? tallest.phone : tallest.wide;
  const height = whole
    ? await page.evaluate((most) => Math.min(document.documentElement.scrollHeight, most), limit)
    : window.height;
  const hasFrame = whole && (await page.locator('iframe').count()) > 0;
  if (hasFrame) {
    // The card vault's frame is another process, which paints only inside the window.
    await page.setViewportSize({ width: window.width, height });
    await page.waitForTimeout(500);
  }
  const shot = await page.screenshot(
    whole ? { clip: { x: 0, y: 0, width: window.width, height }, fullPage: true } : {},
  );
  if (hasFrame) await page.setViewportSize(window);
  mkdirSync(path.dirname(file), { recursive: true });
  for (const quality of qualities) {
    await sharp(shot).webp({ quality, effort: 6 }).toFile(file);
    if (statSync(file).size < largestPicture) return;
  }
  throw new Error(`${file} stays above ${largestPicture / 1000} KB`);
}

/** Scrolls to the end and back, so that parts that load near the viewport are loaded. */
async function comeAndGo(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(250);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Waits for fonts, and for lazy pictures near the top. */
const picturesCome = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    const wanted = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight * 2,
    );
    for (const image of wanted) image.loading = 'eager';
    const there = wanted
      .filter((image) => !image.complete)
      .map(
        (image) =>
          new Promise((resolve) => image.addEventListener('load', resolve, { once: true })),
      );
    await Promise.race([
      Promise.all([document.fonts.ready, ...there]),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  }, 5000);
