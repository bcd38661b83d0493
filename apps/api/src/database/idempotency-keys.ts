import type { Queries } from './database.ts';

/** A key that a caller sent; `scope` is the call it belongs to. */
export type ScopedKey = { scope: string; key: string };

/** Hash of the payload that was sent with the key, and the answer once there is one. */
export type KnownKey = { payloadHash: string; answer: string | null };

/** `false`: the key exists. Waits for another transaction that is inserting it. */
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

/** Frees the key for another try. */
export async function dropKey(queries: Queries, { scope, key }: ScopedKey): Promise<void> {
  await queries.query('DELETE FROM idempotency_key WHERE scope = $1 AND key = $2', [scope, key]);
}
