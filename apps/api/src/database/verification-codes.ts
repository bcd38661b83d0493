import type { Instant } from '@foyer/domain';
import { accountEmail } from './accounts.ts';
import type { Queries } from './database.ts';
import { instant } from './sql.ts';

/** Codes that prove a mailbox, one for each address; the code is made of its id. */

/** Instead of an earlier one of that address. */
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

/** Id of the code that was tried less than `mostTries` times; `null` for none. */
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

/** The same, which counts as a try. */
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

/** `false`: somebody used it just now. */
export async function consumeCode(queries: Queries, id: string): Promise<boolean> {
  const used = await queries.query('DELETE FROM verification_code WHERE id = $1 RETURNING id', [
    id,
  ]);
  return used.length > 0;
}
