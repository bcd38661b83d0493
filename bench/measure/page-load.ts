import type { Browser, Page } from 'playwright';
import { answeredMark, pressUntilAnswered, stepperLabel } from './press-until-answered.ts';
import { openPage } from './slow-phone.ts';
import { type Transfers, watchTransfers } from './transfers.ts';

/** Milliseconds from the start of the navigation. */
export type PageLoad = Transfers & { fcp: number; lcp: number; form: number; lcpElement: string };

const quiet = 1500;
const patience = 90_000;

/**
 * Loads an address on a slow phone until the network is idle, and reads the browser's own
 * measurements.
 */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const { page, cdp, slowDown, close } = await openPage(browser, 'phone');
  try {
    const transfers = watchTransfers(cdp);
    await page.addInitScript(pressUntilAnswered, { label: stepperLabel, mark: answeredMark });
    await slowDown({ network: true, cpu: true });
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    const form = await until(
      () =>
        page.evaluate(
          (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? null,
          answeredMark,
        ),
      `the form of ${url} never answered`,
    );
    await until(async () => (transfers.quietFor(quiet) ? true : null), `${url} never came to rest`);
    return { ...(await paintsOf(page)), form, ...transfers.total() };
  } finally {
    await close();
  }
}

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
    await slowDown({ network: true, cpu: true });
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    await until(async () => (transfers.quietFor(quiet) ? true : null), `${url} never came to rest`);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    });
    await until(async () => (transfers.quietFor(quiet) ? true : null), `${url} never came to rest`);
    return (await entriesOf(page, 'layout-shift')).reduce(
      (sum, entry) => sum + (entry.hadRecentInput ? 0 : entry.value),
      0,
    );
  } finally {
    await close();
  }
}

async function paintsOf(page: Page): Promise<Pick<PageLoad, 'fcp' | 'lcp' | 'lcpElement'>> {
  const fcp =
    (await entriesOf(page, 'paint')).find((entry) => entry.name === 'first-contentful-paint')
      ?.startTime ?? NaN;
  const largest = (await entriesOf(page, 'largest-contentful-paint')).at(-1);
  return { fcp, lcp: largest?.startTime ?? NaN, lcpElement: largest?.element ?? '' };
}

type Entry = {
  name: string;
  startTime: number;
  value: number;
  hadRecentInput: boolean;
  element: string;
};

/** The browser's performance entries of a kind so far. */
function entriesOf(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<Entry[]>((resolve) => {
        const read = (entry: PerformanceEntry): Entry => {
          const element: unknown = Reflect.get(entry, 'element');
          return {
            name: entry.name,
            startTime: entry.startTime,
            value: Number(Reflect.get(entry, 'value')),
            hadRecentInput: Reflect.get(entry, 'hadRecentInput') === true,
            element:
              element instanceof Element
                ? `${element.tagName.toLowerCase()} ` +
                  `${element instanceof HTMLImageElement ? new URL(element.currentSrc).pathname : (element.textContent ?? '').slice(0, 30)}`
                : '',
          };
        };
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(read)));
        observer.observe({ type: wanted, buffered: true });
        setTimeout(() => resolve(observer.takeRecords().map(read)), 500);
      }),
    type,
  );
}

async function until<T>(look: () => Promise<T | null>, otherwise: string): Promise<T> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(otherwise);
}
