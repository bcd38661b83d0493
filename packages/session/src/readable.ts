/** A value that changes, without saying what keeps it: stores do not cross the seam between host and remote. */
export type Readable<T> = {
  readonly get: () => T;
  /** Calls back after each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};
