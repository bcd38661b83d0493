/**
 * What all tags of a page share: the modules of the site, each checked by its hash before it runs,
 * and the rules that lazily loaded modules bring. The modules themselves find it behind a symbol.
 */
type SharedFiles = {
  /** Imports a module whose hash is known. */
  load: (href: string) => Promise<unknown>;
  /** Gives rules to all tags of the page. */
  adopt: (rules: string) => void;
};

type Realm = { [key]?: SharedFiles & Registry };
type Hashes = Readonly<Record<'files' | 'lists', Readonly<Record<string, string>>>>;
type Registry = {
  /** Tells the hashes of files and of lists of hashes, by their addresses. */
  allow: (more: Hashes & { nonce: string }) => void;
  /** A style sheet of the site, checked by its hash where it has one. */
  styles: (href: string, integrity: string) => Promise<CSSStyleSheet>;
  /** The tag’s root gets the rules of the page, now and later; returns what ends that. */
  join: (root: ShadowRoot) => () => void;
};

const key = Symbol.for('foyer.embed');

/** The first tag of a page makes it, whichever version of the loader it came from. */
export const sharedFiles = (): SharedFiles & Registry =>
  ((globalThis as Realm)[key] ??= createSharedFiles());

function createSharedFiles(): SharedFiles & Registry {
  const hashes = new Map<string, string>();
  const texts = new Map<string, Promise<CSSStyleSheet>>();
  const lists = new Map<string, string>();
  const loads = new Map<string, Promise<unknown>>();
  const known = new Set<string>();
  const sheets: CSSStyleSheet[] = [];
  const roots = new Set<ShadowRoot>();
  let ownNonce = '';

  /** The hash of a file that is loaded later, from the list beside it. */
  const listed = async (href: string): Promise<string> => {
    const [list, hash] =
      [...lists].find(([at]) => href.startsWith(at.slice(0, at.lastIndexOf('/') + 1))) ?? [];
    if (list === undefined || hash === undefined) throw new Error(`no list of hashes for ${href}`);
    const found = await anew(
      list,
      async (cache) =>
        (await (
          await fetch(list, { integrity: hash, credentials: 'omit', cache })
        ).json()) as Readonly<Record<string, string>>,
    );
    for (const [path, one] of Object.entries(found)) hashes.set(new URL(path, list).href, one);
    const own = hashes.get(href);
    if (own === undefined) throw new Error(`no hash for ${href}`);
    return own;
  };
  const loadChecked = async (href: string): Promise<unknown> => {
    const integrity = hashes.get(href) ?? (await listed(href));
    await checked(href, integrity, ownNonce);
    return import(/* @vite-ignore */ href);
  };
  return {
    allow: (more) => {
      ownNonce = more.nonce;
      for (const [href, hash] of Object.entries(more.files)) hashes.set(href, hash);
      for (const [href, hash] of Object.entries(more.lists)) lists.set(href, hash);
    },
    load: (href) => {
      const loading = loads.get(href) ?? loadChecked(href);
      loads.set(href, loading);
      // The next press tries again.
      loading.catch(() => loads.delete(href));
      return loading;
    },
    adopt: (rules) => {
      if (known.has(rules)) return;
      known.add(rules);
      const sheet = sheetOf(rules);
      sheets.push(sheet);
      for (const root of roots) root.adoptedStyleSheets.push(sheet);
    },
    styles: (href, integrity) => {
      const loading = texts.get(href) ?? fetchStyles(href, integrity);
      texts.set(href, loading);
      loading.catch(() => texts.delete(href));
      return loading;
    },
    join: (root) => {
      root.adoptedStyleSheets.push(...sheets);
      roots.add(root);
      return () => void roots.delete(root);
    },
  };
}

const fetchStyles = (href: string, integrity: string): Promise<CSSStyleSheet> =>
  anew(href, async (cache) => {
    const answer = await fetch(href, {
      credentials: 'omit',
      cache,
      ...(integrity && { integrity }),
    });
    if (!answer.ok) throw new Error(`could not load ${href}`);
    return sheetOf(await answer.text());
  });

/** What did not come, or with other bytes. */
const failed = new Set<string>();

/** Browsers keep these files forever, wrong bytes too: what has failed is asked for past what is kept. */
async function anew<T>(href: string, load: (cache: RequestCache) => Promise<T>): Promise<T> {
  try {
    const loaded = await load(failed.has(href) ? 'reload' : 'default');
    failed.delete(href);
    return loaded;
  } catch (error) {
    failed.add(href);
    throw error;
  }
}

export function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** The browser fetches the module and compares its hash; a later import takes what it has kept. */
export const checked = (href: string, integrity: string, nonce: string): Promise<void> =>
  anew(href, async (cache) => {
    if (cache === 'reload') await (await fetch(href, { integrity, cache })).arrayBuffer();
    await preloaded(href, integrity, nonce);
  });

function preloaded(href: string, integrity: string, nonce: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: 'anonymous',
      integrity,
      nonce,
      href,
    });
    link.onload = () => resolve(link.remove());
    link.onerror = () => {
      link.remove();
      reject(new Error(`could not load ${href}`));
    };
    document.head.append(link);
  });
}
