import { loginCookie } from '@foyer/contract';
import type { Instant } from '@foyer/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { Account } from '../database/accounts.ts';
import type { Queries } from '../database/database.ts';
import { accountOfSession, deleteSession, insertSession } from '../database/login-sessions.ts';
import { clearCookie, cookieOf, sendCookie } from '../http/cookies.ts';
import { unguessableId } from '../unguessable-id.ts';
import { storedHash } from './signed-token.ts';

const lastsSeconds = 30 * 86_400;

const cookieOptions = ({ publicUrl }: Pick<Configuration, 'publicUrl'>) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  }) as const;

const idOf = (request: FastifyRequest): string | null => cookieOf(request, loginCookie);

/**
 * Logs an account in under a new session id, against session fixation; an earlier login of this
 * browser ends.
 */
export async function beginLogin(
  queries: Queries,
  configuration: Pick<Configuration, 'publicUrl'>,
  request: FastifyRequest,
  account: Account,
  now: Instant,
): Promise<(reply: FastifyReply) => void> {
  const id = unguessableId();
  await endLogin(queries, request);
  await insertSession(
    queries,
    { idHash: storedHash(id), accountId: account.id },
    now,
    now + lastsSeconds,
  );
  return (reply) =>
    sendCookie(reply, loginCookie, id, { ...cookieOptions(configuration), maxAge: lastsSeconds });
}

/** Ends the login of this browser, if any. */
export async function endLogin(queries: Queries, request: FastifyRequest): Promise<void> {
  const id = idOf(request);
  if (id !== null) await deleteSession(queries, storedHash(id));
}

export const forgetCookie = (
  configuration: Pick<Configuration, 'publicUrl'>,
  reply: FastifyReply,
): void => clearCookie(reply, loginCookie, cookieOptions(configuration));

/** The account that is logged in, or `null`. A call without the cookie needs no query. */
export async function accountOf(
  queries: Queries,
  request: FastifyRequest,
  aheadSeconds: number,
): Promise<Account | null> {
  const id = idOf(request);
  return id === null ? null : accountOfSession(queries, storedHash(id), aheadSeconds);
}
