import type { FoundVenue, SearchAnswer } from '@foyer/contract';

export type { WaysOn } from '@foyer/contract';
import type { Refinement, SearchedMeeting, SearchPlace, SearchQuery, Zone } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';

/** `answer` is the last one while a newer one is loading. */
export type SearchState =
  | { kind: 'loading'; answer: SearchAnswer | null }
  | { kind: 'ready'; answer: SearchAnswer }
  | { kind: 'failed'; problem: CallProblem };

/** The meeting in a form, on the clock of the place. */
export type AskedMeeting = SearchedMeeting & { delegates: number };

/** Initial values and actions of a search form. */
export type SearchFormSession = BaseSession & {
  meeting: Readable<AskedMeeting>;
  actions: {
    /** Searches on the clock of the chosen place; `null` where that is unknown. */
    search: (meeting: AskedMeeting, place: SearchPlace, zone: Zone | null) => void;
  };
};

/** Session of the start page, whose search opens the search page. */
export type SearchStartSession = SearchFormSession & {
  page: 'home';
  /** Addresses of what stands below the form, for the meeting that is in the form. */
  ways: Readable<{ venue: (alias: string) => string; city: (name: string) => string }>;
  actions: {
    /** Tells what is in the form. A host that was built before it has nothing to tell. */
    change?: (meeting: AskedMeeting) => void;
  };
};

/** What another search differs in from the one on the page; it begins at its first page. */
export type SearchChange = {
  query?: Partial<Pick<SearchQuery, 'place' | 'span' | 'delegates'>>;
  refinement?: Refinement;
};

/** The tiles of a map; without them there are places on it, but no streets. */
export type SearchMapTiles = { url: string; attribution: string };

/**
 * Session of the search (D-15). The query is always in the address, so that reload, share and Back
 * work; `meeting` is the query's meeting on the clock of the results, else on the visitor's.
 */
export type SearchSession = SearchFormSession & {
  page: 'search';
  query: Readable<SearchQuery>;
  /** Filters and order, which are in the address too. */
  refinement: Readable<Refinement>;
  mapTiles: SearchMapTiles | null;
  results: Readable<SearchState>;
  /** A venue's page, with the same meeting. */
  venueLink: (venue: Pick<FoundVenue, 'alias'>) => string;
  /** A page of this search's results, from 1. */
  pageLink: (page: number) => string;
  /** Another search from here, which `change` shows in this page. */
  changeLink: (change: SearchChange) => string;
  actions: {
    change: (change: SearchChange) => void;
    showPage: (page: number) => void;
    retry: () => void;
  };
};
