/**
 * The server's clock is the database's, so that all API processes agree about the end of a hold.
 * This type only says how many seconds to add: 0 in production, more in tests.
 */
export type Clock = { aheadSeconds: () => number };

export const serverClock: Clock = { aheadSeconds: () => 0 };

/** This process's own clock in unix seconds, for answers that hold nothing. */
export const roughNow = (clock: Clock): number => Date.now() / 1000 + clock.aheadSeconds();

/** A clock that tests can move. */
export function movableClock(): Clock & { advance: (seconds: number) => void } {
  let ahead = 0;
  return {
    aheadSeconds: () => ahead,
    advance: (seconds) => {
      ahead += seconds;
    },
  };
}
