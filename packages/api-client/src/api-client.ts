import type { Endpoint } from '@foyer/contract';
import type * as v from 'valibot';
import type { CallInput } from './request-path.ts';
import type { Reply } from './reply.ts';

type Schema = v.GenericSchema;

export type ApiClient = {
  /**
   * Calls an endpoint; the answer comes in the domain's shape. Never rejects: expected failures are
   * problems. Retried at most twice, on a broken connection or a 502, 503 or 504, and only where a
   * second arrival does no harm: a GET, or a POST with an `idempotencyKey`. A call that was aborted
   * answers `unreachable`; whoever aborts it asks its own signal, because by then the state the
   * answer belonged to is gone. Where an endpoint wants a CSRF token, it is fetched first.
   */
  call: <P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
    endpoint: Endpoint<P, Q, B, A>,
    ...input: CallArguments<P, Q, B>
  ) => Promise<Reply<v.InferOutput<A>>>;
};

export type CallArguments<P extends Schema, Q extends Schema, B extends Schema> =
  {} extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>];

export type ApiClientOptions = {
  /** Origin that answers, without a path: `https://www.example.com`, or `''` for the page's own. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** For one try; the call as a whole takes at most twice as long. */
  timeoutMs?: number;
  /**
   * Told of what a caller is not: unreadable answers, with the path of the first wrong value, and
   * nothing of its content.
   */
  log?: (event: string, detail: Readonly<Record<string, string | number>>) => void;
};

/**
 * The client of every endpoint of the contract. Pages show without a call, so what calls comes with
 * the first one.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    call: async (endpoint, ...input) => {
      const calling = await import('./call.ts').catch(() => null);
      return calling === null
        ? { ok: false, problem: { kind: 'unreachable' } }
        : calling.call(options, endpoint, ...input);
    },
  };
}
