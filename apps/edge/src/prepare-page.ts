import { loginCookie, withFilesOf } from '@foyer/contract';
import {
  chooseVersions,
  embeddedVersions,
  type Hint,
  hintsFor,
  type HostDescription,
  type Manifest,
  neededOf,
  type RemoteVersion,
} from '@foyer/federation/page';
import {
  brandOf,
  brandRules,
  cartWithoutLanguage,
  readPath,
  type Route,
  routeOf,
  type Site,
  startIn,
} from '@foyer/sites';
import type { AskApi, AskForVisitor } from './ask-api.ts';
import type { Configuration } from './configuration.ts';
import type { Deployed, DeployedWords } from './deployed.ts';
import { createCaller, drawWithAnswers } from './draw-with-answers.ts';
import type { CallAnswer, DrawableRemote, Drawing, DrawPool } from './drawing/draw-pool.ts';
import type { createStyleJoiner } from './joined-styles.ts';
import { languageOfCart, loginData, noData, type PageData, venueData } from './page-data.ts';
import { pageStyles } from './page-styles.ts';
import { allCookies } from './read-cookies.ts';

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
  /** For a tag on a page of another origin: without cookies, and with the site’s look. */
  embedded?: boolean;
};

export type PageParts = {
  joinStyles: ReturnType<typeof createStyleJoiner>;
  deployed: Deployed;
  drawPages: DrawPool;
  ask: AskApi;
  configuration: Configuration;
};

/** A page as drawn, and what it needs to start in a browser. */
export type PreparedPage = {
  route: Route;
  language: string;
  /** Path without the language’s prefix. */
  rest: string;
  host: HostDescription;
  vendor: Manifest['vendor'];
  data: PageData;
  /** `null`: the browser renders it. */
  drawing: Exclude<Drawing, { kind: 'asks' }> | null;
  isMissing: boolean;
  hints: readonly Hint[];
  styles: Awaited<ReturnType<typeof pageStyles>>;
  /** The chosen version of every remote that the site may show. */
  remotes: Readonly<Record<string, RemoteVersion>>;
  /** JSON text of the page’s boot data. */
  boot: string;
};

/** Name of the host that holds the pages of tags. */
const tagHost = 'embed';

/** Asks for what a page shows, and draws it. */
export async function preparePage(
  request: PageRequest,
  { joinStyles, deployed, drawPages, ask, configuration }: PageParts,
): Promise<PreparedPage> {
  const { site, sent, cookies, embedded = false } = request;
  const { language: said, rest } = readPath(request.path, site);
  const route = routeOf(rest);
  const visit = { hostname: request.hostname, address: request.address };
  const filesOrigin = embedded ? request.origin : undefined;
  const askForVisitor: AskForVisitor = async (path, more) => {
    const answer = await ask(path, { ...more, visit });
    return answer && { ...answer, text: withFilesOf(answer.text, filesOrigin) };
  };
  const cartId = cartWithoutLanguage(request.path, site);
  const language =
    (cartId && (await languageOfCart(askForVisitor, cartId, site.languages))) || said;
  const [manifest, ownHost, data, login] = await Promise.all([
    deployed.manifest(),
    deployed.host(embedded ? tagHost : site.host),
    route.page === 'venue'
      ? venueData(askForVisitor, route.alias, { ...request, language })
      : noData,
    loginData(askForVisitor, cookies),
  ]);
  const host = embedded ? await withTheme(ownHost, deployed, site) : ownHost;
  const chosen = chooseVersions(manifest, site.id, request.ticket);
  const remotes = embedded ? embeddedVersions(chosen) : chosen;
  const page = host.pages[route.page];
  const here = Object.fromEntries(
    (page?.remotes ?? []).flatMap((id) => (remotes[id] ? [[id, remotes[id]] as const] : [])),
  );
  // The messages are beside the module that our own pages load.
  const words = await wordsFor(
    deployed,
    host.folder,
    Object.fromEntries(Object.keys(here).flatMap((id) => (chosen[id] ? [[id, chosen[id]]] : []))),
    language,
  );
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
        embedded,
      },
      remotes: drawableRemotes(here, words),
    });
  const { drawing, isMissing } =
    host.server === null || data.status !== 200
      ? { drawing: null, isMissing: false }
      : await drawWithAnswers(draw, createCaller(askForVisitor, cookies));
  const drawn = drawing?.kind === 'drawn' ? drawing : null;
  // What a drawn page does not show is loaded when the visitor opens it.
  const atOnce = Object.fromEntries(
    Object.entries(here).filter(
      ([id]) => drawn === null || drawn.html.includes(`data-remote="${id}"`),
    ),
  );
  const hints = hintsFor(host, route.page, atOnce, manifest.vendor);
  const needed = await pageStyles(joinStyles, {
    host,
    hints,
    first: page?.first ?? [],
    remotes: atOnce,
    drawn: drawn?.html ?? '',
  });
  const look = brandRules(brandOf(site.id), embedded ? '.foyer' : ':root');
  const styles = { ...needed, css: needed.css + look };
  // What a drawn page shows of the host is there already, and a remote that is loaded when the
  // visitor opens its list brings its own messages.
  const boot: Record<string, string> = {
    site: JSON.stringify({
      ...site,
      // The first screen of the start page, and the sentence of every footer.
      start: !embedded && site.start ? startIn(site.start, language) : undefined,
    }),
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
      .filter(([id]) => (id === 'shell' ? drawn === null : id in atOnce))
      .map(([id, { text }]) => `${JSON.stringify(id)}:${text}`)
      .join(',')}}`,
    ...(login && { user: login.answer ?? 'null' }),
    ...data.boot,
    ...drawn?.boot,
  };
  return {
    route,
    language,
    rest,
    host,
    vendor: manifest.vendor,
    data,
    drawing,
    isMissing,
    hints,
    styles,
    remotes,
    boot: `{${Object.entries(boot)
      .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
      .join(',')}}`,
  };
}

/** The pages of tags with the tokens of a site’s look, which its own host declares. */
async function withTheme(
  host: HostDescription,
  deployed: Deployed,
  site: Site,
): Promise<HostDescription> {
  const { theme, integrity } = await deployed.host(site.host);
  return {
    ...host,
    styles: [...host.styles, ...(theme ? [theme] : [])],
    integrity: { ...host.integrity, ...integrity },
  };
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
