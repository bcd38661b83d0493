import { expect, type Page } from '@playwright/test';

/**
 * Presses Tab until the focused element's name matches, `limit` times at most; returns the number
 * of presses.
 */
export async function tabTo(page: Page, name: RegExp, limit = 150): Promise<number> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (name.test(await focused(page))) return presses;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    // The focus reaches a frame of another process a moment later; within one it does not move here.
    await page
      .waitForFunction((left) => document.activeElement !== left, before, { timeout: 300 })
      .catch(() => undefined);
  }
  throw new Error(
    `${name} was not reached by ${limit} presses of Tab; the focus is on "${await focused(page)}"`,
  );
}

/** Name of the focused element, from its label, its text or its frame's title. */
export async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const labels =
      'labels' in element && element.labels instanceof NodeList
        ? [...element.labels].map((label) => label.textContent).join(' ')
        : '';
    const named = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    return (
      element.getAttribute('aria-label') ??
      named ??
      (labels || element.title || element.textContent || '')
    )
      .trim()
      .replace(/\s+/g, ' ');
  });
}

/** Whether an outline or a changed border shows the focus. */
export async function showsFocus(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const element = document.activeElement;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) return true;
    }
    return [...(element?.parentElement?.children ?? [])].some(
      (near) => getComputedStyle(near).outlineStyle !== 'none',
    );
  });
}

/** Keyboard actions that must not lose the focus: none may leave it on the body. */
export function byKeyboard(page: Page) {
  const isSomewhere = () =>
    expect
      .poll(
        () =>
          page.evaluate(
            () => document.activeElement !== null && document.activeElement !== document.body,
          ),
        'something has the focus',
      )
      .toBe(true);
  return {
    press: async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      await isSomewhere();
    },
    type: async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      await isSomewhere();
    },
  };
}
