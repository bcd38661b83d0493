import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BuildDescription,
  copyForEmbed,
  integrityOf,
  stylesForEmbed,
  themeIn,
} from '@foyer/build';
import type { Manifest, RemoteVersion } from '@foyer/federation/page';
import { root, runFolder } from '../root.ts';
import { filesBelow, placeVersion } from './place-version.ts';
import { zipOf } from './zip-of.ts';

/** The folder of a build for pages of others: its files name the file of shared libraries. */
export const embeddedFolder = (version: string, { entry }: Manifest['vendor']): string =>
  `${version}-${createHash('sha256').update(entry).digest('hex').slice(0, 8)}`;

/**
 * Puts the modules of a build beside it as pages of others load them, and returns the hashes of its
 * files by their addresses.
 */
export async function placeEmbedded(
  site: string,
  address: string,
  module: string,
  vendor: Manifest['vendor'],
): Promise<Record<string, string>> {
  const folder = path.join(site, address);
  if (!existsSync(folder)) {
    const made = path.join(runFolder, 'embedded', path.basename(address));
    rmSync(made, { recursive: true, force: true });
    await copyForEmbed(module, made, vendor);
    writeFileSync(path.join(made, hashList), JSON.stringify(hashesIn(made, address)));
    await placeVersion(made, folder);
    rmSync(made, { recursive: true, force: true });
  }
  return {
    ...hashesIn(folder, address),
    [`${address}/${hashList}`]: integrityOf(readFileSync(path.join(folder, hashList))),
  };
}

/** Beside the files: the hashes of all of them, for those that a page loads later. */
const hashList = 'hashes.json';

const hashesIn = (folder: string, address: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => [`${address}/${file}`, integrityOf(readFileSync(path.join(folder, file)))]),
  );

export async function deployEmbeddedRemote(
  site: string,
  { id, version }: { id: string; version: string },
  module: string,
  described: BuildDescription,
  vendor: Manifest['vendor'],
): Promise<NonNullable<RemoteVersion['embedded']>> {
  const address = `/embedded/${id}/${embeddedFolder(version, vendor)}`;
  const at = (file: string) => `${address}/${file}`;
  const integrity = await placeEmbedded(site, address, module, vendor);
  const atOnce = [
    described.entry,
    ...described.styles,
    ...described.preload,
    ...described.lazyStyles,
    hashList,
  ].map(at);
  return {
    entry: at(described.entry),
    styles: described.styles.map(at),
    preload: described.preload.map(at),
    lazyStyles: described.lazyStyles.map(at),
    integrity: Object.fromEntries(atOnce.map((file) => [file, integrity[file] ?? ''])),
  };
}

/** The tokens of a host’s look, as a style sheet for tags, and its hash. */
export async function placeTheme(
  site: string,
  { id, version }: { id: string; version: string },
  styles: readonly string[],
): Promise<{ theme: string; integrity: Record<string, string> }> {
  const address = `/embedded/themes/${id}-${version}.css`;
  const file = path.join(site, address);
  if (!existsSync(file)) {
    const css = styles.map((sheet) => readFileSync(path.join(site, sheet), 'utf8')).join('\n');
    replaceFile(file, stylesForEmbed(themeIn(css)));
  }
  return { theme: address, integrity: { [address]: integrityOf(readFileSync(file)) } };
}

/**
 * Puts the tag’s files into a folder of their version, and `embed.json`, which names those of the
 * builder. The loaders are told where the tag and the doctor are, and their hashes.
 */
export async function deployTag(site: string): Promise<void> {
  const app = path.join(root, 'packages/embed');
  const release = String(JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')).version);
  const dist = path.join(app, 'dist');
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const parts = readdirSync(dist).filter((name) => !['loader', 'form'].includes(name));
  const hash = createHash('sha256');
  for (const name of parts)
    for (const file of filesBelow(path.join(dist, name))) hash.update(read(`${name}/${file}`));
  const version = `${release}-${hash.digest('hex').slice(0, 10)}`;
  const address = `/embedded/tag/${version}`;
  for (const name of parts) {
    await placeVersion(path.join(dist, name), path.join(site, address, name));
  }
  const placed = (file: string) => ({
    url: `${address}/${file}`,
    integrity: integrityOf(readFileSync(path.join(dist, file))),
  });
  const tag = placed('tag/tag.js');
  const doctor = placed('doctor/doctor.js');
  for (const [from, to] of [
    ['loader/loader.js', 'embed.js'],
    ['form/form.js', 'embed-form.js'],
  ] as const) {
    const script = read(from)
      .replaceAll('%VERSION%', version)
      .replaceAll('%TAG_URL%', tag.url)
      .replaceAll('%TAG_INTEGRITY%', tag.integrity)
      .replaceAll('%DOCTOR_URL%', doctor.url)
      .replaceAll('%DOCTOR_INTEGRITY%', doctor.integrity);
    replaceFile(path.join(site, to), script);
  }
  const builder = {
    script: placed('builder/builder.js'),
    styles: placed('builder/builder.css'),
  };
  replaceFile(path.join(site, 'embed.json'), JSON.stringify({ builder }));
}

/** The plugin for WordPress as the ZIP that its upload takes. */
export const deployPlugin = (site: string): void =>
  replaceFile(
    path.join(site, 'foyer-booking.zip'),
    zipOf(path.join(root, 'integrations/wordpress/foyer-booking')),
  );

/** Readers see the old file or the new one, and none that is half written. */
function replaceFile(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
