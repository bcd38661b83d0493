import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Types over what a field has, key by key; each of them is seen before the next. */
export async function typeAnew(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+a');
  for (let typed = 1; typed <= text.length; typed += 1) {
    await page.keyboard.press(text.charAt(typed - 1));
    await expect(field).toHaveValue(text.slice(0, typed));
  }
}
