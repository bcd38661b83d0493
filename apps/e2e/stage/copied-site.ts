import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFolder } from '../../../scripts/root.ts';

/** The part of `/remotes.json` that the journeys change. */
export type RemoteEntry = {
  vendor: string;
  contract: number;
  module: { entry: string };
  server: string;
  federation: { name: string; manifest: string; entry: string };
  words: Record<string, string>;
  integrity: Record<string, string>;
};
type Remotes = {
  remotes: Record<string, { rules: { version: string }[]; versions: Record<string, RemoteEntry> }>;
};

export type CopiedSite = {
  folder: string;
  /** Folder of a remote's current version, copied so that it can be damaged. */
  own: (id: string) => string;
  /** The same of what tags on other websites load. */
  ownEmbedded: (id: string) => string;
  /** Rewrites the entry of the current version of a remote. */
  change: (id: string, change: (entry: RemoteEntry) => void) => void;
  remove: () => void;
};

/** The deployed site again: links to its files, with its own copy of `remotes.json`. */
export function copySite(): CopiedSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  const link = (name: string) => symlinkSync(path.join(siteFolder, name), path.join(folder, name));
  for (const name of ['hosts', 'vendor', 'pictures', 'fonts', 'embed.js', 'embed.json']) link(name);
  for (const parent of ['remotes', 'embedded']) {
    mkdirSync(path.join(folder, parent));
    for (const id of readdirSync(path.join(siteFolder, parent))) link(path.join(parent, id));
  }
  const file = path.join(folder, 'remotes.json');
  cpSync(path.join(siteFolder, 'remotes.json'), file);
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Remotes;
  const current = (manifest: Remotes, id: string) => {
    const version = manifest.remotes[id]?.rules[0]?.version ?? '';
    const entry = manifest.remotes[id]?.versions[version];
    if (!entry) throw new Error(`nothing deployed of ${id}`);
    return { version, entry };
  };
  return {
    folder,
    own: (id) => {
      const { version } = current(read(), id);
      const own = path.join(folder, 'remotes', id);
      rmSync(own);
      mkdirSync(own);
      cpSync(path.join(siteFolder, 'remotes', id, version), path.join(own, version), {
        recursive: true,
      });
      return path.join(own, version);
    },
    ownEmbedded: (id) => {
      const own = path.join(folder, 'embedded', id);
      rmSync(own);
      cpSync(path.join(siteFolder, 'embedded', id), own, { recursive: true });
      return own;
    },
    change: (id, change) => {
      const manifest = read();
      change(current(manifest, id).entry);
      writeFileSync(file, JSON.stringify(manifest));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Adds a line to all entries of remotes below a folder; returns what takes it away again. */
export function alterRemotes(folder: string): () => void {
  const altered: (() => void)[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!/assets\/remote[^/]*\.js(\.br|\.gz)?$/.test(name)) continue;
    const before = readFileSync(file);
    altered.push(() => writeFileSync(file, before));
    // Without the compressed files the front door serves the plain one.
    if (name.endsWith('.js')) appendFileSync(file, '\nwindow.alteredFileRan = true;');
    else rmSync(file);
  }
  return () => altered.forEach((restore) => restore());
}
