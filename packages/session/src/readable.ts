import type { Atom, createStore } from 'jotai/vanilla';

/**
 * A value that can be read and subscribed to; stores themselves do not cross the seam between host
 * and remote.
 */
export type Readable<T> = {
  get: () => T;
  /**
   * The value at the beginning, from which the front door drew the page: a view takes over the
   * drawing with it, and then shows the present value.
   */
  first: () => T;
  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
};

export type Store = ReturnType<typeof createStore>;

/** What keeps the first values while a page begins; `null` at all other times. */
let beginning: Set<() => void> | null = null;

/**
 * A page begins: the first values of what is created from here on are those at the call of the
 * returned function, when the answers that came with the page have been taken.
 */
export function beginPage(): () => void {
  const keeping = new Set<() => void>();
  beginning = keeping;
  return () => {
    for (const keep of keeping) keep();
    if (beginning === keeping) beginning = null;
  };
}

/** Calls back at once, or where a page begins, after all first values are known. */
export function whenBegun(then: () => void): void {
  if (beginning === null) then();
  else beginning.add(then);
}

/** The first value of a readable: the present one, or where a page begins, that at its end. */
export function firstOf<T>(get: () => T): () => T {
  let kept: { value: T } | null = null;
  const first = () => (kept ??= { value: get() }).value;
  if (beginning === null) first();
  else beginning.add(first);
  return first;
}

/** An atom as a readable. The value is the same object until it changes. */
export const readableOf = <T>(store: Store, atom: Atom<T>): Readable<T> => ({
  get: () => store.get(atom),
  first: firstOf(() => store.get(atom)),
  subscribe: (listener) => store.sub(atom, listener),
});

export const constantReadable = <T>(value: T): Readable<T> => ({
  get: () => value,
  first: () => value,
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
    first: () => null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
