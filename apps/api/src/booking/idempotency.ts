import { createHash } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { knownKey, type ScopedKey, storeAnswer, takeKey } from '../database/idempotency-keys.ts';
import { type Refused, refused } from '../http/problem.ts';

/** A caller's idempotency key and the hash of its payload; `null` if the caller sent no key. */
export type Intent = (ScopedKey & { payloadHash: string }) | null;

export type Claim =
  { kind: 'new' } | { kind: 'done'; answer: string | null } | { kind: 'refused'; refusal: Refused };

export const intentOf = (scope: string, key: string | null, payload: unknown): Intent =>
  key === null ? null : { scope, key, payloadHash: hashOf(payload) };

/** Equal for equal values, whatever the order of their properties. */
export const hashOf = (payload: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(payload)) ?? '')
    .digest('base64url');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}

/**
 * Claims the key inside the transaction that does the work: a second call with it waits here until
 * the first has ended, then gets its answer. A rollback frees the key, so that a refused call can
 * be tried again.
 */
export async function claim(queries: Queries, intent: Intent): Promise<Claim> {
  if (intent === null) return { kind: 'new' };
  if (await takeKey(queries, intent)) return { kind: 'new' };
  const known = await knownKey(queries, intent);
  if (known === null) return { kind: 'new' };
  if (known.payloadHash !== intent.payloadHash)
    return {
      kind: 'refused',
      refusal: refused('idempotency_key_reused', 'this key was used for another payload', {
        field: 'Idempotency-Key',
      }),
    };
  return { kind: 'done', answer: known.answer };
}

/** Stores the answer for later calls with the same key. */
export async function settle(queries: Queries, intent: Intent, answer: string): Promise<void> {
  if (intent !== null) await storeAnswer(queries, intent, answer);
}
