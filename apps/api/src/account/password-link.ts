import type { Instant } from '@foyer/domain';
import type { Profile } from '../database/accounts.ts';
import type { Queries } from '../database/database.ts';
import { consumeLink, insertLink, openLink, type OpenLink } from '../database/password-links.ts';
import { unguessableId } from '../unguessable-id.ts';
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
  await insertLink(queries, {
    id,
    tokenHash: storedHash(tokenOf(secret, 'password', id)),
    email,
    profile,
    expiresAt: now + seconds,
  });
  return id;
}

/** The link as it stands; `null` when it was used, ran out or never was. */
export const findPasswordLink = (
  queries: Queries,
  token: string,
  now: Instant,
): Promise<OpenLink | null> => openLink(queries, storedHash(token), now);

/** Takes the link inside the transaction that sets the password: of two at once, one gets it. */
export const usePasswordLink = (
  queries: Queries,
  token: string,
  now: Instant,
): Promise<OpenLink | null> => consumeLink(queries, storedHash(token), now);
