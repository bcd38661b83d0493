import type { ApiClient } from '@foyer/api-client';
import type { UserInfo } from '@foyer/contract';
import { citySearchPath, pathIn, placeSearchPath, venuePath } from '@foyer/domain';
import { languageOf, pathInLanguage, phoneLine, prefixOfPage, type Site } from '@foyer/sites';
import { type BaseSession, type Messages, sessionContract } from './base-session.ts';
import { constantReadable, firstOf, promisedReadable } from './readable.ts';

export type BaseSessionParts = {
  site: Site;
  language: string;
  /** `lang` of the surrounding document, where it differs from the page's language. */
  /** Read anew for each link, because the query in the address changes. */
  location: { pathname: string; search: string };
  clock: BaseSession['clock'];
  formats: BaseSession['formats'];
  /** `null` where the page is only rendered, on the server. */
  api?: ApiClient | null;
  /** The user, where one has to be loaded; without it the visitor is anonymous. */
  user?: Promise<UserInfo> | null;
  words?: (remoteId: string) => Messages | null;
  sent?: URLSearchParams | null;
  /** Origin of the site for links, on a page of another origin; else they are paths. */
  linkOrigin?: string;
  reload?: BaseSession['reload'];
  log?: BaseSession['log'];
};

/**
 * Creates the part of the session that all remotes get: links with the language's prefix
 * (HEADER-001 to HEADER-010, HEADER-018), messages, clock, support line.
 */
export function createBaseSession({
  site,
  language,
  location,
  clock,
  formats,
  api = null,
  user = null,
  words = () => null,
  sent = null,
  linkOrigin = '',
  reload = () => globalThis.location.reload(),
  log = warn,
}: BaseSessionParts): BaseSession {
  const prefix = prefixOfPage(location.pathname, language, site);
  const direction = languageOf(language)?.direction ?? 'ltr';
  const to = (path: string) => linkOrigin + pathIn(prefix, path);
  return {
    contract: sessionContract,
    site,
    language,
    direction,
    validation: { id: language, direction },
    clock,
    formats,
    words,
    visitor: user === null ? constantReadable(nobody) : promisedReadable<UserInfo>(user),
    findPlaces: async (text, signal) =>
      api === null
        ? unanswered
        : (await import('./search/find-places.ts')).findPlaces(api, language, text, signal),
    translate: async (text) =>
      api === null ? null : (await import('./translate.ts')).translate(api, language, text),
    search: {
      get: () => location.search,
      // The page's own session completes the query while the page begins.
      first: firstOf(() => location.search),
      subscribe: () => () => undefined,
    },
    sent,
    prefix,
    linkOrigin,
    links: {
      home: to('/'),
      login: to('/user/login'),
      register: to('/user/register'),
      logout: to('/user/logout'),
      dashboard: to('/dashboard'),
      listYourVenue: site.providerUrl && `${site.providerUrl}/venue-self-register`,
      terms: to('/terms'),
      privacy: to('/privacy'),
      dataProcessing: to('/data-processing'),
      ...site.footer?.legal,
      inLanguage: (other, search) =>
        linkOrigin + pathInLanguage(location.pathname, other, site) + search,
      search: (latitude, longitude) =>
        linkOrigin + placeSearchPath(prefix, site, { latitude, longitude }, site.headerSearch),
      city: (name) => linkOrigin + citySearchPath(prefix, site, name, null),
      venue: (alias) => linkOrigin + venuePath(prefix, alias),
    },
    reload,
    supportPhone: phoneLine(site, language, null)?.number ?? null,
    log,
  };
}

const nobody: UserInfo = { visitor: { kind: 'anonymous' }, instantRooms: 0 };
const unanswered = { ok: false, problem: { kind: 'unreachable' } } as const;

const warn: BaseSession['log'] = (event, detail) => console.warn(`foyer: ${event}`, detail ?? '');
