import type { Readable } from './readable.ts';

export const constantReadable = <T>(value: T): Readable<T> => ({
  get: () => value,
  subscribe: () => () => undefined,
});

/** The value of a promise, `null` until it resolves. The promise must not reject. */
export function promisedReadable<T>(coming: Promise<T>): Readable<T | null> {
  const listeners = new Set<() => void>();
  let value: T | null = null;
  void coming.then((come) => {
    value = come;
    listeners.forEach((listener) => listener());
  });
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
