import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../..');

/**
 * Class names differ between remotes, because two remotes may be built with different versions of a
 * component. They are short, and those of one file follow each other: a page has each of them in its
 * styles and again in its markup, and a name made of a hash cannot be packed. They are in small
 * letters, because a page without a document type does not tell `A` from `a`. `folder`: what is
 * built, beside the packages.
 */
export const cssNames = (id: string, folder = process.cwd()) => {
  const numbers = numbersOf([packages, folder]);
  const prefix = namePrefix(id);
  const generateScopedName = (name: string, file: string): string => {
    const number = numbers.get(keyOf(file.replace(/\?.*$/, ''), name));
    if (number === undefined) throw new Error(`${file}: "${name}" is not found in the file’s text`);
    return prefix + number.toString(36);
  };
  return { modules: { generateScopedName } };
};

/** `f` and three letters or digits: with less, a name could be one that ad blockers know. */
export const namePrefix = (id: string): string => {
  const number = createHash('sha256').update(id).digest().readUInt32BE() % 36 ** 3;
  return `f${number.toString(36).padStart(3, '0')}`;
};

/** A number for each name of each CSS module in the folders, in the order of files and text. */
function numbersOf(folders: readonly string[]): ReadonlyMap<string, number> {
  const files = folders.flatMap((folder) =>
    globSync('**/*.module.css', { cwd: folder, exclude: ['**/node_modules', '**/dist'] })
      .toSorted()
      .map((file) => path.join(folder, file)),
  );
  const keys = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(
      ([, name = '']) => keyOf(file, name),
    ),
  );
  return new Map([...new Set(keys)].map((key, number) => [key, number]));
}

const keyOf = (file: string, name: string): string => `${path.resolve(file)} ${name}`;
