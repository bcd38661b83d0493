import type { Page } from 'playwright';
import type { watchTransfers } from './transfers.ts';
import { until } from './until.ts';

export const quiet = 1500;

/**
 * Waits until neither the network nor the page's main thread has been busy for a while: between the
 * last script and the first call a slow phone may think for seconds. The page is one that
 * `watchForm` watches.
 */
export async function atRest(
  page: Page,
  transfers: ReturnType<typeof watchTransfers>,
): Promise<void> {
  await until(async () => {
    if (!transfers.quietFor(quiet)) return null;
    const idle = await page.evaluate(() => {
      const { formSeen, longTasks } = window.benchWatched;
      return performance.now() - Math.max(formSeen ?? 0, longTasks.at(-1)?.end ?? 0);
    });
    return idle > quiet && transfers.quietFor(quiet) ? true : null;
  }, `${page.url()} never came to rest`);
}
