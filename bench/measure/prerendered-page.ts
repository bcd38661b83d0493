import { launch } from 'puppeteer-core';
import { browserFlags } from '../../scripts/browser.ts';
import { defineControls, stepperLabel } from './in-page/controls.ts';
import { keepTimeOfPress } from './in-page/time-of-press.ts';
import type { NextPage } from './next-page.ts';
import { cpuFactor, phone, slow4g } from './slow-phone.ts';
import { patience, until } from './until.ts';

/** How long (ms) the pointer rests before the press; browsers begin after 200 ms on a link. */
const rests = 15_000;

/**
 * Follows a link on a slow phone whose page the browser has made meanwhile: milliseconds from the
 * press to its first frame, which has the form.
 * Chromium makes no page ahead where DevTools watch a single page, as Playwright does; this browser
 * is driven by its tab.
 */
export async function followPrerendered(
  executablePath: string,
  from: string,
  linkSelector: string,
): Promise<NextPage> {
  const browser = await launch({ executablePath, args: browserFlags, headless: true });
  try {
    const page = await browser.newPage();
    await page.setViewport({ ...phone.viewport, ...phone });
    await page.evaluateOnNewDocument(keepTimeOfPress);
    await page.emulateNetworkConditions({
      download: slow4g.downloadThroughput,
      upload: slow4g.uploadThroughput,
      latency: slow4g.latency,
    });
    await page.emulateCPUThrottling(cpuFactor);
    await page.goto(from, { timeout: patience });
    const link = await page.waitForSelector(linkSelector, { timeout: patience });
    if (!link) throw new Error(`no ${linkSelector}`);
    await link.scrollIntoView();
    const before = page.url();
    const { x, y } = await link.clickablePoint();
    await page.mouse.move(x, y);
    await new Promise((resolve) => setTimeout(resolve, rests));
    await page.mouse.click(x, y);
    return await until(async () => {
      // The browser's tab keeps the address of the page that asked for it, and is of neither page
      // for a moment.
      if ((await page.evaluate(() => location.href).catch(() => before)) === before) return null;
      await page.evaluate(defineControls, stepperLabel);
      return page.evaluate(firstFrame);
    }, `the page after ${from} was never seen`);
  } finally {
    await browser.close();
  }
}

/** A page that was made ahead has its form in its first frame. */
function firstFrame(): NextPage | null {
  const { attendees, foldedLine } = window.benchControls;
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (!paint || !(attendees() ?? foldedLine())) return null;
  const [navigation] = performance.getEntriesByType('navigation');
  const shown =
    performance.timeOrigin + paint.startTime - Number(localStorage.getItem('bench-press'));
  return {
    firstPaint: shown,
    formSeen: shown,
    ahead: Number(Reflect.get(navigation ?? {}, 'activationStart')) > 0,
  };
}
