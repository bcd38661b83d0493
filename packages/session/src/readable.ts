/**
 * A value that can be read and subscribed to; stores themselves do not cross the seam between host
 * and remote.
 */
export type Readable<T> = {
  get: () => T;
  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
};
