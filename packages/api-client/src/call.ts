import { createSessionToken, type Endpoint, problemSchema } from '@foyer/contract';
import ky, { isHTTPError } from 'ky';
import * as v from 'valibot';
import type { ApiClientOptions, CallArguments, CallProblem, Reply } from './api-client.ts';
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
  const malformed = (at: string): Reply<never> => {
    client.log?.('malformed-answer', { endpoint: endpoint.id, at });
    return { ok: false, problem: { kind: 'malformed' } };
  };
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
      (text) => ({ text }),
      (error: unknown) => ({ refusal: readRefusal(error) }),
    );
  if ('text' in answered) return readAnswer(endpoint, answered.text, malformed);
  return answered.refusal.kind === 'malformed'
    ? malformed('problem')
    : { ok: false, problem: answered.refusal };
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

function readAnswer<A extends Schema>(
  endpoint: Endpoint<Schema, Schema, Schema, A>,
  text: string,
  malformed: (at: string) => Reply<never>,
): Reply<v.InferOutput<A>> {
  try {
    const parsed = v.safeParse(
      endpoint.answer,
      endpoint.answerType === 'text' ? text : parseJson(text),
      { abortEarly: true },
    );
    return parsed.success
      ? { ok: true, value: parsed.output }
      : malformed(v.getDotPath(parsed.issues[0]) ?? '');
  } catch {
    // Some values are found to be impossible only by the conversion, such as an unknown currency.
    return malformed('');
  }
}

/**
 * No answer, or one that is not 2xx, becomes a problem. A 5xx without a problem's name comes from a
 * proxy whose server is away.
 */
function readRefusal(error: unknown): CallProblem {
  if (!isHTTPError(error)) return { kind: 'unreachable' };
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
