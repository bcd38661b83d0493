import type { Page } from '@playwright/test';

/**
 * What a page has besides the tag in it: the attributes and computed styles of each element, and what
 * scripts can see.
 */
export type PageAround = { elements: readonly (readonly string[])[]; globals: readonly string[] };

/** Without what follows from the height of the tag. */
export const pageAround = (page: Page): Promise<PageAround> =>
  page.evaluate(() => {
    const follows =
      /^(height|width|(block|inline)-size|top|bottom|left|right|inset.*|perspective-origin|transform-origin)$/;
    const linesOf = (element: Element) => {
      const styles = getComputedStyle(element);
      const attributes = element.matches('html, body')
        ? [...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')
        : `class="${element.className}"`;
      return [
        `${element.localName} ${attributes}`,
        ...[...styles]
          .filter((name) => !follows.test(name))
          .map((name) => `${name}: ${styles.getPropertyValue(name)}`),
      ];
    };
    const around = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => !element.closest('foyer-booking, script, template'),
    );
    return {
      elements: around.map(linesOf),
      globals: [
        ...Object.keys(window).map((name) => `window.${name}`),
        ...[...document.head.children].map(({ localName }) => `head ${localName}`),
        `${document.styleSheets.length} and ${document.adoptedStyleSheets.length} style sheets`,
      ],
    };
  });

/** What is there after and was not before, a line each. */
export function changes(before: PageAround, after: PageAround): readonly string[] {
  const ofElements = after.elements.flatMap((lines, index) => {
    const was = new Set(before.elements[index]);
    return lines.flatMap((line) => (was.has(line) ? [] : [`${lines[0]} has ${line}`]));
  });
  return [
    ...(before.elements.length === after.elements.length
      ? []
      : [`${after.elements.length} elements and not ${before.elements.length}`]),
    ...ofElements,
    ...after.globals.filter((name) => !before.globals.includes(name)),
  ];
}
