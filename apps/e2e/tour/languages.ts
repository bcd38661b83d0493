import { languages } from '@foyer/sites';
import type { Page } from '@playwright/test';
import { booksIn } from '../stage/in-language.ts';
import type { RunningStack } from '../stage/running-stack.ts';

type Languages = {
  stack: RunningStack;
  open: (width: number) => Promise<Page>;
  keep: (page: Page, name: string) => Promise<void>;
};

/** Pictures of a booking in each language: venue page, checkout, confirmation and mail. */
export async function seeLanguages({ stack, open, keep }: Languages): Promise<void> {
  let weeks = 50;
  for (const { id } of languages) {
    for (const width of [390, 1440]) {
      const page = await open(width);
      const mail = await booksIn({ page, stack }, id, weeks, async (seen, step) => {
        if (step !== 'home') await keep(seen, `${id}-${step}-${width}`);
      });
      // Pages of ours allow no styles from elsewhere; the mark is an attachment, which no page has.
      await page.goto('about:blank');
      await page.setContent((mail.html ?? mail.text).replace(/<img[^>]*"cid:[^>]*>/g, ''));
      await keep(page, `${id}-mail-${width}`);
      await page.close();
      weeks += 1;
    }
  }
}
