import { createSessionToken, type Endpoint, problemSchema } from '@foyer/contract';
import * as v from 'valibot';
import { type CallInput, requestPath } from './request-path.ts';
import type { CallProblem, Reply } from './reply.ts';

type Schema = v.GenericSchema;

export type ApiClient = {
  /**
   * Calls an endpoint; the answer comes in the domain's shape. Never rejects: expected failures are problems.
   * Retried at most twice, on a broken connection or a 502, 503 or 504, and only where a second arrival does no harm:
   * a GET, or a POST with an `idempotencyKey`. A call that was aborted answers `unreachable`; whoever aborts it asks
   * its own signal, because by then the state the answer belonged to is gone. Where an endpoint wants a CSRF token, it is
   * fetched first.
   */
  readonly call: <P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(endpoint: Endpoint<P, Q, B, A>, ...input: CallArguments<P, Q, B>) => Promise<Reply<v.InferOutput<A>>>;
};

type CallArguments<P extends Schema, Q extends Schema, B extends Schema> = {} extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>];

export type ApiClientOptions = {
  /** Origin that answers, without a path: `https://www.example.com`, or `''` for the page's own. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** For one try; the call as a whole takes at most twice as long. */
  readonly timeoutMs?: number;
  /** Told of what a caller is not: unreadable answers, with the path of the first wrong value, and nothing of its content. */
  readonly log?: (event: string, detail: Readonly<Record<string, string | number>>) => void;
};

/** Input of any endpoint, once its types have done their work at the call. */
type AnyInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown; readonly idempotencyKey?: string; readonly signal?: AbortSignal };

const retry = {
  limit: 2,
  statusCodes: [502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 2000,
  delay: (attempt: number) => 300 * 2 ** attempt,
  jitter: (delay: number) => delay / 2 + (Math.random() * delay) / 2,
};

/** The client of every endpoint of the contract. */
export function createApiClient({ baseUrl, fetch, timeoutMs = 10_000, log }: ApiClientOptions): ApiClient {
  const malformed = (endpoint: string, at: string): Reply<never> => {
    log?.('malformed-answer', { endpoint, at });
    return { ok: false, problem: { kind: 'malformed' } };
  };
  const call: ApiClient['call'] = async (endpoint, ...[given]) => {
    const input: AnyInput = given ?? {};
    const token = endpoint.csrf ? await call(createSessionToken, input.signal ? { signal: input.signal } : {}) : null;
    if (token?.ok === false) return token;
    const url = `${baseUrl}${requestPath(endpoint.path, input)}`;
    // Pages show without a call, so the library comes with the first one.
    const library = import('ky');
    const answered = await library.then(({ default: ky }) => ky(url, requestOptions(endpoint.method, input, token?.value ?? null)).text()).then(
      (text) => ({ text }),
      async (error: unknown) => ({ refusal: await readRefusal(error, library) }),
    );
    if ('text' in answered) return readAnswer(endpoint, answered.text, (at) => malformed(endpoint.id, at));
    return answered.refusal.kind === 'malformed' ? malformed(endpoint.id, 'problem') : { ok: false, problem: answered.refusal };
  };
  const requestOptions = (method: Endpoint['method'], { body, idempotencyKey, signal }: AnyInput, csrfToken: string | null) => ({
    method,
    ...(method === 'POST' && body !== undefined ? { json: body } : {}),
    headers: { ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}), ...(csrfToken ? { 'x-csrf-token': csrfToken } : {}) },
    ...(signal ? { signal } : {}),
    ...(fetch ? { fetch } : {}),
    timeout: timeoutMs,
    totalTimeout: timeoutMs * 2,
    retry: { ...retry, methods: idempotencyKey ? ['get', 'post'] : ['get'] },
  });
  return { call };
}

function readAnswer<A extends Schema>(endpoint: Endpoint<Schema, Schema, Schema, A>, text: string, malformed: (at: string) => Reply<never>): Reply<v.InferOutput<A>> {
  try {
    const parsed = v.safeParse(endpoint.answer, endpoint.answerType === 'text' ? text : parseJson(text), { abortEarly: true });
    return parsed.success ? { ok: true, value: parsed.output } : malformed(v.getDotPath(parsed.issues[0]) ?? '');
  } catch {
    // A schema turns wire into domain, and some wire can only be found impossible there (a currency that is none).
    return malformed('');
  }
}

/** An answer that is not 2xx, or none: a problem by its name; a 5xx without one is a proxy that stands before a server that is away. */
async function readRefusal(error: unknown, library: Promise<typeof import('ky')>): Promise<CallProblem> {
  const { isHTTPError } = await library.catch(() => ({ isHTTPError: null }));
  if (!isHTTPError?.(error)) return { kind: 'unreachable' };
  const { data } = error;
  const parsed = v.safeParse(problemSchema, typeof data === 'string' ? parseJson(data) : data);
  if (parsed.success) return { kind: 'refused', problem: parsed.output };
  return { kind: error.response.status >= 500 ? 'unreachable' : 'malformed' };
}

/** `undefined` where the text is not JSON; no schema of an answer accepts that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
