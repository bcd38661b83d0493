import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Adds up a page's layout shifts from its load on, including those within half a second of an
 * input, which browsers' own metric excludes.
 */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      document.documentElement.dataset['moved'] = moved.toFixed(4);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until all remotes and cards have loaded. */
export async function hasCome(page: Page): Promise<void> {
  await expect(page.locator('[data-remote]').first()).toBeAttached();
  await expect(page.locator('[data-remote][data-state="loading"]')).toHaveCount(0);
  await expect(page.locator('article[aria-hidden]')).toHaveCount(0);
}

/** Waits, in addition, for late changes. */
export async function atRest(page: Page): Promise<void> {
  await hasCome(page);
  await page.waitForTimeout(400);
}

/** Sum of the layout shifts of the current document, counted by `watchMoves`. */
export const movedOn = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
