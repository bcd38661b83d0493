import { type CssNode, type List, parse } from 'css-tree';

/**
 * A part of a style sheet. `needs`: class names of each of its selectors, of which one selector has
 * to find all in the page; `null` for what has no selector. A group is kept with what is kept of it.
 */
type Rule =
  | { kind: 'rule'; text: string; needs: readonly (readonly string[])[] | null }
  | { kind: 'group'; open: string; rules: readonly Rule[] }
  | { kind: 'keyframes'; name: string; text: string };

/** Reads a style sheet once, so that its used rules are found quickly for each page. */
export function readRules(css: string): readonly Rule[] {
  const sheet = parse(css, { positions: true, parseValue: false, parseCustomProperty: false });
  return sheet.type === 'StyleSheet' ? rulesIn(sheet.children, css) : [];
}

/**
 * The rules that a page with these class names uses, in their order. Rules without a class are kept,
 * and those whose classes are in `:is()`, `:not()`, `:where()` or `:has()` alone; keyframes where a
 * kept rule names them.
 */
export function usedRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  const kept = textOf(rules, classes);
  const frames = rules.flatMap((rule) =>
    rule.kind === 'keyframes' && kept.includes(rule.name) ? [rule.text] : [],
  );
  return kept + frames.join('');
}

/** Of the element around a drawn page in a tag. */
const tagRoot = 'foyer';

/** The class names in a page's HTML, and around it. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([
    tagRoot,
    ...[...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  ]);

function rulesIn(nodes: List<CssNode>, css: string): Rule[] {
  return nodes.toArray().flatMap((node): Rule[] => {
    const text = css.slice(node.loc?.start.offset, node.loc?.end.offset);
    if (node.type === 'Rule') return [{ kind: 'rule', text, needs: needsOf(node.prelude) }];
    if (node.type !== 'Atrule') return [];
    if (node.name.endsWith('keyframes'))
      return [{ kind: 'keyframes', name: text.split(/[\s{]/)[1] ?? '', text }];
    if (node.block === null || !isGroup(node.name)) return [{ kind: 'rule', text, needs: null }];
    const open = css.slice(node.loc?.start.offset, node.block.loc?.start.offset);
    return [{ kind: 'group', open, rules: rulesIn(node.block.children, css) }];
  });
}

const isGroup = (name: string): boolean =>
  ['media', 'supports', 'container', 'layer', 'scope', 'starting-style'].includes(name);

function needsOf(prelude: CssNode): readonly (readonly string[])[] | null {
  if (prelude.type !== 'SelectorList') return null;
  return prelude.children
    .toArray()
    .map((selector) =>
      selector.type === 'Selector'
        ? selector.children
            .toArray()
            .flatMap((part) => (part.type === 'ClassSelector' ? part.name : []))
        : [],
    );
}

function textOf(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'group') {
        const inside = textOf(rule.rules, classes);
        return inside && `${rule.open}{${inside}}`;
      }
      if (rule.kind === 'keyframes') return '';
      const isUsed =
        rule.needs === null || rule.needs.some((names) => names.every((name) => classes.has(name)));
      return isUsed ? rule.text : '';
    })
    .join('');
}
