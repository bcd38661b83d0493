/**
 * Why a login failed, by the status of the reply (HEADER-027, A-142): "Wrong password." or "Unknown
 * error."
 */
export const loginProblem = (status: number): 'wrong-password' | 'unknown' =>
  status === 401 ? 'wrong-password' : 'unknown';

/**
 * The path of this site that an address names for after the login; `null` for anything that a
 * browser would open elsewhere (`//host`, `/\host`, a tab between slashes).
 */
export const ownPath = (text: string | null): string | null =>
  text !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) ? text : null;
