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
  theme: v.optional(v.nullable(v.string()), null),
  integrity: v.optional(v.record(v.string(), v.string()), {}),
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
const fileSchema = v.object({ url: v.string(), integrity: v.string() });
const tagSchema = v.object({ builder: v.object({ script: fileSchema, styles: fileSchema }) });
const labSchema = v.object({ brand: v.object({ script: fileSchema, styles: fileSchema }) });
const wordsSchema = v.record(v.string(), v.unknown());

/** A file with its hash. */
export type DeployedFile = v.InferOutput<typeof fileSchema>;

/**
 * What is deployed, read again when the small files that name the current versions change: a
 * roll-back needs no restart.
 */
export type Deployed = {
  manifest: () => Promise<Manifest>;
  host: (id: string) => Promise<HostDescription>;
  /** Files of the page that builds tags. */
  tag: () => Promise<v.InferOutput<typeof tagSchema>>;
  /** Files of the pages of the lab. */
  lab: () => Promise<v.InferOutput<typeof labSchema>>;
  /** A site may be in the table before its host app is on this server. */
  hasHost: (id: string) => Promise<boolean>;
  /**
   * Messages of a remote or host, by its folder, and their file; English for an unknown language,
   * `null` for missing files, until they exist.
   */
  words: (folder: string, language: string) => Promise<DeployedWords | null>;
};

/** Messages, their JSON text, and the path of its file. */
export type DeployedWords = { file: string; text: string; messages: Record<string, unknown> };

export function readDeployed(siteFolder: string): Deployed {
  const manifest = createFreshReader(siteFolder, manifestSchema);
  const host = createFreshReader(siteFolder, hostSchema);
  const tag = createFreshReader(siteFolder, tagSchema);
  const lab = createFreshReader(siteFolder, labSchema);
  const words = new Map<string, Promise<DeployedWords | null>>();
  return {
    manifest: () => manifest('remotes.json'),
    host: (id) => host(hostFile(id)),
    tag: () => tag('embed.json'),
    lab: () => lab('lab.json'),
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

/** Reads JSON files of one shape, each again when it has changed. */
function createFreshReader<T>(
  siteFolder: string,
  schema: v.GenericSchema<unknown, T>,
): (file: string) => Promise<T> {
  const known = new Map<string, { changed: number; value: T }>();
  return async (file) => {
    const full = path.join(siteFolder, file);
    const { mtimeMs } = await stat(full);
    const cached = known.get(file);
    if (cached?.changed === mtimeMs) return cached.value;
    const value = v.parse(v.pipe(v.string(), v.parseJson(), schema), await readFile(full, 'utf8'));
    known.set(file, { changed: mtimeMs, value });
    return value;
  };
}

const hostFile = (id: string): string => `hosts/${id}.json`;

async function readWords(siteFolder: string, file: string): Promise<DeployedWords> {
  const text = await readFile(path.join(siteFolder, file), 'utf8');
  const messages = v.parse(v.pipe(v.string(), v.parseJson(), wordsSchema), text);
  return { file, text, messages };
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');
