import { searchPath } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';

type Session = Pick<BaseSession, 'site' | 'links' | 'prefix' | 'findPlaces'>;
type Who = ReturnType<BaseSession['visitor']['get']>;

/**
 * The links of the header and its menu, for this visitor on this site (HEADER-002 to HEADER-015).
 */
export type Navigation = {
  /** `null` until it is known. */
  who: Who;
  /** Without those that the site hides (HEADER-011, HEADER-012). */
  links: {
    home: string;
    login: string | null;
    register: string | null;
    listYourVenue: string | null;
    dashboard: string;
    logout: string;
  };
  search: PlaceSearchPaths | null;
  site: Session['site'];
  prefix: string;
};
export type PlaceSearchPaths = {
  find: BaseSession['findPlaces'];
  around: BaseSession['links']['search'];
  venue: BaseSession['links']['venue'];
  page: string;
};

export function navigationOf({ site, links, prefix, findPlaces }: Session, who: Who): Navigation {
  const { home, listYourVenue, dashboard, logout } = links;
  return {
    who,
    site,
    prefix,
    links: {
      home,
      listYourVenue,
      dashboard,
      logout,
      login: site.hideLogin ? null : links.login,
      register: site.hideRegister ? null : links.register,
    },
    search: site.hideHeaderSearch
      ? null
      : {
          find: findPlaces,
          around: links.search,
          venue: links.venue,
          page: searchPath(prefix, site),
        },
  };
}
