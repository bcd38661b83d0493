export type VisibleText = {
  /** Its beginning, to be found by. */
  text: string;
  parent: HTMLElement;
  range: Range;
  /** The box of each of its lines. */
  lines: readonly DOMRect[];
  /** The dialog or popover that it is in: layers may lie on each other. */
  layer: Element | null;
  /** What stays with it while the page is scrolled below it: null for the page itself. */
  floor: Element | null;
};

/** What lies on the page while it is open. */
export const layers = 'dialog, [popover], [role=listbox]';

/** All words that are seen, in the order of the document. */
export function visibleTexts(
  stylesOf: (element: Element) => CSSStyleDeclaration,
): readonly VisibleText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: VisibleText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !(parent instanceof HTMLElement) || !isSeen(parent, stylesOf)) continue;
    // A map is moved within its box, and what is written on it stays.
    if (parent.closest('[data-pans]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = linesOf(range);
    if (lines.length === 0) continue;
    found.push({
      text: text.slice(0, 60),
      parent,
      range,
      lines,
      layer: parent.closest(layers),
      floor: floorOf(parent, stylesOf),
    });
  }
  return found;
}

/** The box of each line, in the window as it is scrolled now. */
export const linesOf = (range: Range): readonly DOMRect[] =>
  [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);

function isSeen(element: HTMLElement, stylesOf: (element: Element) => CSSStyleDeclaration) {
  if (/^(script|style|option|textarea|title|noscript)$/.test(element.localName)) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  // Text for screen readers is in a box of one pixel.
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, clipPath, overflowX, webkitLineClamp } = stylesOf(at);
    // Folded to some lines: a button beside it shows the rest.
    if (webkitLineClamp !== 'none') return false;
    const tiny = at.clientWidth <= 1 || at.clientHeight <= 1;
    if (position === 'absolute' && (clipPath !== 'none' || (tiny && overflowX !== 'visible')))
      return false;
  }
  return true;
}

/** What is fixed or sticky around an element. */
export function floorOf(
  element: Element,
  stylesOf: (element: Element) => CSSStyleDeclaration,
): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (/^(fixed|sticky)$/.test(stylesOf(at).position)) return at;
  return null;
}
