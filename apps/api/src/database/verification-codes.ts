import type { Instant } from '@foyer/domain';
import { accountEmail } from './accounts.ts';
import type { Queries } from './database.ts';
import { instant } from './sql.ts';

/** Codes that prove an email address, one per address; the code is computed from its id. */

/** Replaces an earlier code of that address. */
export async function storeCode(
  queries: Queries,
  email: string,
  id: string,
  expiresAt: Instant,
): Promise<void> {
  await queries.query(
    `INSERT INTO verification_code (email, id, tries, expires_at)
     VALUES ($1, $2, 0, ${instant('$3')})
     ON CONFLICT (email) DO UPDATE SET
       id = excluded.id, tries = 0, expires_at = excluded.expires_at`,
    [accountEmail(email), id, expiresAt],
  );
}

const counts = `email = $1 AND tries < $2 AND expires_at > ${instant('$3')}`;

/** Id of the code if it has tries left; `null` if there is none. */
export async function openCode(
  queries: Queries,
  email: string,
  mostTries: number,
  now: Instant,
): Promise<string | null> {
  const [row] = await queries.query<{ id: string }>(
    `SELECT id FROM verification_code WHERE ${counts}`,
    [accountEmail(email), mostTries, now],
  );
  return row?.id ?? null;
}

/** The same, and counts a try. */
export async function countTry(
  queries: Queries,
  email: string,
  mostTries: number,
  now: Instant,
): Promise<string | null> {
  const [row] = await queries.query<{ id: string }>(
    `UPDATE verification_code SET tries = tries + 1 WHERE ${counts} RETURNING id`,
    [accountEmail(email), mostTries, now],
  );
  return row?.id ?? null;
}

/** `false`: another call has just used it. */
export async function consumeCode(queries: Queries, id: string): Promise<boolean> {
  const used = await queries.query('DELETE FROM verification_code WHERE id = $1 RETURNING id', [
    id,
  ]);
  return used.length > 0;
}
