import { availabilityWire, venueWire } from '@foyer/contract';
import { formatsFor } from '@foyer/i18n';
import {
  type BaseSession,
  type BrowserStorage,
  createBaseSession,
  type Messages,
} from '@foyer/session';
import { readPath, routeOf, siteById } from '@foyer/sites';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import type { BootData } from '../boot/boot-data.ts';
import type { PageModule } from '../boot/host-context.ts';
import { pageRoot } from '../boot/around.soon.tsx';
import type { PageRemotes } from '../slot/page-remotes.ts';
import { createServerPage, silentApi } from './server-page.ts';

/** What the front door knows of a page; answers as the API sent them. */
export type PageToDraw = {
  siteId: string;
  language: string;
  origin: string;
  pathname: string;
  /** With its `?`. */
  search: string;
  cookies: ReadonlyMap<string, string>;
  now: number;
  /** Nobody knows yet who it is: a visitor with a login. */
  mayBeLoggedIn: boolean;
  words: Messages;
  venue: string | null;
  availability: { search: string; answer: string } | null;
  mapTiles: BootData['mapTiles'] | null;
};

/** Draws one remote of the page; `null` where that is not possible: the browser mounts it then. */
export type DrawRemote = (
  id: string,
  session: BaseSession,
  part: string | undefined,
) => Promise<{ html: string; lazy: readonly string[] } | null>;

/** The page as HTML, and fields of its boot data, as JSON texts. */
export type DrawnPage = { html: string; boot: Readonly<Record<string, string>> };

/**
 * Draws a page of a host as the browser will begin with it: the same module, the same session, the
 * same clock; the remotes into their slots. `null` where an answer cannot be read (the browser then
 * shows the error).
 */
export async function drawPage(
  { open }: PageModule,
  known: PageToDraw,
  drawRemote: DrawRemote,
): Promise<DrawnPage | null> {
  const site = siteById(known.siteId);
  const venue = parsed(venueWire, known.venue);
  const answer = parsed(availabilityWire, known.availability?.answer ?? null);
  if (!site || venue === 'malformed' || answer === 'malformed') return null;
  const firstAvailability =
    known.availability && answer ? { search: known.availability.search, answer } : null;
  const { language, pathname } = known;
  const page = createServerPage({ origin: known.origin, pathname, search: known.search });
  const base = createBaseSession({
    site,
    language,
    location: page.address(),
    clock: { now: () => known.now },
    formats: formatsFor(language),
    user: known.mayBeLoggedIn ? new Promise<never>(() => undefined) : null,
  });
  const slots: { remote: string; part: string | undefined; session: BaseSession }[] = [];
  const remotes: PageRemotes = {
    ...unloaded,
    place: (remote, part, session) => markOf(slots.push({ remote, part, session }) - 1),
  };
  const boot: Partial<BootData> = {
    ...(venue && { venue }),
    ...(firstAvailability && { availability: firstAvailability }),
    ...(known.mapTiles && { mapTiles: known.mapTiles }),
  };
  const { tree } = open({
    base,
    api: silentApi,
    remotes,
    boot,
    storage: cookiesOnly(known.cookies),
    page,
    route: routeOf(readPath(pathname, site).rest),
  });
  let html = renderToString(
    pageRoot(
      { base, words: known.words, remotes },
      typeof tree === 'function' ? await tree() : tree,
    ),
  );
  for (const [index, { remote, part, session }] of slots.entries()) {
    const drawn = await drawRemote(remote, session, part);
    const inside =
      drawn === null ? '' : `<div data-drawn="${drawn.lazy.join(' ')}">${drawn.html}</div>`;
    html = html.replace(markOf(index), () => inside);
  }
  return {
    html,
    boot: Object.fromEntries(
      Object.entries(boot).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  };
}

const never = new Promise<never>(() => undefined);
const unloaded: PageRemotes = {
  place: null,
  load: () => never,
  isFirst: () => false,
  firstLoaded: never,
  firstPainted: never,
  mountFirst: () => false,
  takeMounted: () => null,
};

const markOf = (index: number): string => `<!--slot ${index}-->`;

function parsed<T>(
  schema: v.GenericSchema<unknown, T>,
  text: string | null,
): T | null | 'malformed' {
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return read.success ? read.output : 'malformed';
}

/** What the browser keeps besides cookies is not known here, and not part of a drawing. */
const cookiesOnly = (cookies: PageToDraw['cookies']): BrowserStorage => ({
  cookie: (name) => cookies.get(name) ?? null,
  setCookie: () => undefined,
  item: () => null,
  setItem: () => undefined,
  outlivesPage: () => true,
});
