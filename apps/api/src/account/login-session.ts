import { loginCookie } from '@foyer/contract';
import type { Instant } from '@foyer/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unguessableId } from '../booking/unguessable-id.ts';
import type { Queries } from '../database/database.ts';
import { clearCookie, cookieOf, sendCookie } from '../http/cookies.ts';
import type { Parts } from '../routes/routes.ts';
import { type Account, accountColumns, type AccountRow, readAccountRow } from './account.ts';
import { storedHash } from './signed-token.ts';

const lastsSeconds = 30 * 86_400;

type SessionParts = Pick<Parts, 'configuration'>;

const cookieOptions = ({ configuration }: SessionParts) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: configuration.publicUrl.startsWith('https:'),
  }) as const;

const idOf = (request: FastifyRequest): string | null => cookieOf(request, loginCookie);

/**
 * Logs an account in with a new id, so that one that somebody else put into the browser is worth
 * nothing; an earlier login of this browser ends.
 */
export async function beginLogin(
  queries: Queries,
  parts: SessionParts,
  request: FastifyRequest,
  account: Account,
  now: Instant,
): Promise<(reply: FastifyReply) => void> {
  const id = unguessableId();
  await endLogin(queries, request);
  await queries.query(
    'INSERT INTO login_session (id_hash, account_id, created_at, expires_at) VALUES ($1, $2, ' +
      'to_timestamp($3::float8), to_timestamp($4::float8))',
    [storedHash(id), account.id, now, now + lastsSeconds],
  );
  return (reply) =>
    sendCookie(reply, loginCookie, id, { ...cookieOptions(parts), maxAge: lastsSeconds });
}

/** Ends the login of this browser, if there is one. */
export async function endLogin(queries: Queries, request: FastifyRequest): Promise<void> {
  const id = idOf(request);
  if (id !== null)
    await queries.query('DELETE FROM login_session WHERE id_hash = $1', [storedHash(id)]);
}

export const forgetCookie = (parts: SessionParts, reply: FastifyReply): void =>
  clearCookie(reply, loginCookie, cookieOptions(parts));

/** Every login of an account, on whatever computer. */
export const endLoginsOf = (queries: Queries, accountId: string): Promise<unknown> =>
  queries.query('DELETE FROM login_session WHERE account_id = $1', [accountId]);

/** Who is logged in; `null` for nobody. A call without the cookie costs nothing. */
export async function accountOf(
  queries: Queries,
  request: FastifyRequest,
  aheadSeconds: number,
): Promise<Account | null> {
  const id = idOf(request);
  if (id === null) return null;
  const [row] = await queries.query<AccountRow>(
    `SELECT ${accountColumns} FROM login_session s JOIN account a ON a.id = s.account_id WHERE s.id_hash = $1 AND s.expires_at > now() + make_interval(secs => $2::float8)`,
    [storedHash(id), aheadSeconds],
    'account-of-login',
  );
  return row ? readAccountRow(row) : null;
}
