/**
 * Why a login failed, by the status of the reply (HEADER-027, A-142): "Wrong password." or "Unknown
 * error."
 */
export const loginProblem = (status: number): 'wrong-password' | 'unknown' =>
  status === 401 ? 'wrong-password' : 'unknown';
