import type { Instant } from '@foyer/domain';
import { accountEmail, type Profile } from './accounts.ts';
import type { Queries } from './database.ts';
import { instant } from './sql.ts';

/** Mailed links that set a password. The token is stored as a hash. */

export type PasswordLink = {
  id: string;
  tokenHash: string;
  email: string;
  /** Contact of the booking, for an account that does not exist yet. */
  profile: Profile | null;
  expiresAt: Instant;
};
export type OpenLink = Pick<PasswordLink, 'email' | 'profile'>;

export async function insertLink(queries: Queries, link: PasswordLink): Promise<void> {
  await queries.query(
    `INSERT INTO password_link (id, token_hash, email, profile, expires_at)
     VALUES ($1, $2, $3, $4::jsonb, ${instant('$5')})`,
    [
      link.id,
      link.tokenHash,
      accountEmail(link.email),
      JSON.stringify(link.profile),
      link.expiresAt,
    ],
  );
}

const isOpen = `used_at IS NULL AND expires_at > ${instant('$2')}`;

/** `null` if the link was used, has expired or is unknown. */
export async function openLink(
  queries: Queries,
  tokenHash: string,
  now: Instant,
): Promise<OpenLink | null> {
  const [link] = await queries.query<OpenLink>(
    `SELECT email, profile FROM password_link WHERE token_hash = $1 AND ${isOpen}`,
    [tokenHash, now],
  );
  return link ?? null;
}

/** Of two calls at once, one succeeds. */
export async function consumeLink(
  queries: Queries,
  tokenHash: string,
  now: Instant,
): Promise<OpenLink | null> {
  const [link] = await queries.query<OpenLink>(
    `UPDATE password_link SET used_at = ${instant('$2')}
     WHERE token_hash = $1 AND ${isOpen} RETURNING email, profile`,
    [tokenHash, now],
  );
  return link ?? null;
}

/** Whether a link that was mailed to the address is still valid. */
export async function hasOpenLink(queries: Queries, email: string, now: Instant): Promise<boolean> {
  const open = await queries.query(
    `SELECT 1 AS one FROM password_link WHERE email = $1 AND ${isOpen} LIMIT 1`,
    [accountEmail(email), now],
  );
  return open.length > 0;
}

/** Deletes unused links, also expired ones. */
export async function deleteUnusedLinks(queries: Queries, email: string): Promise<void> {
  await queries.query('DELETE FROM password_link WHERE email = $1 AND used_at IS NULL', [email]);
}
