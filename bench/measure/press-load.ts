import type { Browser } from 'playwright';
import { atRest } from './at-rest.ts';
import { defineControls, stepperLabel } from './in-page/controls.ts';
import { type Press, pressUntilAnswered } from './in-page/press-until-answered.ts';
import { type FormSign, watchForm } from './in-page/watch-form.ts';
import { firstPaintOf } from './page-entries.ts';
import { openPage } from './slow-phone.ts';
import { watchTransfers } from './transfers.ts';
import { patience, until } from './until.ts';

/** A load with one press. Milliseconds from the start of the navigation; `Infinity`: never. */
export type PressLoad = {
  formSeen: number;
  answered: number;
  followed: number;
  /** Answers that were shown and taken back, and one that is missing in the end. */
  lost: number;
  /** Of the scripts that were loaded before the answer. */
  scriptBytes: number;
  /** Of all that was loaded before the answer; of a page with a tag, what the tag loaded. */
  bytes: number;
};

/** A page at rest that has not answered by then does not answer any more. */
const slowestAnswer = 8000;

/**
 * Presses a control as early as possible while an address loads on a slow phone, and looks once
 * more at the end whether the answer was kept.
 */
export async function pressWhileLoading(
  browser: Browser,
  url: string,
  press: Press,
  roomsFor: readonly number[] = [],
): Promise<PressLoad> {
  const sign: FormSign = press === 'key' ? 'firstTextField' : 'attendees';
  const { page, cdp, slowDown, close } = await openPage(browser, 'phone');
  try {
    const transfers = watchTransfers(cdp);
    await page.addInitScript(defineControls, stepperLabel);
    await page.addInitScript(watchForm, sign);
    await page.addInitScript(pressUntilAnswered, { press, roomsFor });
    await slowDown({ network: true, cpu: true });
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    await atRest(page, transfers);
    const { answered, followed, lost, holds, origin, formSeen, hasTag } = await until(async () => {
      const now = await page.evaluate(() => ({
        ...window.benchPress,
        holds: window.benchPress.holds(),
        origin: performance.timeOrigin,
        formSeen: window.benchWatched.formSeen,
        hasTag: document.querySelector('foyer-booking') !== null,
      }));
      return now.holds || transfers.quietFor(slowestAnswer) ? now : null;
    }, `${url} never came to rest`);
    const fcp = await firstPaintOf(page);
    const at = (time: number | null) => (time === null ? Infinity : Math.max(fcp, time));
    return {
      formSeen: at(formSeen),
      answered: at(answered),
      followed: at(holds ? followed : null),
      lost: lost + (holds ? 0 : 1),
      scriptBytes: transfers.scriptBytesBefore(origin + at(answered)),
      bytes: transfers.bytesBefore(origin + at(answered), hasTag ? new URL(url).origin : null),
    };
  } finally {
    await close();
  }
}
