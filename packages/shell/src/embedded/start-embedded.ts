import { createApiClient } from '@foyer/api-client';
import type { EmbedPlace } from '@foyer/embed/place';
import { createRemoteLoader, type LoadingPlace } from '@foyer/federation';
import { formatsFor, prepareLanguage } from '@foyer/i18n';
import {
  type BaseSession,
  beginPage,
  createBaseSession,
  createMemoryStorage,
} from '@foyer/session';
import { readPath, routeOf } from '@foyer/sites';
import { pageTopWanted } from '@foyer/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { apiWith, pageClock, wordsOf } from '../boot/begin-with.ts';
import type { HostPages, PageModule } from '../boot/host-context.ts';
import { readBoot } from '../boot/boot-data.ts';
import { after, atRest } from '../boot/moments.ts';
import { pageRemotes } from '../slot/page-remotes.ts';
import { createEmbeddedPage } from './embedded-page.ts';
import { keepTargets } from './keep-targets.ts';
import { furtherRemotes } from './further-remotes.ts';
import { followLinks } from './follow-links.ts';
import { tellOfSession } from './tell-of-session.ts';

/** The pages that a tag shows; each is a script of its own. */
export type EmbeddedModules = Partial<Record<keyof HostPages, () => Promise<{ page: PageModule }>>>;

/** What every tag of the document keeps: nothing that outlives it. */
const storages = new WeakMap<Node, ReturnType<typeof createMemoryStorage>>();

/** How long (ms) the page around waits for its first remotes. */
const patience = 3000;

/**
 * Starts a page of the site in a tag, into what the front door has drawn there, or into the empty
 * element. Returns what ends it without a trace.
 */
export async function startEmbedded(
  modules: EmbeddedModules,
  place: EmbedPlace,
): Promise<() => void> {
  const { element, origin } = place;
  const boot = readBoot(place.boot);
  if (boot === null) throw new Error('the answer of the site cannot be read');
  const { site, language } = boot;
  const route = routeOf(readPath(place.address().pathname, site).rest);
  const load = modules[route.page];
  const pageOf = (pathname: string) => routeOf(readPath(pathname, site).rest).page;
  const shows = (pathname: string): boolean => modules[pageOf(pathname)] !== undefined;
  const isOwn = (pathname: string): boolean => pageOf(pathname) === 'confirmation';
  if (!load) throw new Error(`a tag has no page ${route.page}`);
  const { first, open } = (await load()).page;
  const drawn = element.hasChildNodes();
  const letTargetsGo = keepTargets(element);
  const at = (): LoadingPlace => ({
    base: `${origin}/`,
    links: place.shadow,
    nonce: place.nonce,
    adopt: place.adopt,
  });
  const remotes = pageRemotes(
    createRemoteLoader({ remotes: boot.remotes, vendor: boot.vendor, place: at }),
    first,
    { drawn, further: () => furtherRemotes(origin, site.id, at) },
  );
  const wordsLoad = wordsOf(boot, language);
  await prepareLanguage(language);
  const { api, answered } = await apiWith(
    boot.answers ?? [],
    createApiClient({
      baseUrl: origin,
      filesOrigin: origin,
      log: (event, detail) => base.log(event, detail),
    }),
  );
  const clock = pageClock(boot.now);
  const begin = beginPage();
  const base: BaseSession = createBaseSession({
    site,
    api,
    language,
    location: liveAddress(place),
    linkOrigin: origin,
    clock,
    formats: formatsFor(language),
    words: (remoteId) => boot.words[remoteId] ?? null,
    reload: () => {
      const { pathname, search } = place.address();
      place.go(pathname + search, 'instead', isOwn(pathname));
    },
    log: (event) => place.tell({ name: 'problem', detail: { code: event } }),
  });
  const page = createEmbeddedPage(window, place, { painted: remotes.firstPainted, shows, isOwn });
  const storage = storages.get(place.shadow) ?? createMemoryStorage();
  storages.set(place.shadow, storage);
  const tellOf = (of: BaseSession) => tellOfSession(of, place.tell);
  const { tree, session } = await open({
    base,
    api,
    remotes,
    boot,
    storage,
    page: { ...page, elapsed: () => (clock.goes() ? page.elapsed() : 0) },
    route,
    tellOf,
  });
  await answered;
  begin();
  clock.go();
  if (drawn && session) {
    await Promise.race([remotes.firstLoaded, after(patience)]);
    if (remotes.mountFirst(element, session)) await atRest();
  }
  const [{ pageRoot, takeOver, keepFocus }, words, content] = await Promise.all([
    import('../boot/around.soon.tsx'),
    wordsLoad,
    typeof tree === 'function' ? tree() : tree,
  ]);
  const whole = pageRoot({ base, words, remotes, embedded: true }, content);
  const takenOver = takeOver(element);
  let ended = false;
  // React reports a page that ended before it was hydrated as an error: the visitor went on early.
  const onRecoverableError = (error: unknown) => {
    if (!ended) reportError(error);
  };
  const root = drawn ? hydrateRoot(element, whole, { onRecoverableError }) : createRoot(element);
  if (!drawn) root.render(whole);
  takenOver.repeat();
  const ends = [
    keepFocus(element),
    followLinks(element, place, { shows, isOwn }),
    listen(element, pageTopWanted, (event) => {
      event.preventDefault();
      place.toTop();
    }),
    session === null ? () => undefined : tellOf(session),
    () => root.unmount(),
    letTargetsGo,
    () => page.end(),
  ];
  place.tell({ name: 'ready' });
  return () => {
    ended = true;
    ends.forEach((end) => end());
  };
}

/** Read anew for each link. */
const liveAddress = ({ address }: EmbedPlace) => ({
  get pathname() {
    return address().pathname;
  },
  get search() {
    return address().search;
  },
});

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
