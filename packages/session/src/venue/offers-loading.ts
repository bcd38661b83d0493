import { delegatesPause, delegatesToTry } from '@foyer/domain';
import type { Store } from '../readable.ts';
import type { createAvailabilityLoads } from './availability.ts';
import type { createOffersMemory } from './offers-memory.ts';

export type OffersLoadingParts = {
  store: Store;
  memory: ReturnType<typeof createOffersMemory>;
  loads: ReturnType<typeof createAvailabilityLoads>;
  minDelegates: number;
  /** Shows an answer without waiting for the next frame. */
  catchUp: () => void;
  /** The code matched nothing and is removed from the query: it must not be stored either. */
  codeRefused: () => void;
};

/**
 * Loads the availability and handles its consequences: a code that matched nothing is removed, and
 * a default number of delegates that fits nowhere is replaced.
 */
export function createOffersLoading({
  store,
  memory,
  loads,
  minDelegates,
  catchUp,
  codeRefused,
}: OffersLoadingParts) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The number that replaced a default number of delegates; set at most once per page. */
  let triedDelegates: number | null = null;
  let refusedCode = false;

  const afterAnswer = (): void => {
    const offers = store.get(memory.evaluated);
    if (offers?.discount === 'none_found') forgetCode();
    const instead =
      offers === null || triedDelegates !== null
        ? null
        : delegatesToTry(store.get(memory.query), offers, minDelegates);
    if (instead !== null) {
      triedDelegates = instead;
      store.set(memory.query, { ...store.get(memory.query), delegates: instead });
    }
    catchUp();
  };
  const forgetCode = (): void => {
    refusedCode = true;
    store.set(memory.refusedCode, true);
    store.set(memory.query, { ...store.get(memory.query), discountCode: '' });
    const known = store.get(memory.answer);
    if (known) store.set(memory.answer, { ...known, discountCode: '' });
    codeRefused();
  };

  const now = async (): Promise<void> => {
    clearTimeout(waiting);
    waiting = undefined;
    store.set(memory.load, { loading: true, problem: null });
    const outcome = await loads.load(store.get(memory.query));
    if (outcome === 'overtaken') return;
    if ('problem' in outcome)
      return store.set(memory.load, { loading: false, problem: outcome.problem });
    store.set(memory.answer, outcome.answer);
    store.set(memory.load, { loading: false, problem: null });
    afterAnswer();
  };

  return {
    now,
    /** Loads once the number of delegates has not changed for a moment. */
    soon: (): void => {
      clearTimeout(waiting);
      store.set(memory.load, { loading: true, problem: null });
      waiting = setTimeout(() => void now(), delegatesPause);
    },
    /** Starts with the answer that came with the page, else asks for one. */
    begin: (): void => {
      if (store.get(memory.answer) === null) void now();
      else afterAnswer();
    },
    triedDelegates: (): number | null => triedDelegates,
    refusedCode: (): boolean => refusedCode,
    stop: (): void => {
      clearTimeout(waiting);
      loads.stop();
    },
  };
}
