import { sessionContract } from '@foyer/session';
import type { ChosenRemotes } from './manifest.ts';
import type { Remote } from './remote/define-remote.tsx';

/**
 * Why a remote did not come: unknown here, its files are gone or altered, or it speaks a newer
 * contract than this host.
 */
export class RemoteUnavailable extends Error {
  readonly reason: 'unknown' | 'files' | 'newer-contract';
  constructor(id: string, reason: RemoteUnavailable['reason'], cause?: unknown) {
    super(`remote ${id}: ${reason}`, { cause });
    this.reason = reason;
  }
}

export type RemoteLoader = {
  /** The remote, loaded once; a failed load is forgotten, so that asking again tries again. */
  load: (id: string) => Promise<Remote>;
};

/**
 * Finds remotes by the page's choice. Where the remote was built with the page's own library
 * versions it is a plain module over the import map; else the federation runtime is fetched and
 * lets the two negotiate. `styles` are style sheets that the page brought along in one file,
 * checked by the front door.
 */
export function createRemoteLoader({
  remotes,
  vendor,
}: {
  remotes: ChosenRemotes;
  vendor: string;
}): RemoteLoader {
  const loads = new Map<string, Promise<Remote>>();
  const attempts = new Map<string, number>();
  return {
    load: (id) => {
      const known = loads.get(id);
      if (known) return known;
      const attempt = attempts.get(id) ?? 0;
      attempts.set(id, attempt + 1);
      const load = loadOnce(id, remotes[id], vendor, attempt);
      loads.set(id, load);
      load.catch(() => loads.delete(id));
      return load;
    },
  };
}

async function loadOnce(
  id: string,
  version: Chosen | undefined,
  vendor: string,
  attempt: number,
): Promise<Remote> {
  if (!version) throw new RemoteUnavailable(id, 'unknown');
  if (version.contract > sessionContract) throw new RemoteUnavailable(id, 'newer-contract');
  try {
    const remote =
      version.vendor === vendor ? await loadModule(version, attempt) : await loadFederated(version);
    if (remote.contract > sessionContract) throw new RemoteUnavailable(id, 'newer-contract');
    return remote;
  } catch (error) {
    throw error instanceof RemoteUnavailable ? error : new RemoteUnavailable(id, 'files', error);
  }
}

type Chosen = ChosenRemotes[string];
type RemoteModule = { default: Remote };

/** The browser checks each file against its hash; a module whose check failed is not imported. */
async function loadModule({ module: files, integrity }: Chosen, attempt: number): Promise<Remote> {
  const { entry, styles, preload } = files;
  await Promise.all([
    ...[entry, ...preload].map((file) => checked('modulepreload', file, integrity, attempt)),
    ...styles.map((file) => checked('stylesheet', file, integrity, attempt)),
  ]);
  const address = absolute(entry, attempt);
  const module = (await import(/* @vite-ignore */ address)) as RemoteModule;
  return module.default;
}

async function loadFederated({ federation, integrity }: Chosen): Promise<Remote> {
  if (federation === null)
    throw new Error('the page did not bring the way through federation along');
  await checked('modulepreload', federation.entry, integrity, 0);
  const { loadThroughFederation } = await import('./load-through-federation.ts');
  return (
    await loadThroughFederation<RemoteModule>(federation.name, absolute(federation.manifest, 0))
  ).default;
}

/** A browser may remember that a module failed, so a second try asks under another address. */
const absolute = (file: string, attempt: number): string =>
  new URL(attempt === 0 ? file : `${file}?try=${attempt}`, document.baseURI).href;

function checked(
  rel: 'modulepreload' | 'stylesheet',
  file: string,
  hashes: Chosen['integrity'],
  attempt: number,
): Promise<void> {
  const integrity = hashes[file];
  if (!integrity) return Promise.reject(new Error(`no hash for ${file}`));
  const href = absolute(file, attempt);
  const present = document.querySelector<HTMLLinkElement>(
    `link[rel="${rel}"][href="${CSS.escape(new URL(href).pathname)}"], link[rel="${rel}"][href="${CSS.escape(href)}"]`,
  );
  // A style sheet in the page's own head has blocked its painting, so it is there, unless it
  // failed: then it is there and empty.
  if (present?.sheet && present.sheet.cssRules.length > 0) return Promise.resolve();
  // What the page's own head asked for under the same hash has been noted there, or is still on its
  // way.
  const hinted =
    rel === 'modulepreload' && present?.href === href && present.integrity === integrity
      ? present
      : null;
  if (hinted?.dataset['state'] === 'load') return Promise.resolve();
  if (hinted?.dataset['state'] === 'error')
    return Promise.reject(new Error(`could not load ${file}`));
  return new Promise((resolve, reject) => {
    const link =
      hinted ??
      Object.assign(document.createElement('link'), {
        rel,
        href,
        integrity,
        crossOrigin: 'anonymous',
      });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`could not load ${file}`));
    });
    if (!link.isConnected) document.head.append(link);
  });
}
