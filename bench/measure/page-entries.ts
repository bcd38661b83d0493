import type { Page } from 'playwright';

type Entry = {
  name: string;
  startTime: number;
  value: number;
  hadRecentInput: boolean;
  element: string;
};

/** The browser's performance entries of a kind so far. */
export function entriesOf(page: Page, type: string): Promise<Entry[]> {
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

/** First contentful paint, in milliseconds from the start of the navigation. */
export const firstPaintOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
