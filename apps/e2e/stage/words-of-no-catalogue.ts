import type { Page } from '@playwright/test';

/**
 * What an Arabic page says in Latin letters without it being a name: a word of ours that is from no
 * catalogue. Names are what the page isolates as such, its site's name, and what was typed.
 */
export const wordsOfNoCatalogue = (page: Page, site: string): Promise<readonly string[]> =>
  page.evaluate((siteName) => {
    const isolated = 'bdi, [dir=auto], [dir=ltr], [translate=no], [lang]:not(html), code';
    const notShown = 'script, style, template, noscript';
    const latin = /\p{Script=Latin}{3,}/u;
    const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
    const names = [siteName, 'UTC', ...typed];
    for (const { textContent } of document.querySelectorAll(isolated)) names.push(textContent);
    const known = names
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .sort((one, other) => other.length - one.length);
    const isWord = (text: string): boolean =>
      latin.test(known.reduce((left, name) => left.replaceAll(name, ''), text));

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement;
      const text = node.textContent ?? '';
      if (!around?.closest(`${isolated}, ${notShown}`) && isWord(text)) found.push(text.trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        if (!element.closest(isolated) && isWord(text)) found.push(text);
      }
    return [...new Set([document.title, ...found].filter(isWord))];
  }, site);
