import type { AskedCall, BroughtAnswer } from '@foyer/api-client';
import { createAnsweredClient } from '@foyer/api-client/answered';
import { availabilityWire, venueWire } from '@foyer/contract';
import { askedField, remoteField, withoutFormFields } from '@foyer/domain';
import { formatsFor } from '@foyer/i18n';
import { type BaseSession, beginPage, createBaseSession, type Messages } from '@foyer/session';
import { readPath, routeOf, siteById } from '@foyer/sites';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { knownUser } from '../boot/known-user.ts';
import type { BootData } from '../boot/boot-data.ts';
import type { OpenedPage, PageModule } from '../boot/host-context.ts';
import { pageRoot } from '../boot/around.soon.tsx';
import { nextTask } from '../boot/moments.ts';
import type { PageRemotes } from '../slot/page-remotes.ts';
import { createServerPage, createServerStorage, type SetCookie, silentApi } from './server-page.ts';

/** What the front door knows of a page; answers as the API sent them. */
export type PageToDraw = {
  siteId: string;
  language: string;
  origin: string;
  pathname: string;
  /** With its `?`. */
  search: string;
  cookies: ReadonlyMap<string, string>;
  userAgent: string;
  now: number;
  /** The user of a visitor with a login; `answer: null`: nobody knows yet who it is. */
  login: { answer: string | null } | null;
  words: Messages;
  venue: string | null;
  availability: { search: string; answer: string } | null;
  vaultOrigin: string;
  mapTiles: BootData['mapTiles'] | null;
  /** Answers to the calls that an earlier drawing of this page asked for. */
  answers: readonly BroughtAnswer[];
  /** The fields of a form, as in a query string, that a visitor without scripts has sent. */
  sent: { method: 'GET' | 'POST'; fields: string } | null;
  /** For a tag on a page of another origin. */
  embedded?: boolean;
};

/** Draws one remote of the page; `null` where that is not possible: the browser mounts it then. */
export type DrawRemote = (
  id: string,
  session: BaseSession,
  part: string | undefined,
) => Promise<{ html: string; lazy: readonly string[] } | null>;

/** Does with the session what the sent form of a remote asks for; `null` where that failed. */
export type ActRemote = (
  id: string,
  session: BaseSession,
  sent: URLSearchParams,
) => Promise<Acted | null>;
/** `after`: what is to be done when the calls so far are answered. */
type Acted = { after: (() => Promise<Acted | null>) | null };

export type PageOutcome =
  /** The page as HTML, and fields of its boot data, as JSON texts. */
  | { kind: 'drawn'; html: string; boot: Readonly<Record<string, string>> }
  /** It can be drawn with the answers to these calls. */
  | { kind: 'asks'; calls: readonly AskedCall[] }
  /** It leads to another address. */
  | { kind: 'leads'; to: string; cookies: readonly SetCookie[] };

/**
 * Draws a page of a host as the browser will begin with it: the same module, the same session, the
 * same clock and answers; the remotes into their slots. `null` where an answer cannot be read (the
 * browser then shows the error).
 */
export async function drawPage(
  { open }: PageModule,
  known: PageToDraw,
  drawRemote: DrawRemote,
  actRemote: ActRemote,
): Promise<PageOutcome | null> {
  const site = siteById(known.siteId);
  const venue = parsed(venueWire, known.venue);
  const answer = parsed(availabilityWire, known.availability?.answer ?? null);
  if (!site || venue === 'malformed' || answer === 'malformed') return null;
  const firstAvailability =
    known.availability && answer ? { search: known.availability.search, answer } : null;
  const { language, pathname, search, answers } = known;
  const page = createServerPage({ origin: known.origin, pathname, search }, known.userAgent);
  const storage = createServerStorage(known.cookies);
  const sent = known.sent && new URLSearchParams(known.sent.fields);
  const asked: AskedCall[] = [];
  const api = createAnsweredClient(answers, silentApi, {
    asked: (call) => void asked.push(call),
  });
  const begin = beginPage();
  const base = createBaseSession({
    site,
    language,
    location: page.address(),
    clock: { now: () => known.now },
    formats: formatsFor(language),
    user: known.login && knownUser(jsonOf(known.login.answer), silentApi, () => undefined),
    sent,
    ...(known.embedded && { linkOrigin: known.origin }),
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
  let opened: OpenedPage | null = null;
  const opening = Promise.resolve(
    open({
      base,
      api,
      remotes,
      boot: { ...boot, vaultOrigin: known.vaultOrigin },
      storage,
      page,
      route: routeOf(readPath(pathname, site).rest),
    }),
  ).then((page) => {
    opened = page;
  });
  const leads = (to: string): PageOutcome => ({ kind: 'leads', to, cookies: storage.setCookies() });
  // A page whose calls are not answered yet may not open.
  await Promise.race([opening, settled()]);
  await settled();
  // A sent form has what the storage would; no browser takes over the page that answers it.
  if (sent === null && storage.wasShort()) return null;
  // Only what a page reads is asked for by drawing it.
  const reads = asked.filter((call) => call.reads);
  if (reads.length > 0) return { kind: 'asks', calls: reads };
  if (opened === null) return null;
  const { session, tree }: OpenedPage = opened;
  const actor = sent?.get(remoteField) ?? null;
  // A form without a remote only shows more of the page.
  if (sent && session && actor !== null) {
    const before = page.address().search;
    const done = asked.length;
    let acted = await actRemote(actor, session, sent);
    if (acted === null) return null;
    // What was changed is shown before anything is done with it.
    if (page.address().search !== before) return leads(pathname + ownQuery(page));
    await settled();
    while (acted?.after && asked.length === done && page.leadsTo() === null) {
      acted = await acted.after();
      await settled();
    }
    const calls = asked.slice(done);
    // A link may have been put together by anybody, and changes nothing.
    if (known.sent?.method === 'GET' && !calls.every(({ reads: isRead }) => isRead))
      return leads(pathname + ownQuery(page));
    if (page.leadsTo() === null && calls.length > 0) return { kind: 'asks', calls };
  }
  const to = page.leadsTo();
  if (to !== null) return leads(to);
  begin();
  let html = renderToString(
    pageRoot(
      { base, words: known.words, remotes, embedded: known.embedded ?? false },
      typeof tree === 'function' ? await tree() : tree,
    ),
  );
  for (const [index, { remote, part, session: own }] of slots.entries()) {
    const drawn = await drawRemote(remote, own, part);
    const inside =
      drawn === null ? '' : `<div data-drawn="${drawn.lazy.join(' ')}">${drawn.html}</div>`;
    html = html.replace(markOf(index), () => inside);
  }
  return {
    kind: 'drawn',
    html,
    boot: Object.fromEntries(
      Object.entries({ ...boot, ...(answers.length > 0 && { answers }) }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  };
}

/** The session has taken the answers, and asked for what it is missing. */
async function settled(): Promise<void> {
  await nextTask();
  await nextTask();
}

const ownQuery = (page: { address: () => { search: string } }): string =>
  withoutFormFields(new URLSearchParams(page.address().search), [askedField]);

const never = new Promise<never>(() => undefined);
const unloaded: PageRemotes = {
  place: null,
  drawn: true,
  load: () => never,
  isFirst: () => false,
  firstLoaded: never,
  firstPainted: never,
  further: () => never,
  mountFirst: () => false,
  takeMounted: () => null,
};

const markOf = (index: number): string => `<!--slot ${index}-->`;

const jsonOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

function parsed<T>(
  schema: v.GenericSchema<unknown, T>,
  text: string | null,
): T | null | 'malformed' {
  if (text === null) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return read.success ? read.output : 'malformed';
}
