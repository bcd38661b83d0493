import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { integrityOf } from '@foyer/build';
import type { HostDescription, Manifest } from '@foyer/federation/page';
import { sessionContract } from '@foyer/session';
import type { Route } from '@foyer/sites';

/** Address of the Vite server; the front door answers everything else. */
export const viteBase = '/@dev/';

/**
 * Starts Vite's client before any component is loaded. It uses the page's nonce for its style
 * elements, because the page has the same policy as in production.
 */
const hotReload = `const meta = document.createElement('meta');
meta.setAttribute('property', 'csp-nonce');
meta.nonce = document.querySelector('script[nonce]').nonce;
document.head.append(meta);
await import('${viteBase}@vite/client');
const { injectIntoGlobalHook } = await import('${viteBase}@react-refresh');
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

type Folders = { root: string; site: string; pictures: string };

/**
 * Writes what the front door serves in development: for each host and remote a short module that
 * imports its source from the Vite server. They are deployed like a build, with hashes, so that
 * front door and loader need no code for development.
 */
export function writeSite({ root, site, pictures }: Folders): void {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(path.join(site, 'hosts'), { recursive: true });
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, path.join(site, 'pictures'), 'junction');
  const place = (folder: string, text: string) => placeModule(site, folder, text);
  const appsIn = (folder: string, entry: string) =>
    readdirSync(path.join(root, folder)).filter((id) =>
      existsSync(path.join(root, folder, id, entry)),
    );
  const source = (file: string) => `import('${viteBase}${file}')`;

  const vendor = place('vendor', hotReload);
  const remotes = appsIn('apps/remotes', 'src/remote.tsx').map((id) => ({
    id,
    ...place(
      `remotes/${id}`,
      `export default (await ${source(`apps/remotes/${id}/src/remote.tsx`)}).default;\n`,
    ),
  }));
  const manifest: Manifest = {
    vendor: { contract: 'development', specifiers: [], ...vendor },
    remotes: Object.fromEntries(
      remotes.map(({ id, entry, integrity }) => [
        id,
        {
          rules: [{ version: 'development' }],
          versions: {
            development: {
              contract: sessionContract,
              vendor: 'development',
              module: { entry, styles: [], preload: [] },
              server: null,
              lazyStyles: [],
              words: {},
              federation: { name: id, manifest: entry, entry },
              embedded: null,
              integrity: { [entry]: integrity },
            },
          },
        },
      ]),
    ),
  };
  writeFileSync(path.join(site, 'remotes.json'), JSON.stringify(manifest));
  const pages = withRemotes(remotes.map(({ id }) => id));
  for (const id of appsIn('apps/hosts', 'src/main.ts')) {
    const { entry } = place(
      `hosts/${id}`,
      `import '${vendor.entry}';\nawait ${source(`apps/hosts/${id}/src/main.ts`)};\n`,
    );
    const host: HostDescription = {
      folder: path.posix.dirname(entry),
      entry,
      server: null,
      styles: [],
      preload: [],
      pages,
    };
    writeFileSync(path.join(site, 'hosts', `${id}.json`), JSON.stringify(host));
  }
}

/** Browsers cache these files permanently, so each content has its own address. */
function placeModule(
  site: string,
  folder: string,
  text: string,
): { entry: string; integrity: string } {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 10);
  mkdirSync(path.join(site, folder, version), { recursive: true });
  writeFileSync(path.join(site, folder, version, 'module.js'), text);
  return { entry: `/${folder}/${version}/module.js`, integrity: integrityOf(text) };
}

/** A build knows which remotes a page has; here each page may load all. */
function withRemotes(remotes: readonly string[]): Record<Route['page'], Page> {
  const page: Page = { scripts: [], soon: [], styles: [], remotes, first: [] };
  return {
    home: page,
    venue: page,
    checkout: page,
    book: page,
    'payment-failure': page,
    confirmation: page,
    account: page,
    search: page,
    legal: page,
  };
}
type Page = HostDescription['pages'][string];
