import type { Browser } from 'playwright';
import { atRest, quiet } from './at-rest.ts';
import { defineControls, stepperLabel } from './in-page/controls.ts';
import { type FormSign, type Watched, watchForm } from './in-page/watch-form.ts';
import { entriesOf, firstPaintOf } from './page-entries.ts';
import { openPage } from './slow-phone.ts';
import { type Transfers, watchTransfers } from './transfers.ts';
import { patience, until } from './until.ts';

/** A load without any press. Milliseconds from the start of the navigation. */
export type PageLoad = Transfers & {
  fcp: number;
  formSeen: number;
  lcp: number;
  lcpElement: string;
  /** Main thread time beyond 50 ms of each long task after the first paint, until rest. */
  blocking: number;
};

/**
 * Loads an address on a slow phone until the network is idle, and reads the browser's own
 * measurements.
 */
export async function loadPage(
  browser: Browser,
  url: string,
  sign: FormSign = 'attendees',
): Promise<PageLoad> {
  const { page, cdp, slowDown, close } = await openPage(browser, 'phone');
  try {
    const transfers = watchTransfers(cdp);
    await page.addInitScript(defineControls, stepperLabel);
    await page.addInitScript(watchForm, sign);
    await slowDown({ network: true, cpu: true });
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    const formSeen = await until(
      () => page.evaluate(() => window.benchWatched.formSeen),
      `the form of ${url} was never seen`,
    );
    await atRest(page, transfers);
    const fcp = await firstPaintOf(page);
    const largest = (await entriesOf(page, 'largest-contentful-paint')).at(-1);
    const { longTasks } = await page.evaluate(() => window.benchWatched);
    return {
      fcp,
      formSeen: Math.max(fcp, formSeen),
      lcp: largest?.startTime ?? NaN,
      lcpElement: largest?.element ?? '',
      blocking: blockingAfter(fcp, longTasks),
      ...transfers.total(),
    };
  } finally {
    await close();
  }
}

/** Of a task that spans the first paint only what is after it counts, as in Lighthouse. */
const blockingAfter = (fcp: number, tasks: Watched['longTasks']): number =>
  tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);

/**
 * What an address loads until the network is idle, at full speed, which does not change the bytes.
 */
export async function bytesOf(browser: Browser, url: string): Promise<Transfers> {
  const { page, cdp, close } = await openPage(browser, 'phone');
  try {
    const transfers = watchTransfers(cdp);
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    await until(async () => (transfers.quietFor(quiet) ? true : null), `${url} never came to rest`);
    return transfers.total();
  } finally {
    await close();
  }
}

/** Sum of unexpected layout shifts while a page loads and is scrolled to its end, without input. */
export async function layoutShiftOf(browser: Browser, url: string): Promise<number> {
  const { page, cdp, slowDown, close } = await openPage(browser, 'phone');
  try {
    const transfers = watchTransfers(cdp);
    await page.addInitScript(defineControls, stepperLabel);
    await page.addInitScript(watchForm, 'attendees' as const);
    await slowDown({ network: true, cpu: true });
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    await atRest(page, transfers);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    });
    await atRest(page, transfers);
    return (await entriesOf(page, 'layout-shift')).reduce(
      (sum, entry) => sum + (entry.hadRecentInput ? 0 : entry.value),
      0,
    );
  } finally {
    await close();
  }
}
