import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Counts how much moves on this page's documents from the moment they are asked for, as browsers
 * do; also what moves while one types or presses.
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

/** All of the page has come. */
export async function hasCome(page: Page): Promise<void> {
  await expect(page.locator('[data-remote]').first()).toBeAttached();
  await expect(page.locator('[data-remote][data-state="loading"]')).toHaveCount(0);
  await expect(page.locator('article[aria-hidden]')).toHaveCount(0);
}

/** And for a moment nothing has changed any more. */
export async function atRest(page: Page): Promise<void> {
  await hasCome(page);
  await page.waitForTimeout(400);
}

/** What has moved on the present document, where `watchMoves` counts. */
export const movedOn = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
