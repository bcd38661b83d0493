import { type Atom, atom } from 'jotai/vanilla';
import { firstOf, type Readable, type Store } from './readable.ts';

export type DeferredReadable<T> = Readable<T> & {
  /** Computes the value now, for when no click is waiting for a frame. */
  catchUp: () => void;
  stop: () => void;
};

/**
 * A readable whose value is expensive to compute: it is computed `soon` after its sources change,
 * so that it does not delay the frame that follows a click. Until then readers get the complete
 * previous value.
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
    first: firstOf(() => current),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp,
    stop,
  };
}
