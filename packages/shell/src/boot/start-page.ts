import { createApiClient } from '@foyer/api-client';
import { createRemoteLoader, fetchLater } from '@foyer/federation';
import type { Instant } from '@foyer/domain';
import { formatsFor } from '@foyer/i18n';
import {
  type BaseSession,
  createBaseSession,
  createBrowserPage,
  createBrowserStorage,
  type Messages,
} from '@foyer/session';
import { readPath, routeOf } from '@foyer/sites';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageRemotes } from '../slot/page-remotes.ts';
import { type BootData, readBootData } from './boot-data.ts';
import type { PageModule } from './host-context.ts';
import { after, atRest } from './moments.ts';

/**
 * Starts a page of a host in the document and renders it into `#page`. Where the front door has
 * drawn it, the first remotes take over their drawings at once, and the page around them follows
 * with scripts of its own.
 */
export async function startPage({ first, open }: PageModule): Promise<void> {
  const element = document.getElementById('page');
  if (!element) throw new Error('the document has no element #page');
  const boot = readBootData(document);
  const found =
    boot ?? (await import('./without-front-door.ts').then(({ findPage }) => findPage(location)));
  if (!found) {
    element.textContent = 'There is no site at this address.';
    return;
  }
  const { site } = found;
  const { language, rest } = readPath(location.pathname, site);
  const remotes = pageRemotes(
    createRemoteLoader({ remotes: found.remotes, vendor: found.vendor }),
    first,
  );
  // These load while the session is created.
  const wordsLoad = wordsOf(boot, language);
  await after(0);
  const api = createApiClient({
    baseUrl: location.origin,
    log: (event, detail) => base.log(event, detail),
  });
  // If the front door sends no user, nobody is logged in.
  const asksWho = boot === null || boot.user !== undefined;
  const clock = pageClock(boot?.now ?? null);
  const base: BaseSession = createBaseSession({
    site,
    api,
    user: asksWho
      ? import('./known-user.ts').then(({ knownUser }) =>
          knownUser(boot?.user, api, (event, detail) => base.log(event, detail)),
        )
      : null,
    language,
    documentLanguage: document.documentElement.lang,
    location,
    clock,
    formats: formatsFor(language),
    words: (remoteId) => boot?.words[remoteId] ?? null,
  });
  // Setting an equal language would make the browser style and lay out the whole page again.
  const { documentElement } = document;
  if (documentElement.lang !== language) documentElement.lang = language;
  if (documentElement.dir !== base.direction) documentElement.dir = base.direction;
  const { tree, session } = open({
    base,
    api,
    remotes,
    boot,
    storage: createBrowserStorage(window),
    page: createBrowserPage(window, remotes.firstPainted),
    route: routeOf(rest),
  });
  // The session began with the time and the query of the drawing; from here on they change.
  base.search.first();
  clock.go();
  const drawn = element.hasChildNodes();
  if (drawn && session) {
    // The first remotes answer the visitor before anything else is loaded.
    await Promise.race([remotes.firstLoaded, after(patience)]);
    if (remotes.mountFirst(element, session)) await atRest();
  }
  fetchLater();
  const [{ pageRoot, takeOver, keepFocus, keepSizes }, words, content] = await Promise.all([
    import('./around.soon.tsx'),
    wordsLoad,
    typeof tree === 'function' ? tree() : tree,
  ]);
  const whole = pageRoot({ base, words, remotes }, content);
  const repeat = takeOver(element);
  if (drawn)
    hydrateRoot(element, whole, {
      onRecoverableError: (error) =>
        base.log('page-redrawn', { reason: error instanceof Error ? error.message : 'unknown' }),
    });
  else createRoot(element).render(whole);
  repeat();
  keepFocus(element);
  keepSizes(element, remotes.firstPainted);
}

/** How long (ms) the page around waits for its first remotes. */
const patience = 3000;

/**
 * Begins with the time at which the server made the page, and goes on with the visitor's clock,
 * which may be wrong by hours.
 */
function pageClock(began: Instant | null): { now: () => Instant; go: () => void } {
  const visitors = () => Math.floor(Date.now() / 1000);
  const ahead = began === null ? 0 : began - visitors();
  let held = began;
  return {
    now: () => held ?? visitors() + ahead,
    go: () => {
      held = null;
    },
  };
}

const shellLocales = import.meta.glob<{ messages: Messages }>('../locales/*.po');

async function wordsOf(boot: BootData | null, language: string): Promise<Messages> {
  const brought = boot?.words['shell'];
  if (brought) return brought;
  const load = shellLocales[`../locales/${language}.po`] ?? shellLocales['../locales/en.po'];
  return load ? (await load()).messages : {};
}
