import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontFile, letters, type Typeface, typefaces } from '@foyer/sites';
import subsetFont from 'subset-font';

const packages = createRequire(import.meta.url);

/** Writes the files of all typefaces, each cut to one instance and to the letters that it names. */
export async function subsetFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const face of Object.values<Typeface>(typefaces))
    for (const part of ['west', 'east'] as const) {
      const file = path.join(folder, fontFile(face, part));
      if (!existsSync(file)) await writeFile(file, await subsetOf(face, part));
    }
}

async function subsetOf(face: Typeface, part: keyof typeof letters): Promise<Buffer> {
  const { from, axes } = face;
  const name = part === 'west' ? 'latin' : 'latin-ext';
  const axis = axes.wdth === undefined ? 'wght' : 'wdth';
  const whole = packages.resolve(
    `@fontsource-variable/${from}/files/${from}-${name}-${axis}-normal.woff2`,
  );
  return subsetFont(await readFile(whole), charactersOf(letters[part]), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
}

/** The characters of a `unicode-range`: `U+0-FF,U+20AC`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.replace('U+', '').split('-');
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}
