import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type HostDescription, type Manifest, manifestSchema } from '@foyer/federation/page';
import * as v from 'valibot';

const files = v.array(v.string());
const hostSchema = v.object({
  folder: v.string(),
  entry: v.string(),
  server: v.nullable(v.string()),
  styles: files,
  preload: files,
  pages: v.record(
    v.string(),
    v.object({
      scripts: files,
      soon: files,
      styles: files,
      remotes: files,
      first: files,
    }),
  ),
});
const wordsSchema = v.record(v.string(), v.unknown());

/**
 * What is deployed, read again when the small files that name the current versions change: a
 * roll-back needs no restart.
 */
export type Deployed = {
  manifest: () => Promise<Manifest>;
  host: (id: string) => Promise<HostDescription>;
  /** A site may be in the table before its host app is on this server. */
  hasHost: (id: string) => Promise<boolean>;
  /**
   * Messages of a remote or host, by its folder, and their file; English for an unknown language,
   * `null` for missing files, until they exist.
   */
  words: (folder: string, language: string) => Promise<DeployedWords | null>;
};

/** JSON text of messages, and the path of its file. */
export type DeployedWords = { file: string; text: string };

export function readDeployed(siteFolder: string): Deployed {
  const known = new Map<string, { changed: number; value: unknown }>();
  const readFresh = async <T>(file: string, schema: v.GenericSchema<unknown, T>): Promise<T> => {
    const full = path.join(siteFolder, file);
    const { mtimeMs } = await stat(full);
    const cached = known.get(file);
    if (cached?.changed === mtimeMs) return v.parse(schema, cached.value);
    const value = v.parse(v.pipe(v.string(), v.parseJson(), schema), await readFile(full, 'utf8'));
    known.set(file, { changed: mtimeMs, value });
    return value;
  };
  const words = new Map<string, Promise<DeployedWords | null>>();
  return {
    manifest: () => readFresh('remotes.json', manifestSchema),
    host: (id) => readFresh(hostFile(id), hostSchema),
    hasHost: (id) =>
      stat(path.join(siteFolder, hostFile(id))).then(
        () => true,
        (error: unknown) => (isAbsent(error) ? false : Promise.reject(error)),
      ),
    words: (folder, language) => {
      const file = path.join(folder, `words-${language}.json`);
      const present = words.get(file);
      if (present) return present;
      // A version's folder never changes, so its messages are read once.
      const loading = readWords(siteFolder, file)
        .catch((error: unknown) =>
          isAbsent(error) && language !== 'en'
            ? readWords(siteFolder, path.join(folder, 'words-en.json'))
            : Promise.reject(error),
        )
        .catch((error: unknown) => {
          words.delete(file);
          if (isAbsent(error)) return null;
          throw error;
        });
      words.set(file, loading);
      return loading;
    },
  };
}

const hostFile = (id: string): string => `hosts/${id}.json`;

async function readWords(siteFolder: string, file: string): Promise<DeployedWords> {
  const text = await readFile(path.join(siteFolder, file), 'utf8');
  v.parse(v.pipe(v.string(), v.parseJson(), wordsSchema), text);
  return { file, text };
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');
