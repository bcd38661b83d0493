import type { CallProblem, Reply } from '@foyer/api-client';
import type { Place, UserInfo } from '@foyer/contract';
import type { Instant } from '@foyer/domain';
import type { Formats } from '@foyer/i18n';
import type { Site } from '@foyer/sites';
import type { Readable } from './readable.ts';

/**
 * Words of one remote in one language: message id to text or compiled parts, as Lingui loads them.
 */
export type Messages = Readonly<Record<string, unknown>>;

/**
 * The number of the contract between hosts and remotes; a remote that speaks a newer one is not
 * mounted.
 */
export const sessionContract = 4;

/** What every page hands to every remote. */
export type BaseSession = {
  contract: number;
  site: Site;
  /** Language of the page: `en`, `de`, `en-us`. */
  language: string;
  direction: 'ltr' | 'rtl';
  /**
   * Language and direction of validation messages, which know one language more than pages
   * (SITE-022).
   */
  validation: { id: string; direction: 'ltr' | 'rtl' };
  clock: { now: () => Instant };
  /** Money, dates and numbers in the page's language. */
  formats: Formats;
  /** A remote's words when the page brought them along; else the remote loads its own. */
  words: (remoteId: string) => Messages | null;
  /**
   * Who visits; `null` while it is being asked, and nobody in particular where nothing came back
   * (A-175).
   */
  visitor: Readable<UserInfo | null>;
  /** Cities and venues that a text may mean (HEADER-014). */
  findPlaces: (text: string, signal: AbortSignal) => Promise<Reply<readonly Place[]>>;
  /**
   * A venue's or room's text in the page's language, and `null` where nobody can say it in that
   * (API-032, A-029).
   */
  translate: (text: string) => Promise<string | null>;
  /** The language's prefix of this page's address, `''` for none. */
  prefix: string;
  /** Where links of this page lead, each with the language's prefix. */
  links: {
    home: string;
    login: string;
    register: string;
    logout: string;
    dashboard: string;
    /** The provider's page for who has a venue; `null` where there is none (HEADER-007, A-145). */
    listYourVenue: string | null;
    terms: string;
    privacy: string;
    dataProcessing: string;
    /** This page in another offered language. */
    inLanguage: (language: string) => string;
    /** Search near a place (HEADER-008). */
    search: (latitude: number, longitude: number) => string;
    /** Search in a city, for this page's meeting where it has one (VENUE-024, VENUE-025). */
    city: (name: string) => string;
    venue: (alias: string) => string;
  };
  /** Support line for this language, or `null`: then nothing is shown. */
  supportPhone: string | null;
  /** Reports a bug or a quiet fallback; never personal data. */
  log: (event: string, detail?: Readonly<Record<string, string | number>>) => void;
};

/** A failed call as the visitor meets it, with what was refused where the server said so. */
export type { CallProblem };
