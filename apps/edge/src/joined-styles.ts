import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export type StyleSheet = { readonly href: string; readonly integrity?: string };
/** One file with what was joined, and the addresses that it stands for. */
export type JoinedStyles = { readonly href: string; readonly integrity: string; readonly hrefs: readonly string[] };

const hashOf = (bytes: string | Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Joins a page's style sheets into one file: one request that blocks painting instead of five, and half the bytes, since
 * the remotes repeat the rules of the components they share. A sheet whose hash is wrong is left out, and refused where
 * it is loaded by itself. The file is named by its contents and stays, like every deployed file.
 */
export function createStyleJoiner(siteFolder: string): (sheets: readonly StyleSheet[]) => Promise<JoinedStyles> {
  const known = new Map<string, Promise<JoinedStyles>>();
  return (sheets) => {
    const key = sheets.map((sheet) => sheet.href).join(' ');
    const present = known.get(key);
    if (present) return present;
    const joining = join(siteFolder, sheets);
    known.set(key, joining);
    joining.catch(() => known.delete(key));
    return joining;
  };
}

async function join(siteFolder: string, sheets: readonly StyleSheet[]): Promise<JoinedStyles> {
  const parts = await Promise.all(
    sheets.map(async ({ href, integrity }) => {
      const text = await readFile(path.join(siteFolder, href)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null || (integrity !== undefined && hashOf(text) !== integrity) ? null : { href, text: text.toString('utf8') };
    }),
  );
  const sound = parts.flatMap((part) => (part === null ? [] : [part]));
  const css = sound.map((part) => part.text.trim()).join('\n');
  const name = `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  const folder = path.join(siteFolder, 'styles');
  await mkdir(folder, { recursive: true });
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(css), promisify(gzip)(css, { level: 9 })]);
  await Promise.all([put(path.join(folder, `${name}.br`), brotli), put(path.join(folder, `${name}.gz`), gzipped)]);
  await put(path.join(folder, name), css);
  return { href: `/styles/${name}`, integrity: hashOf(css), hrefs: sound.map((part) => part.href) };
}

/** Whole or not at all; several front doors may write the same file at once. */
async function put(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
