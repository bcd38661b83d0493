import type { Instant } from '@foyer/domain';
import { unguessableId } from '../booking/unguessable-id.ts';
import type { Queries } from '../database/database.ts';
import { accountEmail, type Profile } from './account.ts';
import { storedHash, tokenOf } from './signed-token.ts';

const day = 86_400;
/** Of a link that came unasked with a booking, which may wait in a mailbox for some days. */
export const unaskedSeconds = 7 * day;
/** Of a link that somebody asked for and waits for. */
export const askedSeconds = 3600;

export type NewLink = { email: string; profile: Profile | null; seconds: number };

/** Writes a link down; its id is for the mail, whose sender makes the token of it. */
export async function makePasswordLink(
  queries: Queries,
  secret: string,
  { email, profile, seconds }: NewLink,
  now: Instant,
): Promise<string> {
  const id = unguessableId();
  await queries.query(
    'INSERT INTO password_link (id, token_hash, email, profile, expires_at) VALUES ($1, $2, $3, $4::jsonb, to_timestamp($5::float8))',
    [
      id,
      storedHash(tokenOf(secret, 'password', id)),
      accountEmail(email),
      JSON.stringify(profile),
      now + seconds,
    ],
  );
  return id;
}

export type OpenLink = { email: string; profile: Profile | null };

const openSql = 'token_hash = $1 AND used_at IS NULL AND expires_at > to_timestamp($2::float8)';

/** The link as it stands; `null` when it was used, ran out or never was. */
export async function findPasswordLink(
  queries: Queries,
  token: string,
  now: Instant,
): Promise<OpenLink | null> {
  const [link] = await queries.query<OpenLink>(
    `SELECT email, profile FROM password_link WHERE ${openSql}`,
    [storedHash(token), now],
  );
  return link ?? null;
}

/** Takes the link inside the transaction that sets the password: of two at once, one gets it. */
export async function usePasswordLink(
  queries: Queries,
  token: string,
  now: Instant,
): Promise<OpenLink | null> {
  const [link] = await queries.query<OpenLink>(
    `UPDATE password_link SET used_at = to_timestamp($2::float8) WHERE ${openSql} RETURNING email, profile`,
    [storedHash(token), now],
  );
  return link ?? null;
}

/** Whether a link that still works is in somebody's mailbox. */
export async function hasOpenLink(queries: Queries, email: string, now: Instant): Promise<boolean> {
  const open = await queries.query(
    'SELECT 1 AS one FROM password_link WHERE email = $1 AND used_at IS NULL AND expires_at > to_timestamp($2::float8) LIMIT 1',
    [accountEmail(email), now],
  );
  return open.length > 0;
}
