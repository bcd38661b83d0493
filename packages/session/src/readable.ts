/**
 * A value that changes, without saying what keeps it: stores do not cross the seam between host and
 * remote.
 */
export type Readable<T> = {
  get: () => T;
  /** Calls back after each change; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
};
