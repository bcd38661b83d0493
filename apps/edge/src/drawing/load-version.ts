import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { Refused } from './reason-of.ts';

/**
 * Loads the server file of a version, once: a version’s folder never changes. With a hash, the file
 * is compared with it before any of its code runs.
 */
export function createVersionLoader<Shape extends v.GenericSchema>(
  siteFolder: string,
  shape: Shape,
): (file: string, integrity: string | null) => Promise<v.InferOutput<Shape>> {
  const loadOnce = createLoadOnce<v.InferOutput<Shape>>();
  return (file, integrity) =>
    loadOnce(`${file} ${integrity}`, async () => {
      const location = path.join(siteFolder, file);
      if (integrity !== null && hashOf(await readFile(location)) !== integrity)
        throw new Refused('the file differs from its hash');
      const module: unknown = await import(pathToFileURL(location).href);
      const parsed = v.safeParse(shape, module);
      if (!parsed.success) throw new Refused('the file does not export what it should');
      return parsed.output;
    });
}

/** Reads JSON files below the site folder, each once. */
export function createWordsLoader(siteFolder: string): (file: string) => Promise<unknown> {
  const loadOnce = createLoadOnce<unknown>();
  return (file) =>
    loadOnce(file, async () => {
      const text = await readFile(path.join(siteFolder, file), 'utf8').catch(() => null);
      if (text === null) throw new Refused('its messages are missing');
      const words: unknown = JSON.parse(text);
      return words;
    });
}

/** A failure is forgotten: the files may still be being copied, and the next page tries again. */
function createLoadOnce<T>(): (key: string, load: () => Promise<T>) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (key, load) => {
    const present = loaded.get(key);
    if (present) return present;
    const loading = load();
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}

const hashOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
