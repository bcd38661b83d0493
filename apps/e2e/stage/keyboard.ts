import { expect, type Page } from '@playwright/test';

/**
 * Presses Tab until what has the focus bears this name, as far as somebody would go; answers how
 * often.
 */
export async function tabTo(page: Page, name: RegExp, limit = 150): Promise<number> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (name.test(await focused(page))) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(
    `${name} was not reached by ${limit} presses of Tab; the focus is on "${await focused(page)}"`,
  );
}

/** Name of what has the focus, as its label, its own words or its frame's title tell it. */
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

/** Whether a ring or a changed border shows where the focus is. */
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

/**
 * Keys after which somebody works on: none of them may leave the focus nowhere, which is where a
 * page begins anew.
 */
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
