import { type Instant, roleIdOf, type User } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import { unguessableId } from '../booking/unguessable-id.ts';

export type Account = { id: string; emailProved: boolean; passwordHash: string; user: User };

/** What an account is made of, besides its password. */
export type Profile = Pick<User, 'firstName' | 'lastName' | 'company' | 'phone' | 'acceptedGdpr'>;

export type AccountRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  accepted_gdpr: boolean;
  role_ids: number[];
  password_hash: string;
  proved: boolean;
};

/** The columns of `account a` that `readAccountRow` reads. */
export const accountColumns =
  'a.id, a.email, a.first_name, a.last_name, a.company, a.phone, a.accepted_gdpr, a.role_ids, ' +
  'a.password_hash, a.email_proved_at IS NOT NULL AS proved';

/** Two spellings of one mailbox are one account. */
export const accountEmail = (email: string): string => email.trim().toLowerCase();

export async function findAccount(queries: Queries, email: string): Promise<Account | null> {
  const [row] = await queries.query<AccountRow>(
    `SELECT ${accountColumns} FROM account a WHERE a.email = $1`,
    [accountEmail(email)],
    'account-of-email',
  );
  return row ? readAccountRow(row) : null;
}

/** A new customer; `null` where the address has an account already. */
export async function makeAccount(
  queries: Queries,
  email: string,
  profile: Profile,
  passwordHash: string,
  now: Instant,
): Promise<Account | null> {
  const [row] = await queries.query<AccountRow>(
    `INSERT INTO account AS a (id, email, first_name, last_name, company, phone, accepted_gdpr, role_ids, password_hash, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::int[], $9, to_timestamp($10::float8)) ON CONFLICT (email) DO NOTHING RETURNING ${accountColumns}`,
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
  return row ? readAccountRow(row) : null;
}

export const readAccountRow = (row: AccountRow): Account => ({
  id: row.id,
  emailProved: row.proved,
  passwordHash: row.password_hash,
  user: {
    username: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    acceptedGdpr: row.accepted_gdpr,
    roleIds: row.role_ids,
  },
});
