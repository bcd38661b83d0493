import type { Browser } from 'playwright';
import { defineControls, stepperLabel } from './in-page/controls.ts';
import { openPage } from './slow-phone.ts';
import { watchTransfers } from './transfers.ts';
import { patience, until } from './until.ts';

/** Milliseconds from a press on a tag's button to the frame that shows the form. */
export type OpenedDialog = { first: number; again: number };

/** Opens the dialog of the tag in a page on a slow phone, closes it, and opens it again. */
export async function openDialog(browser: Browser, url: string): Promise<OpenedDialog> {
  const { page, cdp, slowDown, close } = await openPage(browser, 'phone', { cache: true });
  try {
    const transfers = watchTransfers(cdp);
    await page.addInitScript(defineControls, stepperLabel);
    await slowDown({ network: true, cpu: true });
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    const button = page.locator('foyer-booking').getByRole('button').first();
    await button.waitFor({ timeout: patience });
    const opened = async () => {
      await until(
        async () => (transfers.quietFor(1500) ? true : null),
        `${url} never came to rest`,
      );
      const tag = await page.locator('foyer-booking').elementHandle();
      return page.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const pressed = performance.now();
            element?.shadowRoot?.querySelector('button')?.click();
            const onFrame = () => {
              // A timer that is set before a frame is painted runs after it.
              if (window.benchControls.attendees())
                setTimeout(() => resolve(performance.now() - pressed));
              else requestAnimationFrame(onFrame);
            };
            requestAnimationFrame(onFrame);
          }),
        tag,
      );
    };
    const first = await opened();
    await page.keyboard.press('Escape');
    await button.waitFor({ timeout: patience });
    return { first, again: await opened() };
  } finally {
    await close();
  }
}
