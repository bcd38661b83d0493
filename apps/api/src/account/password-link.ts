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
import {
  consumeLink,
  deleteUnusedLinks,
  insertLink,
  openLink,
  type OpenLink,
} from '../database/password-links.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { unguessableId } from '../unguessable-id.ts';
import { storedHash, tokenOf } from './signed-token.ts';

const day = 86_400;
/** For a link that is mailed with a booking, and may be read some days later. */
export const unaskedSeconds = 7 * day;
/** For a link that was requested. */
export const askedSeconds = 3600;

type NewLink = { email: string; profile: Profile | null; seconds: number };

/** Stores a link; the mail's sender computes the token from its id. */
export async function makePasswordLink(
  queries: Queries,
  secret: string,
  { email, profile, seconds }: NewLink,
  now: Instant,
): Promise<string> {
  const id = unguessableId();
  await insertLink(queries, {
    id,
    tokenHash: storedHash(tokenOf(secret, 'password', id)),
    email,
    profile,
    expiresAt: now + seconds,
  });
  return id;
}

/** `null` if the link was used, has expired or is unknown. */
export const findPasswordLink = (
  queries: Queries,
  token: string,
  now: Instant,
): Promise<OpenLink | null> => openLink(queries, storedHash(token), now);

/**
 * Uses the link inside the transaction that sets the password: of two calls at once, one succeeds.
 */
const usePasswordLink = (queries: Queries, token: string, now: Instant): Promise<OpenLink | null> =>
  consumeLink(queries, storedHash(token), now);

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
