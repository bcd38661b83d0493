import type { CallProblem, Reply } from '@foyer/api-client';
import type { Place, UserInfo } from '@foyer/contract';
import type { Instant } from '@foyer/domain';
import type { Formats } from '@foyer/i18n';
import type { Site } from '@foyer/sites';
import type { Readable } from './readable.ts';

/**
 * Messages of one remote in one language: message id to text or compiled parts, as Lingui loads
 * them.
 */
export type Messages = Readonly<Record<string, unknown>>;

/**
 * Version of the contract between hosts and remotes; a remote built for a newer one is not mounted.
 */
export const sessionContract = 12;

/** The part of the session that every page hands to every remote. */
export type BaseSession = {
  contract: number;
  site: Site;
  /** Language of the page: `en`, `de`, `en-us`. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The page's language and direction, for remotes of before Arabic was a language of pages. */
  validation: { id: string; direction: 'ltr' | 'rtl' };
  clock: { now: () => Instant };
  /** Formatters for money, dates and numbers in the page's language. */
  formats: Formats;
  /** A remote's messages if they came with the page; otherwise the remote loads them. */
  words: (remoteId: string) => Messages | null;
  /** The visitor; `null` while the user is being loaded, anonymous where that failed. */
  visitor: Readable<UserInfo | null>;
  /** Cities and venues that match a text (HEADER-014). */
  findPlaces: (text: string, signal: AbortSignal) => Promise<Reply<readonly Place[]>>;
  /**
   * Translates a venue's or room's text into the page's language; `null` where that is not possible
   * (API-032, A-029).
   */
  translate: (text: string) => Promise<string | null>;
  /** The query of the page's address, with its `?`; it changes without a notice. */
  search: Readable<string>;
  /**
   * The form that this page answers, where a visitor without scripts has sent one: only at the front
   * door, and views begin with its values.
   */
  sent: URLSearchParams | null;
  /** The language's prefix in this page's address, `''` for none. */
  prefix: string;
  /**
   * What stands before each path of the site: `''` on its own pages, its origin in a tag on somebody
   * else's, which has no start page of the site.
   */
  linkOrigin: string;
  /** Paths of links, each with the language's prefix. */
  links: {
    home: string;
    login: string;
    register: string;
    logout: string;
    dashboard: string;
    /** The provider's page for listing a venue; `null` where there is none (HEADER-007, A-145). */
    listYourVenue: string | null;
    terms: string;
    privacy: string;
    dataProcessing: string;
    /** This page in another of the site's languages, with this query. */
    inLanguage: (language: string, search: string) => string;
    /** Search near a place (HEADER-008). */
    search: (latitude: number, longitude: number) => string;
    /** Search in a city, for this page's meeting if it has one (VENUE-024, VENUE-025). */
    city: (name: string) => string;
    venue: (alias: string) => string;
  };
  /** Loads this page anew. */
  reload: () => void;
  /** Support line for this language; `null` hides it. */
  supportPhone: string | null;
  /** Reports a bug or a silent fallback; never with personal data. */
  log: (event: string, detail?: Readonly<Record<string, string | number>>) => void;
};

/** A failed call, with the server's problem if it sent one. */
export type { CallProblem };
