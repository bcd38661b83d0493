/** A custom property of the style sheet, with the words that stand behind it. */
export type Token = { name: string; value: string; note: string };
export type TokenGroup = { title: string; tokens: readonly Token[] };

/**
 * A group begins with a comment of dashes; what is said of a token stands behind it, on its line. A
 * later value of the same token (less motion, more contrast) is not its own.
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
