import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  noop,
  retry,
} from 'cockatiel';
import * as v from 'valibot';
import { readJson } from './read-json.ts';

/**
 * A call to an outside party. It is repeated only where a second arrival does no harm: a GET, a
 * DELETE, one with a key, or a question.
 */
export type OutsideCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** The same key and body are done once, however often they arrive. */
  idempotencyKey?: string;
  /** A POST that only asks. */
  question?: boolean;
  /** Of whoever reads what the party says. */
  language?: string;
};

export type OutsideAnswer<Value> =
  | { kind: 'answered'; value: Value }
  /**
   * The party said no; `code` is `''` where it does not say why, `field` and `language` (of its
   * message) are `null` where it does not name them.
   */
  | {
      kind: 'refused';
      status: number;
      code: string;
      message: string;
      field: string | null;
      language: string | null;
    }
  /**
   * Nobody answered in time, the party had trouble of its own, or it had so often that it is left
   * alone for a while.
   */
  | { kind: 'unavailable' }
  /** It said yes, and then something that cannot be. */
  | { kind: 'malformed' };

/** Why an answer is none. */
export type OutsideProblem = Exclude<OutsideAnswer<never>, { kind: 'answered' }>;

export type OutsideParty = {
  /** Asks, for as long as the time limit allows, all tries together; never rejects. */
  ask: <S extends v.GenericSchema>(
    call: OutsideCall,
    schema: S,
  ) => Promise<OutsideAnswer<v.InferOutput<S>>>;
};

/** Told of trouble: the party's name and what happened, nothing of what was sent or answered. */
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
 * An outside party over HTTP: limited in time, asked again after growing random waits, and left
 * alone while it is down.
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
    // The party may answer below a path of its own.
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

  return {
    ask: async (call, schema) => {
      const repeatable =
        call.method !== 'POST' || call.idempotencyKey !== undefined || call.question === true;
      const limit = AbortSignal.timeout(timeLimitMs);
      // A party that is away, slow or cut off is an outcome of its own, which its caller names.
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
  };
}
