import type { Locator, Page } from '@playwright/test';

/** The visible part of a phone's page; sticky bars take some of it at both ends. */
const screen = 844;
const bars = 110;

/** What a visitor did so far. */
export type Work = { presses: number; screens: number };

/** A thumb on a phone: scrolls to what it needs and presses it, and both are counted. */
export type Thumb = {
  work: () => Work;
  press: (target: Locator) => Promise<void>;
  /**
   * Types into a field. The first field of a row is pressed; to the next ones the keyboard leads
   * with its "next", as long as they are in the same document.
   */
  type: (field: Locator, text: string) => Promise<void>;
  /** Opens a list of the platform and takes an entry: two presses. */
  take: (list: Locator, value: string) => Promise<void>;
};

export function thumbOn(page: Page): Thumb {
  const work = { presses: 0, screens: 0 };
  const reach = async (target: Locator) => {
    await target.waitFor();
    const distance = await distanceTo(target);
    if (distance === 0) return;
    await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance);
    work.screens += Math.abs(distance) / screen;
  };
  const press = async (target: Locator) => {
    await reach(target);
    await target.tap();
    work.presses += 1;
  };
  return {
    work: () => ({ ...work }),
    press,
    type: async (field, text) => {
      await reach(field);
      if (!(await isNextField(field))) await press(field);
      await field.fill(text);
    },
    take: async (list, value) => {
      await press(list);
      await list.selectOption(value);
      work.presses += 1;
    },
  };
}

/** How far the page has to be scrolled until the target is clear of the bars. */
async function distanceTo(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is pressed has no place');
  const above = box.y - bars;
  const below = box.y + box.height - (screen - bars);
  if (above < 0) return Math.floor(above);
  return below > 0 ? Math.ceil(Math.min(below, above)) : 0;
}

/** Whether the keyboard is open in the field's document: its "next" leads to the field. */
const isNextField = (field: Locator): Promise<boolean> =>
  field.evaluate(({ ownerDocument }) =>
    Boolean(ownerDocument.activeElement?.matches('input:not([type=radio], [type=checkbox])')),
  );
