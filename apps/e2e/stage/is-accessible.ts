import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No axe violations of WCAG 2.2 A and AA, in light and in dark. */
export async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await findBarriers(
      page,
      `${new URL(page.url()).pathname.replace(/[\w-]{20,}/, '…')}, ${colorScheme}`,
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same checks for the page as it is; `where` names it in the failure. */
export async function findBarriers(page: Page, where: string): Promise<void> {
  await groundFrames(page);
  // Colours in transition between two schemes belong to neither: axe waits for their end.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .flatMap(({ effect, finished }) =>
          effect?.getComputedTiming().iterations === Infinity ? [] : [finished.catch(() => null)],
        ),
    ),
  );
  // Only violations are collected. A page without frames runs axe directly, without the second
  // window that merges the results of frames.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`,
    ),
  );
  expect.soft(found, where).toEqual([]);
}

/**
 * axe assumes white behind the vault's transparent frame: the frame gets the background that is
 * below it.
 */
async function groundFrames(page: Page): Promise<void> {
  const ground = await page.evaluate(() => {
    for (let at: Element | null = document.querySelector('iframe'); at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return null;
  });
  if (ground === null) return;
  for (const frame of page.frames().slice(1))
    await frame.locator('body').evaluate((body, color) => {
      // A frame with one of our pages has a ground of its own; what stands in the style is from here.
      const isFromHere = body.style.background !== '';
      if (isFromHere || getComputedStyle(body).backgroundColor === 'rgba(0, 0, 0, 0)')
        body.style.setProperty('background', color);
    }, ground);
}
