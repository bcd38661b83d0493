import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildDescription, federationName, integrityOf } from '@foyer/build';
import {
  type HostDescription,
  type Manifest,
  pageHtml,
  type RemoteVersion,
} from '@foyer/federation/page';
import { sessionContract } from '@foyer/session';
import { root } from '../root.ts';
import {
  deployEmbeddedRemote,
  deployPlugin,
  deployTag,
  embeddedFolder,
  placeEmbedded,
  placeTheme,
} from './deploy-embedded.ts';
import { placeVersion, versionOf } from './place-version.ts';

type Described = BuildDescription & { id: string; vendor: string };

/**
 * Puts all builds into `site`, the folder that the front door serves: each build in its own folder,
 * which never changes, and `remotes.json` and one description per host, which name the current
 * builds. Old folders stay, because open tabs may still load their chunks.
 */
export async function deploy(site: string): Promise<void> {
  mkdirSync(site, { recursive: true });
  const vendor = await deployVendor(site);
  const remotes: Manifest['remotes'] = {};
  const deployed = await Promise.all(
    foldersOf('apps/remotes').map(async (id) => ({
      id,
      ...(await deployRemote(site, id, vendor)),
    })),
  );
  for (const { id, version, entry } of deployed)
    remotes[id] = {
      rules: [{ version }],
      versions: { ...keptVersions(site, id), [version]: entry },
    };
  const manifest: Manifest = { vendor, remotes };
  mkdirSync(path.join(site, 'embedded/themes'), { recursive: true });
  for (const id of foldersOf('apps/hosts')) await deployHost(site, id, manifest);
  await deployTag(site);
  deployPlugin(site);
  await deployLab(site);
  replace(path.join(site, 'remotes.json'), JSON.stringify(manifest));
}

/** In every build that the front door draws with. */
const serverFile = 'server/server.js';
const foldersOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder)).filter((name) =>
    existsSync(path.join(root, folder, name, 'dist')),
  );
const release = (app: string): string =>
  String(JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')).version);
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

async function deployVendor(site: string): Promise<Manifest['vendor']> {
  const dist = path.join(root, 'apps/vendor/dist');
  const described = read<BuildDescription & { vendor: string; specifiers: string[] }>(
    path.join(dist, 'vendor.json'),
  );
  const version = versionOf(dist, described.vendor);
  await placeVersion(dist, path.join(site, 'vendor', version));
  return {
    contract: described.vendor,
    entry: `/vendor/${version}/${described.entry}`,
    specifiers: [...described.specifiers],
    integrity: described.integrity[described.entry] ?? '',
  };
}

async function deployRemote(
  site: string,
  id: string,
  vendor: Manifest['vendor'],
): Promise<{ version: string; entry: RemoteVersion }> {
  const app = path.join(root, 'apps/remotes', id);
  const version = versionOf(path.join(app, 'dist'), release(app));
  const folder = path.join(site, 'remotes', id, version);
  await placeVersion(path.join(app, 'dist'), folder);
  const described = read<Described>(path.join(folder, 'module/remote.json'));
  const address = `/remotes/${id}/${version}`;
  const at = (file: string) => `${address}/module/${file}`;
  const federation = path.join(folder, 'federation');
  const entry: RemoteVersion = {
    contract: sessionContract,
    vendor: described.vendor,
    module: {
      entry: at(described.entry),
      styles: described.styles.map(at),
      preload: described.preload.map(at),
    },
    server: `${address}/${serverFile}`,
    lazyStyles: described.lazyStyles.map(at),
    words: Object.fromEntries(
      Object.entries(described.words).map(([language, file]) => [language, at(file)]),
    ),
    federation: {
      name: federationName(id),
      manifest: `${address}/federation/mf-manifest.json`,
      entry: `${address}/federation/remoteEntry.js`,
    },
    embedded: await deployEmbeddedRemote(
      site,
      { id, version },
      path.join(folder, 'module'),
      described,
      vendor,
    ),
    integrity: Object.fromEntries([
      ...[
        described.entry,
        ...described.styles,
        ...described.lazyStyles,
        ...described.preload,
        ...Object.values(described.words),
      ].map((file) => [at(file), described.integrity[file] ?? '']),
      [`${address}/${serverFile}`, integrityOf(readFileSync(path.join(folder, serverFile)))],
      ...['mf-manifest.json', 'remoteEntry.js']
        .filter((file) => existsSync(path.join(federation, file)))
        .map((file) => [
          `${address}/federation/${file}`,
          integrityOf(readFileSync(path.join(federation, file))),
        ]),
    ]),
  };
  await writeWords(path.join(folder, 'module'), described.words);
  return { version, entry };
}

/** Messages as plain JSON too: the front door puts them into the page. */
async function writeWords(folder: string, words: BuildDescription['words']): Promise<void> {
  for (const [language, file] of Object.entries(words)) {
    const target = path.join(folder, `words-${language}.json`);
    if (existsSync(target)) continue;
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as {
      messages: unknown;
    };
    writeFileSync(target, JSON.stringify(module.messages));
  }
}

/** The pages of the lab, which belong to no host, and `lab.json`, which names their files. */
async function deployLab(site: string): Promise<void> {
  const app = path.join(root, 'apps/lab');
  const dist = path.join(app, 'dist');
  const address = `/hosts/lab/${versionOf(dist, release(app))}`;
  await placeVersion(dist, path.join(site, address));
  const placed = (file: string) => ({
    url: `${address}/${file}`,
    integrity: integrityOf(readFileSync(path.join(dist, file))),
  });
  const brand = { script: placed('page.js'), styles: placed('page.css') };
  replace(path.join(site, 'lab.json'), JSON.stringify({ brand }));
}

function keptVersions(site: string, id: string): Manifest['remotes'][string]['versions'] {
  const file = path.join(site, 'remotes.json');
  return existsSync(file) ? (read<Manifest>(file).remotes[id]?.versions ?? {}) : {};
}

async function deployHost(site: string, id: string, manifest: Manifest): Promise<void> {
  const app = path.join(root, 'apps/hosts', id);
  const version = versionOf(path.join(app, 'dist'), release(app));
  const folder = path.join(site, 'hosts', id, version);
  await placeVersion(path.join(app, 'dist'), folder);
  const described = read<Described>(path.join(folder, 'host.json'));
  if (described.vendor !== manifest.vendor.contract)
    throw new Error(
      `the host ${id} was built with other shared versions than the vendor file: give both the catalog's`,
    );
  const own = `/hosts/${id}/${version}`;
  // The pages of the tag are loaded by pages of others alone.
  const isOfTag = id === 'embed';
  const address = isOfTag ? `/embedded/host/${embeddedFolder(version, manifest.vendor)}` : own;
  const at = (file: string) => `${address}/${file}`;
  await writeWords(folder, described.words);
  const host: HostDescription = {
    folder: own,
    ...(isOfTag
      ? { integrity: await placeEmbedded(site, address, folder, manifest.vendor) }
      : await placeTheme(
          site,
          { id, version },
          described.styles.map((file) => `${own}/${file}`),
        )),
    entry: at(described.entry),
    server: existsSync(path.join(folder, serverFile)) ? `${own}/${serverFile}` : null,
    styles: described.styles.map(at),
    preload: described.preload.map(at),
    pages: Object.fromEntries(
      Object.entries(described.pages).map(([name, page]) => [
        name,
        {
          scripts: page.scripts.map(at),
          soon: page.soon.map(at),
          styles: page.styles.map(at),
          remotes: [...page.remotes],
          first: [...page.first],
        },
      ]),
    ),
  };
  replace(path.join(site, 'hosts', `${id}.json`), JSON.stringify(host));
  replace(
    path.join(site, 'hosts', `${id}.html`),
    pageHtml({
      host,
      vendor: manifest.vendor,
      language: 'en',
      direction: 'ltr',
      head: '',
      hints: [],
      boot: null,
      nonce: null,
    }),
  );
}
