import type { Browser, Page } from 'playwright';
import { atRest } from './at-rest.ts';
import { defineControls, stepperLabel } from './in-page/controls.ts';
import { keepTimeOfPress } from './in-page/time-of-press.ts';
import { watchForm } from './in-page/watch-form.ts';
import { firstPaintOf } from './page-entries.ts';
import { openPage } from './slow-phone.ts';
import { watchTransfers } from './transfers.ts';
import { patience, until } from './until.ts';

/**
 * Milliseconds from the press on a link to the next page's first paint and its form; `ahead`: the
 * browser had fetched, or made, the page before.
 */
export type NextPage = { firstPaint: number; formSeen: number; ahead: boolean };

/** Browsers prefetch after 200 ms on a link. */
const hover = 400;

/**
 * Follows a link on a slow phone with an empty cache at the start, once the first page is at rest.
 * With `hovering` the pointer stays on the link until what the browser prefetches has arrived;
 * without it, nothing is prefetched. `followPrerendered` measures a page that the browser has made
 * as well.
 */
export async function followLink(
  browser: Browser,
  from: string,
  linkSelector: string,
  hovering: boolean,
): Promise<NextPage> {
  const { page, cdp, slowDown, close } = await openPage(browser, 'phone', { cache: true });
  try {
    const transfers = watchTransfers(cdp);
    await page.addInitScript(defineControls, stepperLabel);
    await page.addInitScript(watchForm, 'attendees' as const);
    await page.addInitScript(keepTimeOfPress);
    if (!hovering) await page.addInitScript(withoutPrefetching);
    await slowDown({ network: true, cpu: true });
    await page.goto(from, { waitUntil: 'load', timeout: patience });
    await page.locator(linkSelector).first().scrollIntoViewIfNeeded({ timeout: patience });
    await atRest(page, transfers);
    const { x, y } = await middleOf(page, linkSelector);
    if (hovering) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(hover);
      await atRest(page, transfers);
    }
    const before = page.url();
    await page.mouse.click(x, y);
    const seen = await until(
      () =>
        page
          .evaluate(
            (start) =>
              location.href === start || window.benchWatched.formSeen === null
                ? null
                : {
                    form: performance.timeOrigin + window.benchWatched.formSeen,
                    origin: performance.timeOrigin,
                    press: Number(localStorage.getItem('bench-press')),
                    delivery: String(
                      Reflect.get(
                        performance.getEntriesByType('navigation')[0] ?? {},
                        'deliveryType',
                      ),
                    ),
                  },
            before,
          )
          // The document is replaced meanwhile.
          .catch(() => null),
      `the form of the page after ${from} was never seen`,
    );
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const firstPaint = (await firstPaintOf(page)) + seen.origin - seen.press;
    return {
      firstPaint,
      formSeen: Math.max(firstPaint, seen.form - seen.press),
      ahead: seen.delivery === 'navigational-prefetch',
    };
  } finally {
    await close();
  }
}

/** Takes the rules by which the browser prefetches out of the page before it reads them. */
function withoutPrefetching(): void {
  const selector = 'script[type="speculationrules"], link[rel="prefetch"]';
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(selector)) element.remove();
  }).observe(document, { childList: true, subtree: true });
}

function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (!box) throw new Error(`no ${wanted}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
}
