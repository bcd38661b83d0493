import type { Instant } from '../time.ts';

/** Length of a hold: 20 minutes of server time (REGUS-049). */
export const holdSeconds = 1200;

/**
 * Whole seconds left of a hold, 0 to 1200 (REGUS-028, B-051). `serverNow` is the server's clock at
 * its reply, and `elapsed` the seconds since then by a monotonic clock, so that the visitor's own
 * clock has no effect (D-7).
 */
export const secondsLeft = (heldUntil: Instant, serverNow: Instant, elapsed: number): number =>
  Math.min(Math.max(Math.ceil(heldUntil - serverNow - elapsed), 0), holdSeconds);
