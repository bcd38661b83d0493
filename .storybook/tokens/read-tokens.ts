/** A custom property of the style sheet, with its comment. */
export type Token = { name: string; value: string; note: string };
export type TokenGroup = { title: string; tokens: readonly Token[] };

/**
 * A group begins with a comment of dashes; the comment of a token is at the end of its line. A
 * later value of the same token (reduced motion, more contrast) is skipped.
 */
export function readTokens(css: string): TokenGroup[] {
  const groups: { title: string; tokens: Token[] }[] = [];
  for (const line of css.split('\n')) {
    const title = /^\/\* -{10,} (.+?) \*\/$/.exec(line)?.[1];
    if (title !== undefined) groups.push({ title, tokens: [] });
    const note = /\/\*\s*(.+?)\s*\*\/\s*$/.exec(line)?.[1] ?? '';
    const group = groups.at(-1);
    for (const [, name = '', value = ''] of line.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      if (group && !group.tokens.some((token) => token.name === name))
        group.tokens.push({ name, value, note });
  }
  return groups;
}
