import type { Page } from '@playwright/test';

/**
 * Presses what the selector finds in the form as soon as the form stands: the page around it is not
 * awake then.
 */
export const pressWhenFormStands = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const watching = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(`[data-remote="booking-form"] ${wanted}`);
      if (!found) return;
      watching.disconnect();
      found.click();
    });
    watching.observe(document, { childList: true, subtree: true });
  }, selector);
