import type { Instant } from '@foyer/domain';
import { type Account, accountColumns, toAccount, type AccountRow } from './accounts.ts';
import type { Queries } from './database.ts';
import { instant } from './sql.ts';

/** Login sessions. A session's id is stored as a hash. */

export async function insertSession(
  queries: Queries,
  { idHash, accountId }: { idHash: string; accountId: string },
  createdAt: Instant,
  expiresAt: Instant,
): Promise<void> {
  await queries.query(
    `INSERT INTO login_session (id_hash, account_id, created_at, expires_at)
     VALUES ($1, $2, ${instant('$3')}, ${instant('$4')})`,
    [idHash, accountId, createdAt, expiresAt],
  );
}

export async function deleteSession(queries: Queries, idHash: string): Promise<void> {
  await queries.query('DELETE FROM login_session WHERE id_hash = $1', [idHash]);
}

export async function deleteSessionsOf(queries: Queries, accountId: string): Promise<void> {
  await queries.query('DELETE FROM login_session WHERE account_id = $1', [accountId]);
}

/** `null` for an expired or unknown session. */
export async function accountOfSession(
  queries: Queries,
  idHash: string,
  aheadSeconds: number,
): Promise<Account | null> {
  const [row] = await queries.query<AccountRow>(
    `SELECT ${accountColumns} FROM login_session s JOIN account a ON a.id = s.account_id
     WHERE s.id_hash = $1 AND s.expires_at > now() + make_interval(secs => $2::float8)`,
    [idHash, aheadSeconds],
    'account-of-login',
  );
  return row ? toAccount(row) : null;
}
