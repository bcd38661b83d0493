import type { Page } from '@playwright/test';

/** Collects what tags tell the page, as `booked 39200 EUR`. */
export const collectEvents = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const names = 'ready query offers select cart booked enquired closed problem';
    for (const name of names.split(' '))
      document.addEventListener(`foyer:${name}`, (event) => {
        const { total, code } = event instanceof CustomEvent ? event.detail : {};
        const more = total ? ` ${total.minor} ${total.currency}` : code ? ` ${code}` : '';
        told.push(name + more);
      });
  });

/** What the tags of the page that is open have told it. */
export const told = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'told') as string[]).slice());
