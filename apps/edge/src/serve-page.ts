import { randomBytes } from 'node:crypto';
import { loginCookie } from '@foyer/contract';
import { withoutFormFields } from '@foyer/domain';
import {
  chooseVersions,
  hintsFor,
  neededOf,
  pageHtml,
  type RemoteVersion,
} from '@foyer/federation/page';
import { languageOf, readPath, type Route, routeOf, type Site } from '@foyer/sites';
import type { AskApi, AskForVisitor } from './ask-api.ts';
import type { Configuration } from './configuration.ts';
import type { Deployed, DeployedWords } from './deployed.ts';
import { createCaller, drawWithAnswers } from './draw-with-answers.ts';
import type { CallAnswer, DrawableRemote, DrawPool } from './drawing/draw-pool.ts';
import { earlyHints } from './early-hints.ts';
import type { createStyleJoiner } from './joined-styles.ts';
import { otherOrigins } from './other-origins.ts';
import { loginData, noData, venueData } from './page-data.ts';
import { pageHead, venueHead } from './page-head.ts';
import { pageStyles } from './page-styles.ts';
import { prefetchRules } from './prefetch-rules.ts';
import { allCookies } from './read-cookies.ts';
import { securityHeaders } from './security-headers.ts';
import { zoneNoteScript } from './zone-note-script.ts';

/** A form that a visitor without scripts has sent, with its fields as in a query string. */
export type SentForm = { method: 'GET' | 'POST'; fields: string };

export type PageRequest = {
  site: Site;
  hostname: string;
  origin: string;
  path: string;
  search: URLSearchParams;
  sent: SentForm | null;
  cookies: string;
  userAgent: string;
  ticket: number;
  /** The browser asks for less data (`Save-Data`). */
  savesData: boolean;
  now: number;
  address: string;
};
export type PageAnswer =
  | { status: number; headers: Readonly<Record<string, string>>; html: string }
  /** It leads to another address, with `Set-Cookie` headers. */
  | { to: string; setCookies: readonly string[] };

type Parts = {
  joinStyles: ReturnType<typeof createStyleJoiner>;
  deployed: Deployed;
  drawPages: DrawPool;
  ask: AskApi;
  configuration: Configuration;
};

/** The page of an address with everything that it needs to start, or the hints for it. */
export async function servePage(
  request: PageRequest,
  { joinStyles, deployed, drawPages, ask, configuration }: Parts,
): Promise<PageAnswer> {
  const { site, sent, cookies } = request;
  const { language, rest } = readPath(request.path, site);
  const route = routeOf(rest);
  const visit = { hostname: request.hostname, address: request.address };
  const askForVisitor: AskForVisitor = (path, more) => ask(path, { ...more, visit });
  const [manifest, host, data, login] = await Promise.all([
    deployed.manifest(),
    deployed.host(site.host),
    route.page === 'venue'
      ? venueData(askForVisitor, route.alias, { ...request, language })
      : noData,
    loginData(askForVisitor, cookies),
  ]);
  const remotes = chooseVersions(manifest, site.id, request.ticket);
  const page = host.pages[route.page];
  const here = Object.fromEntries(
    (page?.remotes ?? []).flatMap((id) => (remotes[id] ? [[id, remotes[id]] as const] : [])),
  );
  const words = await wordsFor(deployed, host.folder, here, language);
  const draw = (answers: readonly CallAnswer[]) =>
    drawPages.draw({
      host: { file: host.server ?? '', integrity: null },
      page: route.page,
      known: {
        siteId: site.id,
        language,
        origin: request.origin,
        pathname: request.path,
        search: request.search.size > 0 ? `?${request.search}` : '',
        cookies: cookiesOfPage(cookies),
        userAgent: request.userAgent,
        now: request.now,
        login,
        words: words['shell']?.messages ?? {},
        venue: data.venue?.answer ?? null,
        availability: data.availability,
        vaultOrigin: configuration.vaultOrigin,
        mapTiles: configuration.mapTiles ?? null,
        answers,
        sent,
      },
      remotes: drawableRemotes(here, words),
    });
  const { drawing, isMissing } =
    host.server === null || data.status !== 200
      ? { drawing: null, isMissing: false }
      : await drawWithAnswers(draw, createCaller(askForVisitor, cookies));
  if (drawing?.kind === 'leads')
    return { to: drawing.to, setCookies: drawing.cookies.map(setCookie) };
  // Where nothing can be done with a form, its page is shown as before it was sent.
  if (drawing === null && sent !== null)
    return { to: request.path + withoutFormFields(request.search), setCookies: [] };

  const drawn = drawing?.html ?? '';
  // What a drawn page does not show is loaded when the visitor opens it.
  const atOnce = Object.fromEntries(
    Object.entries(here).filter(([id]) => drawn === '' || drawn.includes(`data-remote="${id}"`)),
  );
  const hints = hintsFor(host, route.page, atOnce, manifest.vendor);
  const styles = await pageStyles(joinStyles, {
    host,
    hints,
    first: page?.first ?? [],
    remotes: atOnce,
    drawn,
  });
  // What a drawn page shows of the host is there already, and a remote that is loaded when the
  // visitor opens its list brings its own messages.
  const boot: Record<string, string> = {
    site: JSON.stringify(site),
    language: JSON.stringify(language),
    now: JSON.stringify(request.now),
    vendor: JSON.stringify(manifest.vendor.contract),
    vaultOrigin: JSON.stringify(configuration.vaultOrigin),
    remotes: JSON.stringify(
      Object.fromEntries(
        Object.entries(here).map(([id, version]) => [
          id,
          neededOf(version, manifest.vendor, styles.hrefs),
        ]),
      ),
    ),
    words: `{${Object.entries(words)
      .filter(([id]) => (id === 'shell' ? drawn === '' : id in atOnce))
      .map(([id, { text }]) => `${JSON.stringify(id)}:${text}`)
      .join(',')}}`,
    ...(login && { user: login.answer ?? 'null' }),
    ...data.boot,
    ...drawing?.boot,
  };
  const venue = data.venue?.read ?? null;
  const firstPicture = venue?.pictures[0] ?? null;
  // A venue has one address, by whichever name it was opened.
  const about = { site, origin: request.origin, rest: venue?.alias ?? rest, language };
  const nonce = randomBytes(16).toString('base64');
  const html = pageHtml({
    // The joined text replaces the sheets of host and remotes.
    host: { ...host, styles: [] },
    css: styles.css,
    entry: page?.scripts[0],
    vendor: manifest.vendor,
    language,
    direction: languageOf(language)?.direction ?? 'ltr',
    head: venue
      ? venueHead(about, venue) + zoneNoteScript(venue.timezone, data.start, nonce)
      : pageHead(about, site.name) +
        (sent === null ? prefetchRules(route.page, { savesData: request.savesData, nonce }) : ''),
    hints: [...styles.later, ...hints.filter(({ rel }) => rel === 'modulepreload')],
    boot: `{${Object.entries(boot)
      .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
      .join(',')}}`,
    nonce,
    drawn,
    pictureFirst: drawn !== '' && firstPicture !== null,
    // A session in the browser would begin without what the form has changed.
    scripts: sent === null,
  });
  return {
    status: isMissing ? 404 : data.status,
    headers: {
      ...securityHeaders(nonce, otherOrigins(data, configuration)),
      ...(personalPages.has(route.page) && { 'x-robots-tag': 'noindex' }),
      ...(firstPicture && { link: earlyHints(firstPicture) }),
    },
    html,
  };
}

/** Pages of one visitor, whose addresses may hold an id that gives access. */
const personalPages: ReadonlySet<Route['page']> = new Set([
  'checkout',
  'book',
  'payment-failure',
  'confirmation',
  'account',
]);

/** As a browser's script would write it. */
const setCookie = ({
  name,
  value,
  maxAgeSeconds,
}: {
  name: string;
  value: string | null;
  maxAgeSeconds: number | null;
}): string => {
  const life = value === null ? 0 : maxAgeSeconds;
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax${life === null ? '' : `; Max-Age=${life}`}`;
};

async function wordsFor(
  deployed: Deployed,
  hostFolder: string,
  remotes: Readonly<Record<string, { module: { entry: string } }>>,
  language: string,
): Promise<Record<string, DeployedWords>> {
  // An entry is at <version>/module/assets/<file>, its messages in <version>/module.
  const folders: (readonly [string, string])[] = [
    ['shell', hostFolder],
    ...Object.entries(remotes).map(
      ([id, remote]) => [id, remote.module.entry.replace(/\/assets\/[^/]+$/, '')] as const,
    ),
  ];
  const all = await Promise.all(
    folders.map(async ([id, folder]) => [id, await deployed.words(folder, language)] as const),
  );
  // Missing messages are left out: an empty set would show message ids, while without one a remote
  // loads its own.
  return Object.fromEntries(all.flatMap(([id, words]) => (words === null ? [] : [[id, words]])));
}

/** What the page's scripts see of the cookies: the login is kept from them. */
const cookiesOfPage = (header: string): ReadonlyMap<string, string> =>
  new Map([...allCookies(header)].filter(([name]) => name !== loginCookie));

/** Those that can be drawn: with a file for it, and with messages. */
const drawableRemotes = (
  remotes: Readonly<Record<string, RemoteVersion>>,
  words: Readonly<Record<string, DeployedWords>>,
): Record<string, DrawableRemote> =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([id, { server, integrity }]) => {
      const own = words[id];
      return server === null || own === undefined
        ? []
        : [[id, { file: server, integrity: integrity[server] ?? '', words: own.file }]];
    }),
  );
