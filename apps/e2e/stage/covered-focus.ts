import type { Page } from '@playwright/test';

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
    const covered = await page.evaluate(coveredNow);
    if (covered === 'the end') break;
    if (covered !== null) found.add(covered);
  }
  return [...found];
}

/** Runs in the page. */
function coveredNow(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'the end';
  const box = element.getBoundingClientRect();
  const isBar = (at: Element) => /^(fixed|sticky)$/.test(getComputedStyle(at).position);
  for (let at: Element | null = element; at; at = at.parentElement) if (isBar(at)) return null;
  const height = Math.min(box.height, innerHeight / 2);
  for (const bar of document.querySelectorAll<HTMLElement>('*')) {
    if (!isBar(bar) || bar.contains(element) || !bar.checkVisibility()) continue;
    for (const part of [bar, ...bar.children]) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      const name = (of: Element) => `${of.localName}.${of.className}`;
      const hit = document.elementFromPoint(
        (Math.min(right, box.right) + Math.max(left, box.left)) / 2,
        (Math.min(bottom, box.bottom) + Math.max(top, box.top)) / 2,
      );
      if (across > 1 && down > 1 && down <= height && hit && bar.contains(hit))
        return `${name(element)} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}” is ${Math.round(down)} px under ${name(bar)}`;
    }
  }
  const outside = Math.max(-box.top, box.bottom - innerHeight);
  return box.height < innerHeight && outside > 1
    ? `${element.localName} “${element.textContent.trim().slice(0, 40)}” is ${Math.round(outside)} px out of the window`
    : null;
}
