import { createApiClient } from '@foyer/api-client';
import { createRemoteLoader, fetchLater } from '@foyer/federation';
import { formatsFor, prepareLanguage } from '@foyer/i18n';
import {
  type BaseSession,
  beginPage,
  createBaseSession,
  createBrowserPage,
  createBrowserStorage,
} from '@foyer/session';
import { readPath, routeOf } from '@foyer/sites';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageRemotes } from '../slot/page-remotes.ts';
import { apiWith, pageClock, wordsOf } from './begin-with.ts';
import { readBootData } from './boot-data.ts';
import type { PageModule } from './host-context.ts';
import { after, atRest, visited } from './moments.ts';

/**
 * Starts a page of a host in the document and renders it into `#page`. Where the front door has
 * drawn it, the first remotes take over their drawings at once, and the page around them follows
 * with scripts of its own.
 */
export async function startPage({ first, open }: PageModule): Promise<void> {
  const element = document.getElementById('page');
  if (!element) throw new Error('the document has no element #page');
  const boot = await readBootData(document);
  const found =
    boot ?? (await import('./without-front-door.ts').then(({ findPage }) => findPage(location)));
  if (!found) {
    element.textContent = 'There is no site at this address.';
    return;
  }
  const { site } = found;
  const clock = pageClock(boot?.now ?? null);
  // Nothing is asked of the server for a visitor who has not come.
  await visited();
  const read = readPath(location.pathname, site);
  // The front door knows it where the address does not say it.
  const language = boot?.language ?? read.language;
  const drawn = element.hasChildNodes();
  const remotes = pageRemotes(
    createRemoteLoader({ remotes: found.remotes, vendor: found.vendor }),
    first,
    {
      drawn,
      further: async () => {
        const { fetchRemotes } = await import('./without-front-door.ts');
        const { remotes: all, vendor } = await fetchRemotes(site.id);
        return createRemoteLoader({ remotes: all, vendor: boot?.vendor ?? vendor });
      },
    },
  );
  // The line is idle when the first remotes have arrived, while they take over their drawings.
  const firstArrived = Promise.race([remotes.firstLoaded, after(patience)]);
  void firstArrived.then(fetchLater);
  // These load while the session is created.
  const wordsLoad = wordsOf(boot, language);
  await Promise.all([prepareLanguage(language), after(0)]);
  const { api, answered } = await apiWith(
    boot?.answers ?? [],
    createApiClient({
      baseUrl: location.origin,
      log: (event, detail) => base.log(event, detail),
    }),
  );
  // If the front door sends no user, nobody is logged in.
  const asksWho = boot === null || boot.user !== undefined;
  const begin = beginPage();
  const base: BaseSession = createBaseSession({
    site,
    api,
    user: asksWho
      ? import('./known-user.ts').then(({ knownUser }) =>
          knownUser(boot?.user, api, (event, detail) => base.log(event, detail)),
        )
      : null,
    language,
    location,
    clock,
    formats: formatsFor(language),
    words: (remoteId) => boot?.words[remoteId] ?? null,
  });
  // Setting an equal language would make the browser style and lay out the whole page again.
  const { documentElement } = document;
  if (documentElement.lang !== language) documentElement.lang = language;
  if (documentElement.dir !== base.direction) documentElement.dir = base.direction;
  const page = createBrowserPage(window, remotes.firstPainted);
  const { tree, session } = await open({
    base,
    api,
    remotes,
    boot,
    storage: createBrowserStorage(window),
    page: { ...page, elapsed: () => (clock.goes() ? page.elapsed() : 0) },
    route: routeOf(read.rest),
  });
  await answered;
  // The session began with the time, the query and the answers of the drawing; from here on they
  // change.
  begin();
  clock.go();
  if (drawn && session) {
    // The first remotes answer the visitor before anything else is loaded.
    await firstArrived;
    if (remotes.mountFirst(element, session)) await atRest();
  }
  const [{ pageRoot, takeOver, keepFocus }, words, content] = await Promise.all([
    import('./around.soon.tsx'),
    wordsLoad,
    typeof tree === 'function' ? tree() : tree,
  ]);
  const whole = pageRoot({ base, words, remotes }, content);
  const takenOver = takeOver(element);
  if (drawn)
    hydrateRoot(element, whole, {
      onRecoverableError: (error) =>
        base.log('page-redrawn', { reason: error instanceof Error ? error.message : 'unknown' }),
    });
  else createRoot(element).render(whole);
  takenOver.repeat();
  keepFocus(element);
}

/** How long (ms) the page around waits for its first remotes. */
const patience = 3000;
