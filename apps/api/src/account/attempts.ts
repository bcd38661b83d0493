import type { Clock } from '../clock.ts';
import { countAttempt, forgetAttempts } from '../database/attempts.ts';
import type { Queries } from '../database/database.ts';
import { type Refused, refused } from '../http/problem.ts';
import { tokenOf } from './signed-token.ts';

/**
 * How many tries are allowed from the first one on; counted in the database, for all processes
 * together.
 */
export type AttemptLimit = { scope: string; most: number; withinSeconds: number };

const quarterHour = 900;
/** Passwords tried for one account, existing or not. */
export const ofAccount: AttemptLimit = {
  scope: 'login-account',
  most: 10,
  withinSeconds: quarterHour,
};
/**
 * Passwords tried, accounts made and links used from one IP address, which several people may
 * share.
 */
export const ofAddress: AttemptLimit = {
  scope: 'account-address',
  most: 60,
  withinSeconds: quarterHour,
};
/** Links mailed to one address, so that no mailbox is flooded. */
export const ofMailbox: AttemptLimit = { scope: 'password-mail', most: 5, withinSeconds: 3600 };

/** Addresses that one computer may check; after that each check needs a challenge. */
export const ofEmailChecks: AttemptLimit = {
  scope: 'email-check',
  most: 20,
  withinSeconds: quarterHour,
};
/** Bookings at hotels from one computer; after that each needs a challenge (API-042). */
export const ofBookings: AttemptLimit = { scope: 'booking', most: 10, withinSeconds: quarterHour };
/** Codes mailed to one address. */
export const ofCodes: AttemptLimit = { scope: 'code-mail', most: 5, withinSeconds: 3600 };

export type Attempts = {
  /**
   * Counts before the work, so that parallel guesses count too; a problem if there were too many.
   */
  count: (limit: AttemptLimit, key: string) => Promise<Refused | null>;
  forget: (limit: AttemptLimit, key: string) => Promise<void>;
};

export function createAttempts(queries: Queries, clock: Clock, secret: string): Attempts {
  /** IP and mail addresses are not stored, only their digests under the secret. */
  const keyOf = (key: string) => tokenOf(secret, 'attempt', key);
  return {
    count: async ({ scope, most, withinSeconds }, key) => {
      const tries = await countAttempt(
        queries,
        { scope, withinSeconds },
        keyOf(key),
        clock.aheadSeconds(),
      );
      return tries !== null && tries <= most
        ? null
        : refused(
            'rate_limited',
            `too many attempts; try again in ${Math.ceil(withinSeconds / 60)} minutes`,
          );
    },
    forget: ({ scope }, key) => forgetAttempts(queries, scope, keyOf(key)),
  };
}
