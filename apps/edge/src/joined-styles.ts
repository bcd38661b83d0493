import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { classesIn, readRules, usedRules } from './used-rules.ts';

/** `whole`: with all its rules, and not only with those that the drawn page uses. */
export type StyleSheet = { href: string; integrity?: string; whole: boolean };
/** The joined text, and the addresses of the sheets in it. */
export type JoinedStyles = { css: string; hrefs: readonly string[] };

type ReadSheet = { text: string; rules: ReturnType<typeof readRules> };

/**
 * Joins a page's style sheets into one text in the page: no request before the first paint, and half
 * the bytes, because the remotes repeat the rules of shared components. A sheet whose hash is wrong
 * is left out, and refused where it is loaded separately.
 */
export function createStyleJoiner(
  siteFolder: string,
): (sheets: readonly StyleSheet[], drawn: string) => Promise<JoinedStyles> {
  const known = new Map<string, Promise<ReadSheet | null>>();
  const sheetOf = (sheet: StyleSheet): Promise<ReadSheet | null> => {
    const present = known.get(sheet.href);
    if (present) return present;
    const reading = readSheet(siteFolder, sheet);
    known.set(sheet.href, reading);
    // The files may still be being copied: the next page tries again.
    reading.then(
      (read) => read ?? known.delete(sheet.href),
      () => known.delete(sheet.href),
    );
    return reading;
  };
  return async (sheets, drawn) => {
    const classes = classesIn(drawn);
    const parts = await Promise.all(
      sheets.map(async (sheet) => {
        const read = await sheetOf(sheet);
        if (read === null) return [];
        return { href: sheet.href, css: sheet.whole ? read.text : usedRules(read.rules, classes) };
      }),
    );
    const sound = parts.flat();
    return {
      css: sound.map(({ css }) => css).join('\n'),
      hrefs: sound.map(({ href }) => href),
    };
  };
}

async function readSheet(
  siteFolder: string,
  { href, integrity }: StyleSheet,
): Promise<ReadSheet | null> {
  const bytes = await readFile(path.join(siteFolder, href)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  if (bytes === null || (integrity !== undefined && hashOf(bytes) !== integrity)) return null;
  const text = bytes.toString('utf8').trim();
  return { text, rules: readRules(text) };
}

const hashOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
