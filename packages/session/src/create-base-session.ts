import { pathIn, placeSearchPath, venuePath } from '@foyer/domain';
import { languageOf, pathOf, phoneLine, readPath, type Site, validationLanguage } from '@foyer/sites';
import { type BaseSession, type Messages, sessionContract } from './base-session.ts';

export type BaseSessionParts = {
  readonly site: Site;
  readonly language: string;
  /** `lang` of the document around the page, where it is not the page's own. */
  readonly documentLanguage?: string;
  /** Read anew for each link, because the query moves with the visitor. */
  readonly location: { readonly pathname: string; readonly search: string };
  readonly clock: BaseSession['clock'];
  readonly formats: BaseSession['formats'];
  readonly words?: (remoteId: string) => Messages | null;
  readonly log?: BaseSession['log'];
};

/** What every page hands to every remote: links with the language's prefix (HEADER-001 to HEADER-010, HEADER-018), words, clock, support line. */
export function createBaseSession({ site, language, documentLanguage = language, location, clock, formats, words = () => null, log = warn }: BaseSessionParts): BaseSession {
  const { prefix } = readPath(location.pathname, site);
  const to = (path: string) => pathIn(prefix, path);
  return {
    contract: sessionContract,
    site,
    language,
    direction: languageOf(language)?.direction ?? 'ltr',
    validation: validationLanguage(documentLanguage, language),
    clock,
    formats,
    words,
    links: {
      home: to('/'),
      login: to('/user/login'),
      register: to('/user/register'),
      listYourVenue: '/venue-self-register',
      terms: to('/terms'),
      privacy: to('/privacy'),
      dataProcessing: to('/data-processing'),
      inLanguage: (other) => pathOf(other, readPath(location.pathname, site).rest) + location.search,
      search: (latitude, longitude) => placeSearchPath(prefix, site, { latitude, longitude }, site.headerSearch),
      venue: (alias) => venuePath(prefix, alias),
    },
    supportPhone: phoneLine(site, language, null)?.number ?? null,
    log,
  };
}

const warn: BaseSession['log'] = (event, detail) => console.warn(`foyer: ${event}`, detail ?? '');
