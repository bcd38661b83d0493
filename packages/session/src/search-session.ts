import type { FoundVenue, SearchAnswer } from '@foyer/contract';
import type { SearchedMeeting, SearchPlace, SearchQuery, Zone } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';

/** `answer` is the last one while a newer is on its way. */
export type SearchState =
  | { kind: 'loading'; answer: SearchAnswer | null }
  | { kind: 'ready'; answer: SearchAnswer }
  | { kind: 'failed'; problem: CallProblem };

/** A meeting as a form has it, on the clock of the place. */
export type AskedMeeting = SearchedMeeting & { delegates: number };

/** What a form of the search begins with, and where it leads. */
export type SearchFormSession = BaseSession & {
  meeting: Readable<AskedMeeting>;
  actions: {
    /** Searches on the clock of the place that was picked; `null` where that is not known. */
    search: (meeting: AskedMeeting, place: SearchPlace, zone: Zone | null) => void;
  };
};

/** Memory of the start page: its search goes on at the page of the search. */
export type SearchStartSession = SearchFormSession & { page: 'home' };

/**
 * Memory of the search (D-15). The query is always in the address, so that reload, share and Back
 * work; `meeting` is the query's on the clock of what was found, else on the visitor's.
 */
export type SearchSession = SearchFormSession & {
  page: 'search';
  query: Readable<SearchQuery>;
  results: Readable<SearchState>;
  /** A venue's page, for the same meeting. */
  venueLink: (venue: Pick<FoundVenue, 'alias'>) => string;
  /** This search's further pages, from 1. */
  pageLink: (page: number) => string;
  actions: {
    showPage: (page: number) => void;
    retry: () => void;
  };
};
