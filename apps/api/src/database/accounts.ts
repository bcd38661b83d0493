import { type Instant, roleIdOf, type User } from '@foyer/domain';
import { unguessableId } from '../unguessable-id.ts';
import type { Queries } from './database.ts';
import { instant, listed } from './sql.ts';

export type Account = { id: string; emailProved: boolean; passwordHash: string; user: User };

/** An account's fields except its password. */
export type Profile = Pick<User, 'firstName' | 'lastName' | 'company' | 'phone' | 'acceptedGdpr'>;

/** The user's name is the email address. */
export type AccountRow = Omit<Account, 'user'> & Omit<User, 'username'>;

const columns: Record<keyof AccountRow, string> = {
  id: 'a.id',
  emailProved: 'a.email_proved_at IS NOT NULL',
  passwordHash: 'a.password_hash',
  firstName: 'a.first_name',
  lastName: 'a.last_name',
  email: 'a.email',
  phone: 'a.phone',
  company: 'a.company',
  acceptedGdpr: 'a.accepted_gdpr',
  roleIds: 'a.role_ids',
};

/** The columns of `account a` that `toAccount` reads. */
export const accountColumns = listed(columns);

export const toAccount = ({ id, emailProved, passwordHash, ...user }: AccountRow): Account => ({
  id,
  emailProved,
  passwordHash,
  user: { ...user, username: user.email },
});

/** Accounts are found whatever the case of the address. */
export const accountEmail = (email: string): string => email.trim().toLowerCase();

export async function accountByEmail(queries: Queries, email: string): Promise<Account | null> {
  const [row] = await queries.query<AccountRow>(
    `SELECT ${accountColumns} FROM account a WHERE a.email = $1`,
    [accountEmail(email)],
    'account-of-email',
  );
  return row ? toAccount(row) : null;
}

/** Whether an account with that address existed at `instant`. */
export async function wasRegistered(
  queries: Queries,
  email: string,
  by: Instant | null,
): Promise<boolean> {
  const found = await queries.query(
    `SELECT 1 FROM account WHERE email = $1 AND created_at <= ${instant('$2')}`,
    [accountEmail(email), by],
  );
  return found.length > 0;
}

/** A new customer; `null` if the address has an account already. */
export async function createAccount(
  queries: Queries,
  email: string,
  profile: Profile,
  passwordHash: string,
  now: Instant,
): Promise<Account | null> {
  const [row] = await queries.query<AccountRow>(
    `INSERT INTO account AS a (id, email, first_name, last_name, company, phone, accepted_gdpr,
       role_ids, password_hash, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::int[], $9, ${instant('$10')})
     ON CONFLICT (email) DO NOTHING RETURNING ${accountColumns}`,
    [
      unguessableId(),
      accountEmail(email),
      profile.firstName,
      profile.lastName,
      profile.company,
      profile.phone,
      profile.acceptedGdpr,
      [roleIdOf('customer')],
      passwordHash,
      now,
    ],
  );
  return row ? toAccount(row) : null;
}

/** Set through a link mailed to the address, which proves the address too. */
export async function setProvedPassword(
  queries: Queries,
  accountId: string,
  passwordHash: string,
  now: Instant,
): Promise<void> {
  await queries.query(
    `UPDATE account
     SET password_hash = $2, email_proved_at = coalesce(email_proved_at, ${instant('$3')})
     WHERE id = $1`,
    [accountId, passwordHash, now],
  );
}

export async function setProfile(
  queries: Queries,
  accountId: string,
  profile: Profile,
): Promise<void> {
  await queries.query(
    `UPDATE account
     SET first_name = $2, last_name = $3, company = $4, phone = $5, accepted_gdpr = $6
     WHERE id = $1`,
    [
      accountId,
      profile.firstName,
      profile.lastName,
      profile.company,
      profile.phone,
      profile.acceptedGdpr,
    ],
  );
}

/** Replaces all roles. */
export async function setRoles(
  queries: Queries,
  accountId: string,
  roleIds: readonly number[],
): Promise<void> {
  await queries.query('UPDATE account SET role_ids = $2::int[] WHERE id = $1', [
    accountId,
    roleIds,
  ]);
}
