import type { ApiProblem, Endpoint } from '@foyer/contract';
import type * as v from 'valibot';
import type { CallInput } from './request-path.ts';

type Schema = v.GenericSchema;

export type ApiClient = {
  /**
   * Calls an endpoint; the answer has the domain's shape. Never rejects: expected failures are
   * problems. Retries at most twice, on a broken connection or a 502, 503 or 504, and only where a
   * repetition is harmless: a GET, or a POST with an `idempotencyKey`. An aborted call answers
   * `unreachable`; the caller checks its own signal. Where an endpoint needs a CSRF token, it is
   * fetched first.
   */
  call: <P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
    endpoint: Endpoint<P, Q, B, A>,
    ...input: CallArguments<P, Q, B>
  ) => Promise<Reply<v.InferOutput<A>>>;
};

export type CallArguments<P extends Schema, Q extends Schema, B extends Schema> =
  {} extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>];

export type ApiClientOptions = {
  /** Origin of the API, without a path: `https://www.example.com`, or `''` for the page's own. */
  baseUrl: string;
  /**
   * Origin of the pictures and other files that answers name by their paths, on a page of another
   * origin.
   */
  filesOrigin?: string;
  fetch?: typeof globalThis.fetch;
  /** For one attempt; the call as a whole takes at most twice as long. */
  timeoutMs?: number;
  /**
   * Receives what callers do not see: unreadable answers, with the path of the first wrong value
   * and none of its content.
   */
  log?: (event: string, detail: Readonly<Record<string, string | number>>) => void;
};

/**
 * The client of every endpoint of the contract. The code that calls is loaded after the first
 * remotes, or with the first call, because pages are shown without one.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    call: async (endpoint, ...input) => {
      const calling = await import('./call.soon.ts').catch(() => null);
      return calling === null
        ? { ok: false, problem: { kind: 'unreachable' } }
        : calling.call(options, endpoint, ...input);
    },
  };
}

/** Why a call failed: refused with a code, no answer in time, or an unreadable answer. */
export type CallProblem =
  { kind: 'refused'; problem: ApiProblem } | { kind: 'unreachable' } | { kind: 'malformed' };

/** What a call answers; expected failures are values. */
export type Reply<T> = { ok: true; value: T } | { ok: false; problem: CallProblem };
