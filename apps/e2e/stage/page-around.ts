import type { Page } from '@playwright/test';

/**
 * What a page has besides the tag in it: the attributes and computed styles of each element, and what
 * scripts can see.
 */
export type PageAround = {
  elements: readonly (readonly string[])[];
  places: readonly string[];
  globals: readonly string[];
};

/**
 * Without what follows from the size of the tag, and without margins: for those that are `auto`,
 * Chromium at times says 0 when something else was laid out anew.
 */
export const pageAround = (page: Page): Promise<PageAround> =>
  page.evaluate(() => {
    const follows =
      /^(height|width|(block|inline)-size|top|bottom|left|right|inset.*|margin.*|perspective-origin|transform-origin)$/;
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
      (element) => !element.closest('foyer-booking, [data-foyer-booking], script, template'),
    );
    return {
      elements: around.map(linesOf),
      places: around.map((element) => {
        const { left, width } = element.getBoundingClientRect();
        return `${element.localName} from ${Math.round(left)}, ${Math.round(width)} wide`;
      }),
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
