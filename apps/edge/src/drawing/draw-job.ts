/** The server file of a remote’s chosen version, checked by its hash before it is loaded. */
export type DrawableRemote = {
  /** Path below the site folder. */
  file: string;
  /** `sha384-…` of the file’s bytes. */
  integrity: string;
  /** Path below the site folder of a JSON file with its messages. */
  words: string;
};

/** A page to be drawn. */
export type DrawJob = {
  /** Path of the host’s server file below the site folder; `integrity: null` is not checked. */
  host: { file: string; integrity: string | null };
  /** Which of the host’s pages: key of the module’s `draw`. */
  page: string;
  /** Plain data (structured clone) for the host’s function. */
  known: unknown;
  /** Id to chosen version; a slot of another remote stays empty. */
  remotes: Readonly<Record<string, DrawableRemote>>;
};

/** A remote whose drawing failed. The reason holds no text that may contain a visitor’s data. */
export type Undrawn = { remote: string; reason: string };

/** A call of the API, such as `GET /v2/cart/c_1`, and what it sends. */
export type AskedCall = { call: string; body?: unknown; idempotencyKey: string | null };

/** The answer to a call, as text. */
export type CallAnswer = { call: string; status: number; text: string };

/** What became of a page, and the remotes that failed in it. */
export type Drawing = { undrawn: readonly Undrawn[] } & (
  | {
      kind: 'drawn';
      html: string;
      /** Fields of the page’s boot data, each a JSON text. */
      boot: Readonly<Record<string, string>>;
    }
  /** It can be drawn with the answers to these calls. */
  | { kind: 'asks'; calls: readonly AskedCall[] }
  /** It leads to another address; the cookies are the page’s own (`value: null` removes one). */
  | {
      kind: 'leads';
      to: string;
      cookies: readonly { name: string; value: string | null; maxAgeSeconds: number | null }[];
    }
);

/**
 * Why a thread was stopped: the step under way used too much CPU time, waited too long without
 * working, did not end (`stuck`), or took too much memory; the thread ended by itself (`crash`); or
 * it had grown over many pages and was replaced between two (`grown`).
 */
export type StopReason = 'cpu' | 'idle' | 'stuck' | 'memory' | 'crash' | 'grown';

/** What the pool tells its owner. `file` and `remote` are `null` where none is to blame. */
export type DrawReport =
  /** A remote was left out, or with `remote: null` the host could not draw the page. */
  | { kind: 'undrawn'; remote: string | null; file: string; reason: string }
  /** A thread was stopped; another takes its place. */
  | { kind: 'stopped'; file: string | null; reason: StopReason }
  /** A file is not used until then (ms since 1970). */
  | { kind: 'barred'; file: string; until: number }
  /** A page found no free thread in time; so many others were still waiting. */
  | { kind: 'overloaded'; waiting: number }
  /** What drawn code wrote to the console, cut to a bounded length. */
  | { kind: 'output'; stream: 'stdout' | 'stderr'; line: string };
