import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  chooseVersions,
  type HostDescription,
  type Manifest,
  manifestSchema,
  type RemoteVersion,
} from '@foyer/federation/page';
import * as v from 'valibot';
import { placeVersion } from '../../../scripts/deploy/place-version.ts';
import { buildOneBundle } from './build-one-bundle.ts';

const remoteIds = ['booking-form', 'header-footer', 'package-list', 'room-list'];

/**
 * A folder that the front door serves like any other, with one host made of one bundle. The remotes
 * stay listed, because the front door writes their messages and the page's data by that list, but
 * under an unknown vendor, so that none of their files is hinted.
 */
export async function deployOneBundle(
  federatedSite: string,
  site: string,
  hostId: string,
): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  for (const folder of ['hosts', 'vendor', 'remotes'])
    mkdirSync(path.join(site, folder), { recursive: true });
  symlinkSync(path.join(federatedSite, 'pictures'), path.join(site, 'pictures'));
  const built = path.join(site, 'build');
  const bundle = await buildOneBundle(built, hostId);
  await placeVersion(built, path.join(site, `hosts/${hostId}/bundle`));

  const federated = v.parse(
    v.pipe(v.string(), v.parseJson(), manifestSchema),
    readFileSync(path.join(federatedSite, 'remotes.json'), 'utf8'),
  );
  const hostFolder = String(
    JSON.parse(readFileSync(path.join(federatedSite, `hosts/${hostId}.json`), 'utf8')).folder,
  );
  const copyWords = (from: string, to: string) =>
    cpSync(path.join(federatedSite, from, 'words-en.json'), path.join(site, to, 'words-en.json'));
  copyWords(hostFolder, `hosts/${hostId}/bundle`);
  cpSync(
    path.join(federatedSite, hostFolder, 'server'),
    path.join(site, `hosts/${hostId}/bundle/server`),
    { recursive: true },
  );
  const versions = chooseVersions(federated, 'marketplace', 0);
  for (const id of remoteIds)
    copyWords(path.dirname(path.dirname(versions[id]?.module.entry ?? '')), `remotes/${id}/module`);

  const at = (file: string) => `/hosts/${hostId}/bundle/${file}`;
  const host: HostDescription = {
    folder: `/hosts/${hostId}/bundle`,
    entry: at(bundle.entry),
    server: at('server/server.js'),
    styles: bundle.styles.map(at),
    preload: bundle.preload.map(at),
    pages: {
      venue: {
        scripts: [at(bundle.entry)],
        soon: [],
        styles: [],
        remotes: remoteIds,
        first: [],
      },
    },
  };
  const manifest: Manifest = {
    vendor: { contract: 'in the bundle', entry: at(bundle.entry), specifiers: [], integrity: '' },
    remotes: Object.fromEntries(
      remoteIds.map((id) => [id, { rules: [{ version: '1' }], versions: { 1: inTheBundle(id) } }]),
    ),
  };
  writeFileSync(path.join(site, `hosts/${hostId}.json`), JSON.stringify(host));
  writeFileSync(path.join(site, 'remotes.json'), JSON.stringify(manifest));
}

const inTheBundle = (id: string): RemoteVersion => ({
  contract: 1,
  vendor: '-',
  module: { entry: `/remotes/${id}/module/assets/-`, styles: [], preload: [] },
  server: null,
  lazyStyles: [],
  words: {},
  federation: { name: '-', manifest: '-', entry: '-' },
  embedded: null,
  integrity: {},
});
