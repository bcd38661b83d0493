/** Result of the check of an orderer's email address; `null` where the check failed. */
export type UserCheck = { hasAccount: boolean; challenge: string | null } | null;

/**
 * The next step after the check (OPERA-048, A-189): a challenge first, then the login for an
 * address with an account. A failed check does not block the order.
 */
export const afterUserCheck = (
  check: UserCheck,
  isLoggedIn: boolean,
): { kind: 'verify'; message: string } | { kind: 'log-in' } | { kind: 'continue' } => {
  if (check?.challenge) return { kind: 'verify', message: check.challenge };
  return check?.hasAccount && !isLoggedIn ? { kind: 'log-in' } : { kind: 'continue' };
};

/**
 * Whether the code may be sent again: one call at a time, and only when a code has been typed, as
 * specified (VERIFY-003, B-079).
 */
export const mayResendCode = ({
  typed,
  resending,
}: {
  typed: string;
  resending: boolean;
}): boolean => !resending && typed.trim() !== '';
