import { searchPath } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';

type Session = Pick<BaseSession, 'site' | 'links' | 'prefix' | 'findPlaces'>;
type Who = ReturnType<BaseSession['visitor']['get']>;

/** Where the header and its menu lead, for this visitor on this site (HEADER-002 to HEADER-015). */
export type Navigation = {
  /** `null` until it is known. */
  readonly who: Who;
  /** Without what the site hides (HEADER-011, HEADER-012). */
  readonly links: { readonly home: string; readonly login: string | null; readonly register: string | null; readonly listYourVenue: string | null; readonly dashboard: string; readonly logout: string };
  readonly search: PlaceSearchPaths | null;
  readonly site: Session['site'];
  readonly prefix: string;
};
export type PlaceSearchPaths = { readonly find: BaseSession['findPlaces']; readonly around: BaseSession['links']['search']; readonly venue: BaseSession['links']['venue']; readonly page: string };

export function navigationOf({ site, links, prefix, findPlaces }: Session, who: Who): Navigation {
  const { home, listYourVenue, dashboard, logout } = links;
  return {
    who,
    site,
    prefix,
    links: { home, listYourVenue, dashboard, logout, login: site.hideLogin ? null : links.login, register: site.hideRegister ? null : links.register },
    search: site.hideHeaderSearch ? null : { find: findPlaces, around: links.search, venue: links.venue, page: searchPath(prefix, site) },
  };
}
