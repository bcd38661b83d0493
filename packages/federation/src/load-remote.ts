import { sessionContract } from '@foyer/session';
import type { ChosenRemotes } from './manifest.ts';
import type { Remote } from './remote/define-remote.tsx';

/**
 * Why a remote could not be loaded: unknown, files missing or altered, or a newer contract than
 * this host's.
 */
export class RemoteUnavailable extends Error {
  readonly reason: 'unknown' | 'files' | 'newer-contract';
  constructor(id: string, reason: RemoteUnavailable['reason'], cause?: unknown) {
    super(`remote ${id}: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Where and how a page loads files. */
export type LoadingPlace = {
  /** Paths of files are relative to it. */
  base: string;
  /** Holds the hints of modules, and the style sheets where `adopt` is `null`. */
  links: ParentNode & Node;
  /** Where the page's policy asks for it. */
  nonce: string | null;
  /** Gives the rules of a fetched style sheet to the page. */
  adopt: ((rules: string) => void) | null;
};

export type RemoteLoader = {
  /** The remote, loaded once; a failed load is dropped, so that the next call tries again. */
  load: (id: string) => Promise<Remote>;
};

/**
 * Loads the remotes that were chosen for the page. A remote built with the page's library versions
 * is a plain module over the import map; for others the federation runtime is loaded and
 * negotiates. `styles` are style sheets already in the page, checked by the front door.
 */
export function createRemoteLoader({
  remotes,
  vendor,
  place = inDocument,
}: {
  remotes: ChosenRemotes;
  vendor: string;
  place?: () => LoadingPlace;
}): RemoteLoader {
  const loads = new Map<string, Promise<Remote>>();
  const attempts = new Map<string, number>();
  return {
    load: (id) => {
      const known = loads.get(id);
      if (known) return known;
      const attempt = attempts.get(id) ?? 0;
      attempts.set(id, attempt + 1);
      const load = loadOnce(id, remotes[id], vendor, { at: place, attempt });
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
  how: How,
): Promise<Remote> {
  if (!version) throw new RemoteUnavailable(id, 'unknown');
  if (version.contract > sessionContract) throw new RemoteUnavailable(id, 'newer-contract');
  try {
    const remote =
      version.vendor === vendor
        ? await loadModule(version, how)
        : await loadFederated(version, how.at);
    if (remote.contract > sessionContract) throw new RemoteUnavailable(id, 'newer-contract');
    return remote;
  } catch (error) {
    throw error instanceof RemoteUnavailable ? error : new RemoteUnavailable(id, 'files', error);
  }
}

type Chosen = ChosenRemotes[string];
type How = { at: () => LoadingPlace; attempt: number };

const inDocument = (): LoadingPlace => ({
  base: document.baseURI,
  links: document.head,
  nonce: null,
  adopt: null,
});

type RemoteModule = { default: Remote };

/** The browser checks each file against its hash; a module whose check failed is not imported. */
async function loadModule({ module: files, integrity }: Chosen, how: How): Promise<Remote> {
  const { entry, styles, preload } = files;
  if (how.attempt > 0)
    await Promise.all([entry, ...preload, ...styles].map((file) => renewed(file, integrity, how)));
  await Promise.all([
    ...[entry, ...preload].map((file) => checked('modulepreload', file, integrity, how)),
    ...styles.map((file) => styled(file, integrity, how)),
  ]);
  const address = absolute(entry, how);
  const module = (await import(/* @vite-ignore */ address)) as RemoteModule;
  return module.default;
}

async function loadFederated({ federation, integrity }: Chosen, at: How['at']): Promise<Remote> {
  const how = { at, attempt: 0 };
  if (federation === null)
    throw new Error('the page did not bring the way through federation along');
  await checked('modulepreload', federation.entry, integrity, how);
  const { loadThroughFederation } = await import('./load-through-federation.ts');
  return (
    await loadThroughFederation<RemoteModule>(federation.name, absolute(federation.manifest, how))
  ).default;
}

/**
 * Browsers keep these files forever, wrong bytes too, which a part that is loaded later would import
 * without a hash: what has failed is fetched past what is kept.
 */
async function renewed(file: string, hashes: Chosen['integrity'], how: How): Promise<void> {
  const answer = await fetch(absolute(file, how), {
    integrity: hashOf(file, hashes),
    cache: 'reload',
  });
  await answer.arrayBuffer();
}

/** Some browsers remember that a module failed, so further attempts use another address. */
const absolute = (file: string, { at, attempt }: How): string =>
  new URL(attempt < 2 ? file : `${file}?try=${attempt}`, at().base).href;

function hashOf(file: string, hashes: Chosen['integrity']): string {
  const hash = hashes[file];
  if (!hash) throw new Error(`no hash for ${file}`);
  return hash;
}

/** As an element of the page, or where the page allows none of ours, as rules that it adopts. */
async function styled(file: string, hashes: Chosen['integrity'], how: How): Promise<void> {
  const { adopt } = how.at();
  if (adopt === null) return checked('stylesheet', file, hashes, how);
  const answer = await fetch(absolute(file, how), { integrity: hashOf(file, hashes) });
  adopt(await answer.text());
}

async function checked(
  rel: 'modulepreload' | 'stylesheet',
  file: string,
  hashes: Chosen['integrity'],
  how: How,
): Promise<void> {
  const integrity = hashOf(file, hashes);
  const href = absolute(file, how);
  const present = how
    .at()
    .links.querySelector<HTMLLinkElement>(
      `link[rel="${rel}"][href="${CSS.escape(new URL(href).pathname)}"], link[rel="${rel}"][href="${CSS.escape(href)}"]`,
    );
  // A link with the same hash that came with the page has recorded its result, or is still loading.
  let hinted = present?.href === href && present.integrity === integrity ? present : null;
  if (hinted?.dataset['state'] === 'load') return;
  if (hinted?.dataset['state'] === 'error') {
    if (how.attempt === 0) throw new Error(`could not load ${file}`);
    hinted.remove();
    hinted = null;
  }
  await new Promise<void>((resolve, reject) => {
    const link =
      hinted ??
      Object.assign(document.createElement('link'), {
        rel,
        href,
        integrity,
        crossOrigin: 'anonymous',
        ...(how.at().nonce !== null && { nonce: how.at().nonce }),
      });
    link.addEventListener('load', () => {
      // It loads once: a later page of the same tag finds the link, and no event comes any more.
      link.dataset['state'] = 'load';
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`could not load ${file}`));
    });
    if (!link.isConnected) how.at().links.appendChild(link);
  });
}
