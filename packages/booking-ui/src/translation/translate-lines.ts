/** A text in the reader's language; `null` where no translation can be had. */
export type Translate = (text: string) => Promise<string | null>;

/** A call takes no longer text; texts of a contract are longer. */
const longestCall = 6000;

/**
 * The translations of the lines, as many as there are lines. `null` where a call fails, or has lost
 * a line: that would put words under a wrong name.
 */
export async function translateLines(
  lines: readonly string[],
  translate: Translate,
): Promise<readonly string[] | null> {
  const translated: string[] = [];
  for (const part of partsOf(lines)) {
    const text = await translate(part.join('\n'));
    const found = text === null ? [] : linesOf([text]);
    if (text === null || (part.length > 1 && found.length !== part.length)) return null;
    translated.push(...(part.length === 1 ? [found.join(' ')] : found));
  }
  return translated;
}

/** The lines in parts that one call takes each. */
function partsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const line of lines) {
    if (size + line.length > longestCall) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(line);
    size += line.length + 1;
  }
  return parts;
}

/** The lines of the texts; empty ones only part paragraphs. */
export const linesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
