import { parse } from 'css-tree';

/**
 * The rules of a style sheet that give values to tokens: those of the root, and of elements with
 * another look or scheme.
 */
export function themeIn(css: string): string {
  const sheet = parse(css, { positions: true, parseValue: false, parseCustomProperty: false });
  if (sheet.type !== 'StyleSheet') return '';
  return sheet.children
    .toArray()
    .map(({ loc }) => css.slice(loc?.start.offset, loc?.end.offset))
    .filter((rule) => /^(@media[^{]*\{\s*)?(:root|\[data-(scheme|theme)\b)[^{]*\{/.test(rule))
    .join('\n');
}
