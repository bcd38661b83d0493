import type { Page } from 'playwright';
import { stepperLabel } from './in-page/controls.ts';

/**
 * Milliseconds of one click: to the next paint, and the longest gap between frames in the second
 * after it.
 */
export type Interaction = { toPaint: number; longestFrame: number };

declare global {
  interface Window {
    benchWatch: { events: { at: number; duration: number }[]; frames: number[] };
  }
}

/** The shortest duration that browsers report. */
const threshold = 16;
const settle = 1000;
const buttonSelector = `button[aria-label="${stepperLabel}"]`;

/** Clicks the attendees' + as a visitor would, `clicks` times, with a pause after each. */
export async function clickMore(page: Page, clicks: number): Promise<Interaction[]> {
  await page.locator(buttonSelector).scrollIntoViewIfNeeded();
  await page.evaluate((shortest) => {
    const watch: Window['benchWatch'] = { events: [], frames: [] };
    window.benchWatch = watch;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'click' || entry.name.startsWith('pointer'))
          watch.events.push({ at: entry.startTime, duration: entry.duration });
    }).observe({
      type: 'event',
      durationThreshold: shortest,
      buffered: false,
    } as PerformanceObserverInit);
    const onFrame = (now: number) => {
      watch.frames.push(now);
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  }, threshold);
  const taken: Interaction[] = [];
  for (let click = 0; click < clicks; click += 1) {
    await page.evaluate(() => {
      window.benchWatch.events.length = 0;
      window.benchWatch.frames.length = 0;
    });
    const { x, y } = await middleOf(page);
    await page.mouse.click(x, y);
    await page.waitForTimeout(settle);
    const { events, frames } = await page.evaluate(() => window.benchWatch);
    const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    taken.push({
      toPaint: Math.max(threshold, ...events.map((event) => event.duration)),
      longestFrame: Math.max(...gaps),
    });
  }
  return taken;
}

/**
 * Found by selector and pressed at a point: a search by role would read the whole page and lay out
 * hidden parts.
 */
function middleOf(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error(`no ${selector}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, buttonSelector);
}
