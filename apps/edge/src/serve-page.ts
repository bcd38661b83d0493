import { randomBytes } from 'node:crypto';
import { chooseVersions, hintsFor, neededOf, pageHtml } from '@foyer/federation/page';
import { cookies } from '@foyer/domain';
import { languageOf, readPath, routeOf, type Site } from '@foyer/sites';
import type { AskApi } from './ask-api.ts';
import type { Configuration } from './configuration.ts';
import type { Deployed } from './deployed.ts';
import type { DrawPage } from './draw-page.ts';
import type { createStyleJoiner } from './joined-styles.ts';
import { earlyHints } from './early-hints.ts';
import { cartData, noData, type PageData, userData, venueData } from './page-data.ts';
import { zoneNoteScript } from './zone-note-script.ts';
import { pageHead, venueHead } from './page-head.ts';
import { otherOrigins } from './other-origins.ts';
import { readCookies } from './read-cookies.ts';
import { securityHeaders } from './security-headers.ts';

export type PageRequest = {
  site: Site;
  origin: string;
  path: string;
  search: URLSearchParams;
  cookies: string;
  ticket: number;
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
  drawPage: DrawPage;
  ask: AskApi;
  configuration: Configuration;
};

/** The page of an address with everything that it needs to start, or the hints for it. */
export async function servePage(
  request: PageRequest,
  { joinStyles, deployed, drawPage, ask, configuration }: Parts,
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
  const list = data.sight?.list ?? null;
  // A list that this query does not show is loaded when the visitor opens it.
  const atOnce = Object.fromEntries(
    Object.entries(here).filter(([id]) => (page?.lists[id] ?? list) === list),
  );
  const hints = hintsFor(host, route.page, atOnce, manifest.vendor);
  const sheets = [
    ...host.styles.map((href) => ({ href })),
    ...hints.filter((hint) => hint.rel === 'stylesheet'),
  ];
  const scripts = hints.filter((hint) => hint.rel === 'modulepreload');
  const styles = await joinStyles(sheets);
  const words = await wordsFor(deployed, host.folder, here, language);
  const { sight, listed } = data;
  const drawn = sight
    ? await drawPage(host.server, route.page, {
        site,
        language,
        pathname: request.path,
        words: words['shell'] ?? {},
        venue: data.answered,
        sight,
        listed,
        closedNotices: readCookies(request.cookies)(cookies.closedNotices.name),
      })
    : null;
  const boot: Record<string, string> = {
    siteId: JSON.stringify(site.id),
    language: JSON.stringify(language),
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
    words: JSON.stringify(words),
    ...user,
    ...(data.venue &&
      configuration.mapTiles && { mapTiles: JSON.stringify(configuration.mapTiles) }),
    ...data.boot,
    ...(drawn && { venue: drawn.venue }),
  };
  const firstPicture = data.venue?.pictures[0] ?? null;
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
    head: data.venue
      ? venueHead(about, data.venue) + zoneNoteScript(data.venue.timezone, data.start, nonce)
      : pageHead(about, site.name),
    hints: scripts,
    boot: `{${Object.entries(boot)
      .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
      .join(',')}}`,
    nonce,
    drawn: drawn?.html ?? '',
    pictureFirst: drawn !== null && firstPicture !== null,
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
): Promise<Record<string, unknown>> {
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
  return Object.fromEntries(all.filter(([, words]) => words !== null));
}
