import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/root.ts';

/** Every plain message whose German translation differs, from the `.po` files. */
export function englishWords(): readonly string[] {
  const remotes = path.join(root, 'apps/remotes');
  const folders = [
    ...readdirSync(remotes).map((id) => path.join(remotes, id, 'src/locales')),
    path.join(remotes, 'booking-form/src/lazy/locales'),
    path.join(root, 'packages/shell/src/locales'),
  ];
  const found = new Set<string>();
  const kept = new Set<string>();
  for (const folder of folders) {
    for (const [, english = '', german = ''] of readFileSync(
      path.join(folder, 'de.po'),
      'utf8',
    ).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
      kept.add(german);
      if (english !== german && !/[{<\\]/.test(english)) found.add(english);
    }
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
