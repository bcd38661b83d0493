import type { Instant } from '@foyer/domain';
import type { Profile } from '../database/accounts.ts';
import type { Queries } from '../database/database.ts';
import { consumeLink, insertLink, openLink, type OpenLink } from '../database/password-links.ts';
import { unguessableId } from '../unguessable-id.ts';
import { storedHash, tokenOf } from './signed-token.ts';

const day = 86_400;
/** For a link that is mailed with a booking, and may be read some days later. */
export const unaskedSeconds = 7 * day;
/** For a link that was requested. */
export const askedSeconds = 3600;

export type NewLink = { email: string; profile: Profile | null; seconds: number };

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
export const usePasswordLink = (
  queries: Queries,
  token: string,
  now: Instant,
): Promise<OpenLink | null> => consumeLink(queries, storedHash(token), now);
