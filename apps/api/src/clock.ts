/**
 * The server's clock is the database's, so that any number of API processes agree about the end of
 * a hold. A clock here only says by how many seconds it is read ahead: 0 in life, more where a test
 * lets time pass.
 */
export type Clock = { aheadSeconds: () => number };

export const serverClock: Clock = { aheadSeconds: () => 0 };

/** This process's own reading, for answers that hold nothing (unix seconds). */
export const roughNow = (clock: Clock): number => Date.now() / 1000 + clock.aheadSeconds();

/** A clock that a test moves. */
export function movableClock(): Clock & { advance: (seconds: number) => void } {
  let ahead = 0;
  return {
    aheadSeconds: () => ahead,
    advance: (seconds) => {
      ahead += seconds;
    },
  };
}
