import type { Instant } from '@foyer/domain';
import { unguessableId } from '../booking/unguessable-id.ts';
import type { Queries } from '../database/database.ts';
import { accountEmail } from './account.ts';
import { isCodeOf } from './signed-token.ts';

const lastsSeconds = 900;
/** With a million codes, guessing is hopeless. */
const mostTries = 5;

/** A new code for an address instead of an earlier one; its id is for the mail. */
export async function makeCode(queries: Queries, email: string, now: Instant): Promise<string> {
  const id = unguessableId();
  await queries.query(
    `INSERT INTO verification_code (email, id, tries, expires_at) VALUES ($1, $2, 0, to_timestamp($3::float8))
     ON CONFLICT (email) DO UPDATE SET id = excluded.id, tries = 0, expires_at = excluded.expires_at`,
    [accountEmail(email), id, now + lastsSeconds],
  );
  return id;
}

/** Id of the code that still counts; `null` for none. */
export async function openCode(
  queries: Queries,
  email: string,
  now: Instant,
): Promise<string | null> {
  const [row] = await queries.query<{ id: string }>(
    'SELECT id FROM verification_code WHERE email = $1 AND tries < $2 AND expires_at > to_timestamp($3::float8)',
    [accountEmail(email), mostTries, now],
  );
  return row?.id ?? null;
}

/**
 * Tries a code. `right`: it is used up. `gone`: there is none any more, or it was tried too often.
 */
export async function tryCode(
  queries: Queries,
  secret: string,
  email: string,
  code: string,
  now: Instant,
): Promise<'right' | 'wrong' | 'gone'> {
  const [row] = await queries.query<{ id: string }>(
    'UPDATE verification_code SET tries = tries + 1 WHERE email = $1 AND tries < $2 AND expires_at > to_timestamp($3::float8) RETURNING id',
    [accountEmail(email), mostTries, now],
  );
  if (row === undefined) return 'gone';
  if (!isCodeOf(secret, row.id, code)) return 'wrong';
  const used = await queries.query('DELETE FROM verification_code WHERE id = $1 RETURNING id', [
    row.id,
  ]);
  return used.length > 0 ? 'right' : 'gone';
}
