import type { Page } from '@playwright/test';

type Box = { left: number; top: number; width: number; height: number };

/**
 * Presses Tab through the whole page and names each focused element that a bar which stays on the
 * screen covers, and by how much.
 */
export async function coveredFocus(page: Page, limit = 250): Promise<readonly string[]> {
  const found = new Set<string>();
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(coveredNow, await focusedInFrame(page));
    if (covered === 'the end') break;
    if (covered !== null) found.add(covered);
  }
  return [...found];
}

/** Where the focus is within a frame, as seen from the frame; `null` when it is in none. */
async function focusedInFrame(page: Page): Promise<Box | null> {
  for (const frame of page.frames().slice(1)) {
    const box = await frame.evaluate(() => {
      const element = document.activeElement;
      if (!document.hasFocus() || element === null || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    });
    if (box !== null) return box;
  }
  return null;
}

/** Runs in the page. */
function coveredNow(inFrame: Box | null): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'the end';
  const own = element.getBoundingClientRect();
  const isFrame = element.localName === 'iframe';
  if (isFrame && inFrame === null) return null;
  const box =
    isFrame && inFrame !== null
      ? new DOMRect(own.left + inFrame.left, own.top + inFrame.top, inFrame.width, inFrame.height)
      : own;
  const isBar = (at: Element) => /^(fixed|sticky)$/.test(getComputedStyle(at).position);
  const nameOf = (at: Element) =>
    `${at.localName} “${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)}”`;
  for (let at: Element | null = element; at; at = at.parentElement) if (isBar(at)) return null;
  for (const bar of document.querySelectorAll('*')) {
    if (!isBar(bar) || bar.contains(element) || !bar.checkVisibility()) continue;
    for (const part of [bar, ...bar.children]) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const across = [Math.max(left, box.left), Math.min(right, box.right)] as const;
      const down = [Math.max(top, box.top), Math.min(bottom, box.bottom)] as const;
      if (across[1] - across[0] <= 1 || down[1] - down[0] <= 1) continue;
      const hit = document.elementFromPoint((across[0] + across[1]) / 2, (down[0] + down[1]) / 2);
      if (hit && bar.contains(hit))
        return `${nameOf(element)} is ${Math.round(down[1] - down[0])} px under ${nameOf(bar)}`;
    }
  }
  const outside = Math.max(-box.top, box.bottom - innerHeight);
  return box.height < innerHeight && outside > 2
    ? `${nameOf(element)} is ${Math.round(outside)} px out of the window`
    : null;
}
