/** What is known of the address somebody books with; `null` where the check did not come back. */
export type UserCheck = { hasAccount: boolean; challenge: string | null } | null;

/**
 * What follows (OPERA-048, A-189): a challenge first, then the wish to log in for who has an
 * account and has not; a check without an answer holds nobody up.
 */
export const afterUserCheck = (
  check: UserCheck,
  isLoggedIn: boolean,
): { kind: 'verify'; message: string } | { kind: 'log-in' } | { kind: 'continue' } => {
  if (check?.challenge) return { kind: 'verify', message: check.challenge };
  return check?.hasAccount && !isLoggedIn ? { kind: 'log-in' } : { kind: 'continue' };
};
