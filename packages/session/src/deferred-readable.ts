import { type Atom, atom } from 'jotai/vanilla';
import type { Readable } from './readable.ts';
import type { Store } from './store-readable.ts';

export type DeferredReadable<T> = Readable<T> & {
  /** Makes the value now, where nobody's click waits for the frame. */
  catchUp: () => void;
  stop: () => void;
};

/**
 * A value that takes work to make, as the other side of the seam sees it: made anew `soon` after
 * its sources changed, so that the frame in which a visitor's click shows does not wait for it.
 * Until then it is the value before, whole.
 */
export function deferredReadable<T>(
  store: Store,
  value: Atom<T>,
  sources: readonly Atom<unknown>[],
  soon: (then: () => void) => void,
): DeferredReadable<T> {
  const listeners = new Set<() => void>();
  let current = store.get(value);
  let due = false;
  const catchUp = () => {
    due = false;
    const next = store.get(value);
    if (Object.is(next, current)) return;
    current = next;
    listeners.forEach((listener) => listener());
  };
  const stop = store.sub(
    atom((get) => sources.map((source) => get(source))),
    () => {
      if (due) return;
      due = true;
      soon(() => due && catchUp());
    },
  );
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp,
    stop,
  };
}
