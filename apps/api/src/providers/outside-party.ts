import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  noop,
  retry,
} from 'cockatiel';
import * as v from 'valibot';

/**
 * A call to an outside party. It is retried only if repeating it is safe: a GET, a DELETE, one with
 * a key, or a query.
 */
type OutsideCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Calls with the same key and body are executed once. */
  idempotencyKey?: string;
  /** A POST that only reads. */
  question?: boolean;
  /** Language of the reader of the party's messages. */
  language?: string;
};

export type OutsideAnswer<Value> =
  | { kind: 'answered'; value: Value }
  /**
   * The party refused. `code` is `''` if it gave none; `field` and `language` (of its message) are
   * `null` if it gave none.
   */
  | {
      kind: 'refused';
      status: number;
      code: string;
      message: string;
      field: string | null;
      language: string | null;
    }
  /** No answer in time, an error of the party, or no request was sent after repeated failures. */
  | { kind: 'unavailable' }
  /** A success whose content is invalid. */
  | { kind: 'malformed' };

/** Outcomes without a usable answer. */
export type OutsideProblem = Exclude<OutsideAnswer<never>, { kind: 'answered' }>;

type OutsideParty = {
  /** Sends the call, with retries, within the time limit for all tries; never rejects. */
  ask: <S extends v.GenericSchema>(
    call: OutsideCall,
    schema: S,
  ) => Promise<OutsideAnswer<v.InferOutput<S>>>;
  /**
   * Deletes what the party has at a path; `false` if it did not answer or refused. `gone` is the
   * status that says there is nothing.
   */
  release: (path: string, gone?: number) => Promise<boolean>;
};

/** Logs a failure: the party's name and what happened, without any content. */
export type TroubleLog = (party: string, trouble: string) => void;

export type OutsidePartyOptions = { timeLimitMs?: number; tries?: number; log?: TroubleLog };

const failuresUntilLeftAlone = 5;
const leftAloneMs = 5000;
const refusalWire = v.object({
  code: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  field: v.optional(v.nullable(v.string()), null),
});
const nothingSaid = { code: '', message: '', field: null };

/**
 * An outside party over HTTP: with a time limit, retries after growing random waits, and a circuit
 * breaker.
 */
export function createOutsideParty(
  name: string,
  url: string,
  { timeLimitMs = 5000, tries = 3, log = () => undefined }: OutsidePartyOptions = {},
): OutsideParty {
  const again = retry(handleAll, {
    maxAttempts: tries - 1,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 500 }),
  });
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: leftAloneMs,
    breaker: new ConsecutiveBreaker(failuresUntilLeftAlone),
  });

  async function once(
    call: OutsideCall,
    signal: AbortSignal,
  ): Promise<{ status: number; ok: boolean; language: string | null; body: unknown }> {
    // The party's URL may have a path.
    const target = new URL(url.replace(/\/+$/, '') + call.path);
    for (const [key, value] of Object.entries(call.query ?? {}))
      target.searchParams.set(key, value);
    const response = await fetch(target, {
      method: call.method,
      redirect: 'error',
      signal,
      headers: {
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
        ...(call.language === undefined ? {} : { 'accept-language': call.language }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel();
      throw new Error(`it answered ${response.status}`);
    }
    return {
      status: response.status,
      ok: response.ok,
      language: response.headers.get('content-language'),
      body: await readJson(response),
    };
  }

  const party: OutsideParty = {
    ask: async (call, schema) => {
      const repeatable =
        call.method !== 'POST' || call.idempotencyKey !== undefined || call.question === true;
      const limit = AbortSignal.timeout(timeLimitMs);
      // Failures to reach the party are an outcome, which the caller turns into a problem.
      const response = await circuit
        .execute(() => (repeatable ? again : noop).execute(() => once(call, limit), limit))
        .catch((error: unknown) => {
          log(name, error instanceof Error ? error.message : 'it did not answer');
          return null;
        });
      if (response === null) return { kind: 'unavailable' };
      if (!response.ok) {
        const refusal = v.safeParse(refusalWire, response.body);
        const { code, message, field } = refusal.success ? refusal.output : nothingSaid;
        // Not an answer about the booking: the operator has to mend it.
        if (response.status === 401 || response.status === 403)
          log(name, `it does not accept our credentials: ${response.status} ${code}`.trim());
        return {
          kind: 'refused',
          status: response.status,
          code,
          message: message.slice(0, 300),
          field,
          language: response.language,
        };
      }
      const read = v.safeParse(schema, response.body, { abortEarly: true });
      if (read.success) return { kind: 'answered', value: read.output };
      log(name, `its answer cannot be used: ${v.getDotPath(read.issues[0]) ?? 'the whole of it'}`);
      return { kind: 'malformed' };
    },
    release: async (path, gone) => {
      const answer = await party.ask({ method: 'DELETE', path }, v.unknown());
      if (answer.kind !== 'refused') return answer.kind === 'answered';
      if (answer.status === gone) return true;
      log(name, `it refused a release: ${answer.status} ${answer.code}`.trim());
      return false;
    },
  };
  return party;
}

/** Limit in bytes, above any expected answer. */
const mostBytes = 4 * 1024 * 1024;

/**
 * The JSON of an answer; `undefined` if it is none. Rejects if the answer breaks off or is too
 * large.
 */
async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error('its answer is too long');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    // No schema accepts `undefined`, so the caller reports it as malformed.
    return undefined;
  }
}
