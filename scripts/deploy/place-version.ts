import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { runFolder } from '../root.ts';

const compressible = /\.(js|css|json|svg|html|map)$/;
/** Files with which the front door renders pages; they are never sent to browsers. */
const ofTheServer = /^server\//;
const packed = path.join(runFolder, 'packed');

/**
 * Copies a build into its own folder, with a compressed copy of each file. The folder appears
 * complete or not at all, and an existing one stays: a deployed version never changes. Compressed
 * files are cached by content, because most chunks are the same in the next version.
 */
export async function placeVersion(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  mkdirSync(packed, { recursive: true });
  cpSync(from, unfinished, { recursive: true });
  await Promise.all(
    filesBelow(unfinished)
      .filter((file) => compressible.test(file) && !ofTheServer.test(file))
      .map((file) => compress(path.join(unfinished, file))),
  );
  renameSync(unfinished, to);
}

/** Compressions in progress by target file: many remotes have the same chunk. */
const underWay = new Map<string, Promise<void>>();

/** Federation files are many and rarely loaded: weaker compression saves deploy time. */
async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const quality = file.includes(`${path.sep}federation${path.sep}`) ? 9 : 11;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const made = path.join(packed, `${hash}-${quality}`);
  const work = underWay.get(made) ?? pack(bytes, quality, made);
  underWay.set(made, work);
  await work;
  copyFileSync(`${made}.br`, `${file}.br`);
  copyFileSync(`${made}.gz`, `${file}.gz`);
}

async function pack(bytes: Buffer, quality: number, made: string): Promise<void> {
  if (existsSync(`${made}.br`) && existsSync(`${made}.gz`)) return;
  const [brotli, gzip] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzipCompress)(bytes, { level: 9 }),
  ]);
  put(`${made}.br`, brotli);
  put(`${made}.gz`, gzip);
}

/** Appears complete or not at all. */
function put(file: string, bytes: Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

/** All files below a folder, as paths relative to it, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

/** Name of a build by its contents: equal builds have the same name, others different ones. */
export function versionOf(folder: string, release: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(folder, file)));
  return `${release}-${hash.digest('hex').slice(0, 10)}`;
}
