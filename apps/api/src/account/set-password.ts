import type { Instant } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { type Account, findAccount, makeAccount, type Profile } from './account.ts';
import { endLoginsOf } from './login-session.ts';
import { type OpenLink, usePasswordLink } from './password-link.ts';

export const linkGone = refused(
  'link_invalid',
  'the link was used already or ran out; ask for a new one',
  { field: 'token' },
);

const nobody: Profile = {
  firstName: '',
  lastName: '',
  company: '',
  phone: '',
  acceptedGdpr: false,
};

/**
 * Sets a password by a mailed link, inside the caller's transaction. Whoever has the link has the
 * mailbox: an account that somebody else registered with the address becomes theirs, with their own
 * name, and every earlier login ends.
 */
export async function setPasswordByLink(
  queries: Queries,
  token: string,
  passwordHash: string,
  now: Instant,
): Promise<Outcome<Account>> {
  const link = await usePasswordLink(queries, token, now);
  if (link === null) return linkGone;
  await makeAccount(queries, link.email, link.profile ?? nobody, passwordHash, now);
  const account = await findAccount(queries, link.email);
  if (account === null) throw new Error('an account that was just made is not there');
  await queries.query(
    'UPDATE account SET password_hash = $2, email_proved_at = coalesce(email_proved_at, to_timestamp($3::float8)) WHERE id = $1',
    [account.id, passwordHash, now],
  );
  if (!account.emailProved) await takeProfile(queries, account, link);
  await endLoginsOf(queries, account.id);
  await queries.query('DELETE FROM password_link WHERE email = $1 AND used_at IS NULL', [
    link.email,
  ]);
  return answered((await findAccount(queries, link.email)) ?? account);
}

async function takeProfile(
  queries: Queries,
  account: Account,
  { profile }: OpenLink,
): Promise<void> {
  if (profile === null) return;
  await queries.query(
    'UPDATE account SET first_name = $2, last_name = $3, company = $4, phone = $5, accepted_gdpr = $6 WHERE id = $1',
    [
      account.id,
      profile.firstName,
      profile.lastName,
      profile.company,
      profile.phone,
      profile.acceptedGdpr,
    ],
  );
}
