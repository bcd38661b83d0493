import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEntries } from '@foyer/i18n/server';
import type { Page } from '@playwright/test';

/**
 * Every plain message that has other words in the language, and what the demonstration's houses say
 * otherwise in it.
 */
export function englishWords(language: string): readonly string[] {
  const entries = [
    ...readEntries(language),
    ...Object.entries(saidByHouses(language)).map(([message, words]) => ({ message, words })),
  ];
  const kept = new Set(entries.map(({ message, words }) => words ?? message));
  const found = entries.flatMap(({ message, words }) =>
    words === null || message === words || /[{<\\]/.test(message) ? [] : [message],
  );
  return [...new Set(found)].filter((text) => !kept.has(text));
}

const demonstration = path.join(import.meta.dirname, '../../api/src/demonstration/words');

const saidByHouses = (language: string): Record<string, string> =>
  language === 'en'
    ? {}
    : (JSON.parse(readFileSync(path.join(demonstration, `${language}.json`), 'utf8')) as Record<
        string,
        string
      >);

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
