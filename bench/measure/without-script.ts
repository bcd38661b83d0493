import type { Browser } from 'playwright';
import { quiet } from './at-rest.ts';
import { defineControls, stepperLabel } from './in-page/controls.ts';
import { firstPaintOf } from './page-entries.ts';
import { openPage } from './slow-phone.ts';
import { watchTransfers } from './transfers.ts';
import { patience, until } from './until.ts';

export type WithoutScript = {
  fcp: number;
  /** `Infinity` where no form is shown. */
  formSeen: number;
  /** Whether the HTML contains the form, shown or not. */
  hasForm: boolean;
  pageBytes: number;
  bytes: number;
};

const pause = 20;

/**
 * Loads an address on a slow phone that runs none of the page's scripts. DevTools may still look
 * into the page: it asks every 20 ms whether the form's controls are laid out and visible, which
 * replaces the frames that a script would count. So the time may be late by such a pause.
 */
export async function loadWithoutScript(browser: Browser, url: string): Promise<WithoutScript> {
  const { page, cdp, slowDown, close } = await openPage(browser, 'phone', { script: false });
  try {
    const transfers = watchTransfers(cdp);
    await slowDown({ network: true, cpu: true });
    const look = async () => {
      await page.evaluate(defineControls, stepperLabel);
      return page.evaluate(() =>
        location.protocol !== 'about:' &&
        // Buttons that only a script can answer are not shown.
        [...document.querySelectorAll('form input[inputmode="numeric"]')].some(
          window.benchControls.isShown,
        )
          ? performance.now()
          : null,
      );
    };
    let loading = true;
    const loaded = page
      .goto(url, { waitUntil: 'load', timeout: patience })
      .finally(() => (loading = false));
    let formSeen: number | null = null;
    while (loading && formSeen === null) {
      // The document may be replaced while it is asked.
      formSeen = await look().catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    await loaded;
    await until(async () => (transfers.quietFor(quiet) ? true : null), `${url} never came to rest`);
    formSeen ??= await look();
    const fcp = await firstPaintOf(page);
    return {
      fcp,
      formSeen: formSeen === null ? Infinity : Math.max(fcp, formSeen),
      hasForm: await page.evaluate(
        (label) => document.querySelector(`form button[aria-label="${label}"]`) !== null,
        stepperLabel,
      ),
      pageBytes: transfers.documentBytes(),
      bytes: transfers.total().bytes,
    };
  } finally {
    await close();
  }
}
