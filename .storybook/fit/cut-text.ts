import { rememberStyles } from './styles-of.ts';
import { visibleTexts, type VisibleText } from './visible-texts.ts';
import { coveredText } from './covered-text.ts';
import { cutValues } from './cut-values.ts';
import { nameOf } from './name-of.ts';

/** What has words of its own and a box around them. */
const controls = 'button, a, summary, label, legend, [role=tab], [role=option], [data-control]';

type StylesOf = ReturnType<typeof rememberStyles>;

/** Words that cannot be read as a whole: each with what cuts it. */
export function cutText(): string[] {
  const stylesOf = rememberStyles();
  const texts = visibleTexts(stylesOf);
  return [
    ...new Set([
      ...tooWidePage(stylesOf),
      ...texts.flatMap((text) => [
        ...clipped(text, stylesOf),
        ...leavingItsControl(text, stylesOf),
      ]),
      ...cutValues(stylesOf),
      ...overlapping(texts, stylesOf),
      ...coveredText(texts, stylesOf),
    ]),
  ];
}

/** A page that is wider than its window, with what makes it so. */
function tooWidePage(stylesOf: StylesOf): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const beside = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.childElementCount === 0 &&
      element.getBoundingClientRect().right > clientWidth + 1 &&
      stylesOf(element).position === 'static',
  );
  const by = beside
    .slice(0, 3)
    .map((element) => `${nameOf(element)} “${element.textContent.slice(0, 30)}”`);
  return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${by.join(', ')}`];
}

/** Text outside of a box that hides what leaves it; what can be scrolled to is not hidden. */
function clipped({ text, parent, lines }: VisibleText, stylesOf: StylesOf): string[] {
  let [across, down] = [true, true];
  for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position, display } = stylesOf(at);
    if (display === 'inline' || display === 'contents') continue;
    if (overflowX === 'auto' || overflowX === 'scroll') across = false;
    if (overflowY === 'auto' || overflowY === 'scroll') down = false;
    const box = at.getBoundingClientRect();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (at.hasAttribute('title') || at.hasAttribute('data-shows-what-fits')) return [];
    if (across && hides(overflowX) && lines.some((line) => beyond(line, box)))
      return [`${nameOf(at)} cuts “${text}” at its side`];
    if (down && hides(overflowY) && lines.some((line) => below(line, box)))
      return [`${nameOf(at)} cuts “${text}” at its edge`];
    if (position === 'fixed') return [];
  }
  return [];
}

function leavingItsControl({ text, parent, lines }: VisibleText, stylesOf: StylesOf): string[] {
  const control = parent.closest(controls);
  const isExtra = parent.closest('[data-shows-what-fits]') !== null;
  if (!control || isExtra || stylesOf(control).display === 'inline') return [];
  const box = control.getBoundingClientRect();
  return lines.some((line) => beyond(line, box) || below(line, box))
    ? [`“${text}” leaves its ${nameOf(control)}`]
    : [];
}

/** Two texts of which one lies on the other. */
function overlapping(texts: readonly VisibleText[], stylesOf: StylesOf): string[] {
  const flat = texts
    .filter(({ layer }) => layer === texts.at(-1)?.layer)
    .flatMap((text) =>
      text.lines
        .map((line) => ({ ...text, line: shownPart(line, text.parent, stylesOf) }))
        .filter(({ line }) => line.height > 0),
    )
    .toSorted((a, b) => a.line.top - b.line.top);
  return flat.flatMap((upper, place) => {
    const found: string[] = [];
    for (let next = place + 1; next < flat.length; next += 1) {
      const lower = flat[next];
      if (!lower || lower.line.top > upper.line.bottom) break;
      if (lower.floor !== upper.floor) continue;
      if (lower.parent === upper.parent || lower.parent.contains(upper.parent)) continue;
      if (lieOnEachOther(upper.line, lower.line))
        found.push(`“${upper.text}” and “${lower.text}” lie on each other`);
    }
    return found;
  });
}

/** What the boxes around a line, which may be scrolled, show of it. */
function shownPart(line: DOMRect, parent: Element, stylesOf: StylesOf): DOMRect {
  let { top, bottom } = line;
  for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
    const { overflowY, display } = stylesOf(at);
    if (overflowY === 'visible' || display === 'inline' || display === 'contents') continue;
    const box = at.getBoundingClientRect();
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(line.left, top, line.width, Math.max(0, bottom - top));
}

/** Lines may come as near as their letters allow: a quarter of a line is above and below them. */
const lieOnEachOther = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
  Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) >
    Math.max(a.top + a.height / 4, b.top + b.height / 4);

const beyond = (line: DOMRect, box: DOMRect) =>
  line.left < box.left - 1 || line.right > box.right + 1;

/** A quarter of a line's height is above and below its letters. */
const below = (line: DOMRect, box: DOMRect) =>
  line.top + line.height / 4 < box.top - 1 || line.bottom - line.height / 4 > box.bottom + 1;
