import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { filesBelow } from './version-of.ts';

const compressible = /\.(js|css|json|svg|html|map)$/;

/**
 * Copies a build into its own folder, compressed beside each file. The folder appears whole or not
 * at all, and an existing one is left alone: a deployed version never changes.
 */
export async function placeVersion(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, unfinished, { recursive: true });
  await Promise.all(
    filesBelow(unfinished)
      .filter((file) => compressible.test(file))
      .map((file) => compress(path.join(unfinished, file))),
  );
  renameSync(unfinished, to);
}

/** Federation files are the second way in, and many: they are packed a little less hard. */
async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const quality = file.includes(`${path.sep}federation${path.sep}`) ? 9 : 11;
  const [brotli, gzip] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzipCompress)(bytes, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzip);
}
