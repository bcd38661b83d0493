import type { Queries } from './database.ts';

/** A key that a caller sent, within the call it belongs to. */
export type ScopedKey = { scope: string; key: string };

/** What was asked under a key, as a hash, and what was answered, once it was. */
export type KnownKey = { payloadHash: string; answer: string | null };

/** `false`: it is there already. Waits for another transaction that is taking it. */
export async function takeKey(
  queries: Queries,
  { scope, key, payloadHash }: ScopedKey & { payloadHash: string },
): Promise<boolean> {
  const taken = await queries.query(
    `INSERT INTO idempotency_key (scope, key, payload_hash) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING key`,
    [scope, key, payloadHash],
    'claim-key',
  );
  return taken.length > 0;
}

export async function knownKey(
  queries: Queries,
  { scope, key }: ScopedKey,
): Promise<KnownKey | null> {
  const [known] = await queries.query<KnownKey>(
    `SELECT payload_hash AS "payloadHash", answer FROM idempotency_key
     WHERE scope = $1 AND key = $2`,
    [scope, key],
  );
  return known ?? null;
}

export async function storeAnswer(
  queries: Queries,
  { scope, key }: ScopedKey,
  answer: string,
): Promise<void> {
  await queries.query(
    'UPDATE idempotency_key SET answer = $3 WHERE scope = $1 AND key = $2',
    [scope, key, answer],
    'settle-key',
  );
}

/** The key may be used anew. */
export async function dropKey(queries: Queries, { scope, key }: ScopedKey): Promise<void> {
  await queries.query('DELETE FROM idempotency_key WHERE scope = $1 AND key = $2', [scope, key]);
}
