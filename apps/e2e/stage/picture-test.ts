import path from 'node:path';
import type { Page } from '@playwright/test';
import { startOnFreePorts } from './running-stack.ts';
import { test as journey } from './test.ts';

/**
 * A Wednesday morning in Helsinki. It is the date of the whole stack and every page, so that dates
 * and prices stay as approved.
 */
export const day = '2027-06-02T07:00:00Z';

type Worker = { stack: Awaited<ReturnType<typeof startOnFreePorts>> };

/** A journey whose pictures are compared. */
export const test = journey.extend<object, Worker>({
  stack: [
    async ({}, use) => {
      const stack = await startOnFreePorts(undefined, {
        FOYER_DAY: day,
        NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'on-a-day.mjs')}`,
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: async ({ page, watch }, use) => {
    await page.clock.setFixedTime(day);
    // Whether a font is there for the first paint depends on the machine.
    watch.expects(/ERR_FAILED/);
    await page.route('**/fonts/**', (route) => route.abort());
    // Photographs become grey boxes: their position is compared, not their content.
    await page.addInitScript(() => {
      const plain = new CSSStyleSheet();
      plain.replaceSync('img { filter: contrast(0); }');
      document.adoptedStyleSheets = [plain];
    });
    await use(page);
  },
});

export { expect } from '@playwright/test';

/** Waits until fonts and visible pictures are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const inSight = [...document.images].filter(
      (image) =>
        image.checkVisibility() &&
        image.getBoundingClientRect().top < innerHeight &&
        image.getBoundingClientRect().bottom > 0,
    );
    const there = inSight
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
}
