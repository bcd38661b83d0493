import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/root.ts';

/** Every plain message whose German translation differs. */
export function englishWords(): readonly string[] {
  const words = readFileSync(path.join(root, 'packages/i18n/words/de.po'), 'utf8');
  const found = new Set<string>();
  const kept = new Set<string>();
  for (const [, english = '', german = ''] of words.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
    kept.add(german);
    if (english !== german && !/[{<\\]/.test(english)) found.add(english);
  }
  return [...found].filter((text) => !kept.has(text));
}

/** Texts of a page that are visible or read aloud: lines and accessible names. */
export async function textsOn(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const named = [
      ...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'),
    ].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      ),
    );
    return [...document.body.innerText.split('\n'), ...named].map((text) => text.trim());
  });
}
