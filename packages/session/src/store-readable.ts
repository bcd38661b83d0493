import type { Atom, createStore } from 'jotai/vanilla';
import type { Readable } from './readable.ts';

export type Store = ReturnType<typeof createStore>;

/** An atom as a readable. The value is the same object until it changes. */
export const readableOf = <T>(store: Store, atom: Atom<T>): Readable<T> => ({
  get: () => store.get(atom),
  subscribe: (listener) => store.sub(atom, listener),
});
