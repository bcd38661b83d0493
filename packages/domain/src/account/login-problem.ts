/**
 * Why somebody could not log in, by the answer's status (HEADER-027, A-142): "Wrong password." or
 * "Unknown error."
 */
export const loginProblem = (status: number): 'wrong-password' | 'unknown' =>
  status === 401 ? 'wrong-password' : 'unknown';
