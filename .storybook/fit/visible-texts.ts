export type VisibleText = {
  /** Its beginning, to be found by. */
  text: string;
  parent: HTMLElement;
  /** The box of each of its lines. */
  lines: readonly DOMRect[];
  /** The dialog or popover that it is in: layers may lie on each other. */
  layer: Element | null;
  /** Whether it stays while the page is scrolled below it. */
  floats: boolean;
};

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
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (lines.length === 0) continue;
    found.push({
      text: text.slice(0, 60),
      parent,
      lines,
      layer: parent.closest('dialog, [popover], [role=listbox]'),
      floats: floats(parent, stylesOf),
    });
  }
  return found;
}

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

function floats(element: HTMLElement, stylesOf: (element: Element) => CSSStyleDeclaration) {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (/^(fixed|sticky)$/.test(stylesOf(at).position)) return true;
  return false;
}
