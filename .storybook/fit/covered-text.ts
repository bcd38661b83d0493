import { nameOf } from './name-of.ts';
import { floorOf, layers, linesOf, type VisibleText } from './visible-texts.ts';

type StylesOf = (element: Element) => CSSStyleDeclaration;

/**
 * Words on which something lies that need not have words: a coloured box, a picture. A browser tells
 * what is at a place in its window only, so the page is scrolled through, and back before it is
 * drawn.
 */
export function coveredText(texts: readonly VisibleText[], stylesOf: StylesOf): string[] {
  const { scrollX, scrollY } = window;
  // A browser leaves out of its answer what no pointer meets, as a sign on a picture.
  const pointed = new CSSStyleSheet();
  pointed.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(pointed);
  const layer = texts.at(-1)?.layer;
  const shown = texts.filter((text) => text.layer === layer);
  const found: string[] = [];
  const end = document.documentElement.scrollHeight;
  for (let top = 0; top < end; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    found.push(...shown.flatMap((text) => coveredInWindow(text, stylesOf)));
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  document.adoptedStyleSheets.pop();
  return found;
}

function coveredInWindow(text: VisibleText, stylesOf: StylesOf): string[] {
  const cover = linesOf(text.range)
    .flatMap((line) =>
      [0.1, 0.5, 0.9].map((part) =>
        coverAt(line.left + part * line.width, line.top + line.height / 2, text, stylesOf),
      ),
    )
    .find((element) => element !== null);
  return cover ? [`${nameOf(cover)} lies on “${text.text}”`] : [];
}

/** What is drawn over that place of a text. What floats over a page that moves below it may be. */
function coverAt(x: number, y: number, text: VisibleText, stylesOf: StylesOf): Element | null {
  if (!isShownAt(x, y, text.parent, stylesOf)) return null;
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.contains(text.parent) || text.parent.contains(element)) return null;
    if (isPassing(element) || floorOf(element, stylesOf) !== text.floor) continue;
    if (isPainted(element, stylesOf) && isIn(element.getBoundingClientRect(), x, y)) return element;
  }
  return null;
}

/** A button may take a finger's press beside its own box, too. */
const isIn = ({ left, top, right, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

const passing = `${layers}, [role=status]`;

/** A part of what lies on the page for a while, as an open list, or the box around it. */
const isPassing = (element: Element) =>
  element.closest(passing) !== null ||
  [...element.querySelectorAll(layers)].some((layer) => layer.checkVisibility());

/** Not scrolled out of one of the boxes around it. */
function isShownAt(x: number, y: number, parent: Element, stylesOf: StylesOf): boolean {
  for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, display } = stylesOf(at);
    if (display === 'inline' || display === 'contents') continue;
    const box = at.getBoundingClientRect();
    if (overflowX !== 'visible' && (x < box.left || x > box.right)) return false;
    if (overflowY !== 'visible' && (y < box.top || y > box.bottom)) return false;
  }
  return true;
}

const pictures = /^(img|video|canvas|iframe)$/;

function isPainted(element: Element, stylesOf: StylesOf): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { backgroundColor, backgroundImage } = stylesOf(element);
  return (
    pictures.test(element.localName) || backgroundImage !== 'none' || !isClear(backgroundColor)
  );
}

/** Of a colour with an alpha of less than a half, as the browser writes it. */
function isClear(colour: string): boolean {
  const alpha = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(colour);
  return alpha !== null && Number(alpha[1] ?? alpha[2]) < 0.5;
}
