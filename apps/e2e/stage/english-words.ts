import { readEntries } from '@foyer/i18n/server';
import type { Page } from '@playwright/test';

/** Every plain message that has other words in the language. */
export function englishWords(language: string): readonly string[] {
  const entries = readEntries(language);
  const kept = new Set(entries.map(({ words }) => words));
  const found = entries.flatMap(({ message, words }) =>
    words === null || message === words || /[{<\\]/.test(message) ? [] : [message],
  );
  return [...new Set(found)].filter((text) => !kept.has(text));
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
