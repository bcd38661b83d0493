import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 A and AA, in light and in dark. */
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

/** The same for the page as it is; `where` names it. */
export async function findBarriers(page: Page, where: string): Promise<void> {
  await groundFrames(page);
  // Colours that are still on their way to those of another scheme would be neither's.
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
  // What passed is not read. A page without frames is looked at in itself, not put together in
  // another window.
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
 * The vault's frame is transparent, which axe takes for white: it gets the ground that lies under
 * it.
 */
async function groundFrames(page: Page): Promise<void> {
  const ground = await page.evaluate(() => {
    for (let at: Element | null = document.querySelector('iframe'); at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return null;
  });
  if (ground !== null)
    await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body, color) => body.style.setProperty('background', color), ground);
}
