import { type CssNode, parse, walk, type WalkContext } from 'css-tree';

/** Class of the element within a tag’s shadow root that stands for the page’s root and body. */
const pageClass = '.foyer';
/** Name of the container that stands for the window: the tag’s own width decides its layout. */
const windowContainer = 'foyer-window';
/** Of a tag: the reader’s font size in pixels, whatever the surrounding page has made of `rem`. */
const readersSize = 'var(--foyer-rem, 16px)';
/** Container queries measure in pixels, because their `rem` is that of the surrounding page. */
const pixelsInRem = 16;

type Edit = { from: number; to: number; text: string };

/**
 * Rules of our own pages as they apply within a shadow root on somebody else’s page: the root and
 * the body become one element, a `rem` becomes the reader’s font size, and the width of the tag
 * takes the place of the window’s, so that a tag in a narrow column is laid out as on a phone.
 */
export function stylesForEmbed(css: string): string {
  const edits: Edit[] = [];
  const replace = (node: CssNode, text: string) => {
    if (node.loc) edits.push({ from: node.loc.start.offset, to: node.loc.end.offset, text });
  };
  const sheet = parse(css, { positions: true, parseCustomProperty: true });
  walk(sheet, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'PseudoClassSelector' && node.name === 'root') replace(node, pageClass);
      if (node.type === 'TypeSelector' && ['html', 'body'].includes(node.name))
        replace(node, pageClass);
      if (node.type === 'Atrule' && node.name === 'view-transition') replace(node, '');
      if (node.type === 'Atrule' && ['media', 'container'].includes(node.name) && node.prelude) {
        const query = textOf(node.prelude, css);
        if (node.name === 'container') replace(node.prelude, inPixels(query));
        else if (isWidth.test(query)) {
          const { loc } = node;
          const end = node.prelude.loc?.end.offset;
          if (loc && end !== undefined)
            edits.push({
              from: loc.start.offset,
              to: end,
              text: `@container ${windowContainer} ${inPixels(query)}`,
            });
        }
      }
      if (node.type === 'Dimension' && node.unit.toLowerCase() === 'rem' && this.declaration)
        replace(node, `calc(${node.value} * ${readersSize})`);
    },
  });
  return applied(css, edits);
}

/** A media query about the width alone, as written or in the range syntax of a minifier. */
const isWidth = /^(\s|and|\(\s*((min|max)-)?width[^()]*\)|\([^()]*[<>]=?\s*width[^()]*\))+$/;

const inPixels = (query: string): string =>
  query.replace(/(\d*\.?\d+)rem\b/g, (_, value: string) => `${Number(value) * pixelsInRem}px`);

const textOf = (node: CssNode, css: string): string =>
  css.slice(node.loc?.start.offset, node.loc?.end.offset);

function applied(css: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, text } of [...edits].sort((a, b) => a.from - b.from)) {
    // Within something that was replaced as a whole.
    if (from < at) continue;
    result += css.slice(at, from) + text;
    at = to;
  }
  return result + css.slice(at);
}
