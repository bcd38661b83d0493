import { createSessionToken, type Endpoint, withFilesOf } from '@foyer/contract';
import ky, { isHTTPError } from 'ky';
import type * as v from 'valibot';
import type { ApiClientOptions, CallArguments, CallProblem, Reply } from './api-client.ts';
import { problemOf, readAnswer } from './read-answer.ts';
import { requestPath } from './request-path.ts';

type Schema = v.GenericSchema;

/** Input of any endpoint; the exact types are checked where it is called. */
type AnyInput = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

const retry = {
  limit: 2,
  statusCodes: [502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 2000,
  delay: (attempt: number) => 300 * 2 ** attempt,
  jitter: (delay: number) => delay / 2 + (Math.random() * delay) / 2,
};

/** One call of an endpoint, as `ApiClient` promises. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  client: ApiClientOptions,
  endpoint: Endpoint<P, Q, B, A>,
  ...[given]: CallArguments<P, Q, B>
): Promise<Reply<v.InferOutput<A>>> {
  const unreadable = (at: string) =>
    client.log?.('malformed-answer', { endpoint: endpoint.id, at });
  const input: AnyInput = given ?? {};
  const token = endpoint.csrf
    ? await call(client, createSessionToken, input.signal ? { signal: input.signal } : {})
    : null;
  if (token?.ok === false) return token;
  const url = `${client.baseUrl}${requestPath(endpoint.path, input)}`;
  const answered = await ky(
    url,
    requestOptions(client, endpoint.method, input, token?.value ?? null),
  )
    .text()
    .then(
      (text) => ({ text: withFilesOf(text, client.filesOrigin) }),
      (error: unknown) => ({ refusal: readRefusal(error) }),
    );
  if ('text' in answered) return readAnswer(endpoint, answered.text, unreadable);
  if (answered.refusal.kind === 'malformed') unreadable('problem');
  return { ok: false, problem: answered.refusal };
}

const requestOptions = (
  { fetch, timeoutMs = 10_000 }: ApiClientOptions,
  method: Endpoint['method'],
  { body, idempotencyKey, signal }: AnyInput,
  csrfToken: string | null,
) => ({
  method,
  ...(method === 'POST' && body !== undefined ? { json: body } : {}),
  headers: {
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(csrfToken ? { 'x-csrf-token': csrfToken } : {}),
  },
  ...(signal ? { signal } : {}),
  ...(fetch ? { fetch } : {}),
  timeout: timeoutMs,
  totalTimeout: timeoutMs * 2,
  retry: { ...retry, methods: idempotencyKey ? ['get', 'post'] : ['get'] },
});

/** No answer, or one that is not 2xx, becomes a problem. */
const readRefusal = (error: unknown): CallProblem =>
  isHTTPError(error) ? problemOf(error.response.status, error.data) : { kind: 'unreachable' };
