import type { Page } from '@playwright/test';

/** Clicks the selector's element in the form as soon as it exists, before the page is hydrated. */
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
