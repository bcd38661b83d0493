import type { Page } from '@playwright/test';

/**
 * What a finger has to press and is smaller than 44 px, each with its size; links within running
 * text are not counted. A label belongs to its field, and so does whatever passes a press on.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wanted = 44;
    const pressed = 'a[href], button, select, input, textarea, summary, [role=tab], [role=option]';
    const labelsOf = (element: Element): readonly HTMLElement[] =>
      'labels' in element && element.labels instanceof NodeList
        ? [...element.labels].filter((label) => label instanceof HTMLElement)
        : [];
    const nameOf = (element: Element) =>
      (
        element.getAttribute('aria-label') ??
        labelsOf(element)[0]?.textContent ??
        element.textContent
      )
        .trim()
        .slice(0, 40);
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { clipPath } = getComputedStyle(element);
      return (
        width > 1 &&
        height > 1 &&
        clipPath === 'none' &&
        element.checkVisibility({ visibilityProperty: true })
      );
    };
    const isInText = (element: Element) =>
      element.localName === 'a' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) >
        (element.textContent?.trim().length ?? 0);
    const covers = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null &&
        (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)))
      );
    };
    /** How far a press is taken from the middle, in both directions. */
    const reach = (element: Element, across: boolean, x: number, y: number) => {
      const far = (step: number) => {
        let at = 0;
        while (
          at < wanted &&
          covers(element, x + (across ? step * (at + 1) : 0), y + (across ? 0 : step * (at + 1)))
        )
          at += 1;
        return at;
      };
      return far(1) + far(-1) + 1;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      if (!isSeen(element) || isInText(element)) continue;
      const own = element.getBoundingClientRect();
      if (own.width >= wanted && own.height >= wanted) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (!covers(element, x, y)) continue;
      const [wide, high] = [reach(element, true, x, y), reach(element, false, x, y)];
      if (wide < wanted - 0.5 || high < wanted - 0.5)
        found.push(
          `${element.localName}.${element.className} “${nameOf(element)}” ${wide} × ${high}`,
        );
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(found)];
  });
