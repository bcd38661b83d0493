import type { Look } from '../look.ts';

/** Gives all text of the page the font and the spacing of a look. */
export function dressText({ font, spaced }: Look): void {
  const worn =
    document.getElementById('text-of-the-look') ??
    document.head.appendChild(
      Object.assign(document.createElement('style'), { id: 'text-of-the-look' }),
    );
  worn.textContent = [
    ...(font === undefined ? [] : [`* { font-family: ${font} !important }`]),
    ...(spaced ? [asReadersSpaceIt] : []),
  ].join('\n');
}

/** The most that WCAG 1.4.12 asks a page to bear. */
const asReadersSpaceIt = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;
