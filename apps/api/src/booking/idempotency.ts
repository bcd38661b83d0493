import { createHash } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { knownKey, type ScopedKey, storeAnswer, takeKey } from '../database/idempotency-keys.ts';
import { type Refused, refused } from '../http/problem.ts';

/**
 * One intent of a caller: its key and what was asked under it. `null` where the caller sent no key.
 */
export type Intent = (ScopedKey & { payloadHash: string }) | null;

export type Claim =
  { kind: 'new' } | { kind: 'done'; answer: string | null } | { kind: 'refused'; refusal: Refused };

export const intentOf = (scope: string, key: string | null, payload: unknown): Intent =>
  key === null ? null : { scope, key, payloadHash: hashOf(payload) };

/** Equal for equal values, however their keys are ordered. */
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
 * Takes the key inside the transaction that does the work: a second call with it waits here until
 * the first is done, and finds its answer. When the first is rolled back the key is free again, so
 * that a refused intent may be tried anew.
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

/** Keeps the answer for whoever asks again under the key. */
export async function settle(queries: Queries, intent: Intent, answer: string): Promise<void> {
  if (intent !== null) await storeAnswer(queries, intent, answer);
}
