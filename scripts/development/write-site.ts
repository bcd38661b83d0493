import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { integrityOf } from '@foyer/build';
import type { HostDescription, Manifest } from '@foyer/federation/page';
import { sessionContract } from '@foyer/session';
import type { Route } from '@foyer/sites';

/** Where the Vite server answers; everything else is the front door's. */
export const viteBase = '/@dev/';

/**
 * Starts Vite's client before any component is loaded. It takes the page's nonce for the style
 * elements that it makes: the policy of a page is the same as in production.
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
 * Writes what the front door serves in development: for each host and remote a module of a few
 * lines that imports its source from the Vite server. They are deployed as a build is, with their
 * hashes, so that front door and loader need to know nothing of development.
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
              words: {},
              federation: { name: id, manifest: entry, entry },
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

/** Browsers keep what they got from here for good, so each text has an address of its own. */
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

/** Which remotes a page has is known to its build; here each page may load all. */
function withRemotes(remotes: readonly string[]): Record<Route['page'], Page> {
  const page: Page = { scripts: [], soon: [], styles: [], remotes, first: [], lists: {} };
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
