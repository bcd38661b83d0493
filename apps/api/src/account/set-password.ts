import type { Instant } from '@foyer/domain';
import {
  type Account,
  accountByEmail,
  createAccount,
  type Profile,
  setProfile,
  setProvedPassword,
} from '../database/accounts.ts';
import type { Queries } from '../database/database.ts';
import { deleteSessionsOf } from '../database/login-sessions.ts';
import { deleteUnusedLinks } from '../database/password-links.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { usePasswordLink } from './password-link.ts';

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
 * Sets a password by a mailed link, inside the caller's transaction. The link proves the mailbox:
 * an account that another person registered with the address passes to its owner, with their name,
 * and every earlier login ends.
 */
export async function setPasswordByLink(
  queries: Queries,
  token: string,
  passwordHash: string,
  now: Instant,
): Promise<Outcome<Account>> {
  const link = await usePasswordLink(queries, token, now);
  if (link === null) return linkGone;
  await createAccount(queries, link.email, link.profile ?? nobody, passwordHash, now);
  const account = await accountByEmail(queries, link.email);
  if (account === null) throw new Error('an account that was just made is not there');
  await setProvedPassword(queries, account.id, passwordHash, now);
  // The address may have been registered by another person before.
  if (!account.emailProved && link.profile !== null)
    await setProfile(queries, account.id, link.profile);
  await deleteSessionsOf(queries, account.id);
  await deleteUnusedLinks(queries, link.email);
  return answered((await accountByEmail(queries, link.email)) ?? account);
}
