import { randomBytes } from 'node:crypto';
import { loginCookie } from '@foyer/contract';
import {
  chooseVersions,
  type Hint,
  hintsFor,
  type HostDescription,
  neededOf,
  pageHtml,
  type RemoteVersion,
} from '@foyer/federation/page';
import { languageOf, readPath, routeOf, type Site } from '@foyer/sites';
import type { AskApi } from './ask-api.ts';
import type { Configuration } from './configuration.ts';
import type { Deployed, DeployedWords } from './deployed.ts';
import type { DrawableRemote, DrawPool } from './drawing/draw-pool.ts';
import type { createStyleJoiner, StyleSheet } from './joined-styles.ts';
import { earlyHints } from './early-hints.ts';
import { cartData, noData, type PageData, userData, venueData } from './page-data.ts';
import { zoneNoteScript } from './zone-note-script.ts';
import { pageHead, venueHead } from './page-head.ts';
import { prefetchRules } from './prefetch-rules.ts';
import { otherOrigins } from './other-origins.ts';
import { allCookies } from './read-cookies.ts';
import { securityHeaders } from './security-headers.ts';

export type PageRequest = {
  site: Site;
  origin: string;
  path: string;
  search: URLSearchParams;
  cookies: string;
  ticket: number;
  /** The browser asks for less data (`Save-Data`). */
  savesData: boolean;
  now: number;
  address: string;
};
export type PageAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string;
};

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
  const { site } = request;
  const { language, rest } = readPath(request.path, site);
  const route = routeOf(rest);
  const askForVisitor: AskApi = (path, more) =>
    ask(path, { host: new URL(request.origin).host, address: request.address, ...more });
  const [manifest, host, data, user] = await Promise.all([
    deployed.manifest(),
    deployed.host(site.host),
    dataFor(route, request, language, askForVisitor),
    userData(askForVisitor, request.cookies),
  ]);
  const remotes = chooseVersions(manifest, site.id, request.ticket);
  const page = host.pages[route.page];
  const here = Object.fromEntries(
    (page?.remotes ?? []).flatMap((id) => (remotes[id] ? [[id, remotes[id]] as const] : [])),
  );
  const words = await wordsFor(deployed, host.folder, here, language);
  const drawing =
    data.venue && host.server !== null
      ? await drawPages.draw({
          host: { file: host.server, integrity: null },
          page: route.page,
          known: {
            siteId: site.id,
            language,
            origin: request.origin,
            pathname: request.path,
            search: request.search.size > 0 ? `?${request.search}` : '',
            cookies: cookiesOfPage(request.cookies),
            now: request.now,
            mayBeLoggedIn: user['user'] !== undefined,
            words: parsedWords(words['shell']),
            venue: data.venue.answer,
            availability: data.availability,
            mapTiles: configuration.mapTiles ?? null,
          },
          remotes: drawableRemotes(here, words),
        })
      : null;
  const drawn = drawing?.html ?? '';
  // A remote whose list this query does not show is loaded when the visitor opens it.
  const atOnce = Object.fromEntries(
    Object.entries(here).filter(
      ([id]) => page?.lists[id] === undefined || drawn.includes(`data-remote="${id}"`),
    ),
  );
  const hints = hintsFor(host, route.page, atOnce, manifest.vendor);
  const scripts = hints.filter((hint) => hint.rel === 'modulepreload');
  const sheets = sheetsOf(host, hints, {
    isDrawn: drawn !== '',
    first: page?.first ?? [],
    remotes: atOnce,
  });
  const styles = await joinStyles([...sheets, ...Object.values(atOnce).flatMap(lazySheets)], drawn);
  // What a drawn page does not use yet comes with its later scripts.
  const asked = hints.map(({ href }) => href);
  const laterStyles = sheets.flatMap(({ href, integrity, whole }): Hint[] =>
    whole || !(host.styles.includes(href) || asked.includes(href))
      ? []
      : [{ rel: 'stylesheet', href, later: true, ...(integrity && { integrity }) }],
  );
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
    ...user,
    ...data.boot,
    ...drawing?.boot,
  };
  const venue = data.venue?.read ?? null;
  const firstPicture = venue?.pictures[0] ?? null;
  const about = { site, origin: request.origin, rest, language };
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
        prefetchRules(route.page, { savesData: request.savesData, nonce }),
    hints: [...laterStyles, ...scripts],
    boot: `{${Object.entries(boot)
      .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
      .join(',')}}`,
    nonce,
    drawn,
    pictureFirst: drawn !== '' && firstPicture !== null,
  });
  return {
    status: data.status,
    headers: {
      ...securityHeaders(nonce, otherOrigins(data, configuration)),
      ...(firstPicture && { link: earlyHints(firstPicture) }),
    },
    html,
  };
}

function dataFor(
  route: ReturnType<typeof routeOf>,
  request: PageRequest,
  language: string,
  ask: AskApi,
): Promise<PageData> {
  if (route.page === 'venue') return venueData(ask, route.alias, { ...request, language });
  if (route.page === 'checkout') return cartData(ask, route.cartId);
  return Promise.resolve(noData);
}

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

const parsedWords = (words: DeployedWords | undefined): unknown =>
  words === undefined ? {} : JSON.parse(words.text);

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

/**
 * The sheets of a page. Of a drawn one only those of its first remotes are there whole, and with
 * those of remotes that come through federation, which is later.
 */
function sheetsOf(
  host: HostDescription,
  hints: readonly Hint[],
  {
    isDrawn,
    first,
    remotes,
  }: {
    isDrawn: boolean;
    first: readonly string[];
    remotes: Readonly<Record<string, RemoteVersion>>;
  },
): StyleSheet[] {
  const drawnSheets = Object.entries(remotes).flatMap(([id, { module, integrity }]) =>
    module.styles.map((href) => ({
      href,
      integrity: integrity[href] ?? '',
      whole: first.includes(id),
    })),
  );
  const ofHost = [
    ...host.styles.map((href) => ({ href })),
    ...hints.flatMap(({ rel, href, integrity }) =>
      rel === 'stylesheet' && !(isDrawn && drawnSheets.some((sheet) => sheet.href === href))
        ? [{ href, ...(integrity !== undefined && { integrity }) }]
        : [],
    ),
  ].map((sheet): StyleSheet => ({ ...sheet, whole: !isDrawn }));
  return isDrawn ? [...ofHost, ...drawnSheets] : ofHost;
}

/** They bring themselves along where they are loaded: the page has what is drawn of them. */
const lazySheets = ({ lazyStyles, integrity }: RemoteVersion): StyleSheet[] =>
  lazyStyles.map((href) => ({ href, integrity: integrity[href] ?? '', whole: false }));
