import * as v from 'valibot';

const file = v.pipe(v.string(), v.nonEmpty());

/**
 * One deployed version of a remote. Paths are absolute or relative to the page; a version's folder
 * never changes.
 */
const remoteVersion = v.object({
  /** Number of the seam's contract that the remote speaks. */
  contract: v.number(),
  /** Identifies the set of shared library versions it was built with. */
  vendor: v.string(),
  module: v.object({ entry: file, styles: v.array(file), preload: v.array(file) }),
  /**
   * With which the front door draws the remote, and the rules of its lazy parts, which it may draw;
   * none in versions that came before drawing.
   */
  server: v.optional(v.nullable(file), null),
  lazyStyles: v.optional(v.array(file), []),
  /** Language to the chunk with the remote's messages. */
  words: v.record(v.string(), file),
  federation: v.object({ name: v.string(), manifest: file, entry: file }),
  /** The same module as pages of others load it, with the hashes of all its files. */
  embedded: v.optional(
    v.nullable(
      v.object({
        entry: file,
        styles: v.array(file),
        preload: v.array(file),
        lazyStyles: v.array(file),
        integrity: v.record(file, v.pipe(v.string(), v.startsWith('sha384-'))),
      }),
    ),
    null,
  ),
  /** Every file above to its hash: a missing or wrong one refuses to load. */
  integrity: v.record(file, v.pipe(v.string(), v.startsWith('sha384-'))),
});
export type RemoteVersion = v.InferOutput<typeof remoteVersion>;
const chosenVersion = v.object({
  ...remoteVersion.entries,
  federation: v.nullable(remoteVersion.entries.federation),
});

const rule = v.object({
  version: v.string(),
  /** Ids of the sites the rule is for; absent: all. */
  sites: v.optional(v.array(v.string())),
  /** Share of visitors, 0 to 1; absent: all. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

/**
 * `/remotes.json`: which version of each remote is served to whom. The first matching rule applies;
 * a deployment changes only this file.
 */
export const manifestSchema = v.object({
  vendor: v.object({
    contract: v.string(),
    entry: file,
    specifiers: v.array(v.string()),
    integrity: v.string(),
  }),
  remotes: v.record(
    v.string(),
    v.object({
      rules: v.pipe(v.array(rule), v.minLength(1)),
      versions: v.record(v.string(), remoteVersion),
    }),
  ),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * The remotes of one page with the chosen versions; `federation` is `null` where the page can use
 * the module.
 */
export type ChosenRemotes = Readonly<Record<string, v.InferOutput<typeof chosenVersion>>>;

/**
 * The version of every remote for a site and a visitor. `ticket` is the visitor's place among all,
 * 0 to 1 (exclusive): the same ticket always falls on the same side of a share.
 */
export function chooseVersions(
  manifest: Manifest,
  siteId: string,
  ticket: number,
): Readonly<Record<string, RemoteVersion>> {
  const chosen: Record<string, RemoteVersion> = {};
  for (const [id, remote] of Object.entries(manifest.remotes)) {
    const fits = remote.rules.find(
      (entry) => (entry.sites?.includes(siteId) ?? true) && ticket < (entry.share ?? 1),
    );
    const version = fits && remote.versions[fits.version];
    if (version) chosen[id] = version;
  }
  return chosen;
}

/** The versions as pages of others load them; one that was not built for it is left out. */
export const embeddedVersions = (
  versions: Readonly<Record<string, RemoteVersion>>,
): Readonly<Record<string, RemoteVersion>> =>
  Object.fromEntries(
    Object.entries(versions).flatMap(([id, version]) => {
      if (version.embedded === null) return [];
      const { entry, styles, preload, lazyStyles, integrity } = version.embedded;
      const embedded: RemoteVersion = {
        ...version,
        module: { entry, styles, preload },
        lazyStyles,
        integrity: { ...version.integrity, ...integrity },
      };
      return [[id, embedded] as const];
    }),
  );

export const chosenRemotesSchema = v.record(v.string(), chosenVersion);
