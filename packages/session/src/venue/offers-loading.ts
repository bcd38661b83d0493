import { delegatesPause, delegatesToTry } from '@foyer/domain';
import type { Store } from '../store-readable.ts';
import {
  type createAvailabilityLoads,
  type FirstAvailability,
  readFirstAvailability,
} from './availability.ts';
import type { createOffersMemory } from './offers-memory.ts';

export type OffersLoadingParts = {
  store: Store;
  memory: ReturnType<typeof createOffersMemory>;
  loads: ReturnType<typeof createAvailabilityLoads>;
  /** What the page brought along, where it answers its first query. */
  brought: FirstAvailability | null;
  minDelegates: number;
  /** Lets what is shown follow an answer at once. */
  catchUp: () => void;
  /** The code found nothing and is out of the query: nothing else shall keep it. */
  codeRefused: () => void;
};

/**
 * Asks for what the venue offers, and does what an answer asks for: a code that found nothing goes,
 * a default group that fits nowhere becomes another.
 */
export function createOffersLoading({
  store,
  memory,
  loads,
  brought: first,
  minDelegates,
  catchUp,
  codeRefused,
}: OffersLoadingParts) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let brought = first;
  /**
   * Number of delegates that replaced a default nobody asked for; set at most once per page
   * (A-059).
   */
  let triedDelegates: number | null = null;
  let refusedCode = false;

  const afterAnswer = (): void => {
    const offers = store.get(memory.judged);
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
    brought = null;
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
    /** Once the group that grows click by click stands. */
    soon: (): void => {
      clearTimeout(waiting);
      store.set(memory.load, { loading: true, problem: null });
      waiting = setTimeout(() => void now(), delegatesPause);
    },
    isBrought: (): boolean => brought !== null,
    /** Reads what the page brought along, unless another question was asked meanwhile. */
    takeBrought: async (): Promise<void> => {
      if (brought === null) return;
      const answer = await readFirstAvailability(brought);
      if (brought === null) return;
      if (answer === null) return now();
      brought = null;
      store.set(memory.answer, answer);
      store.set(memory.load, (load) => ({ ...load, loading: waiting !== undefined }));
      afterAnswer();
    },
    triedDelegates: (): number | null => triedDelegates,
    refusedCode: (): boolean => refusedCode,
    stop: (): void => {
      brought = null;
      clearTimeout(waiting);
      loads.stop();
    },
  };
}
