import type { ApiClient } from '@foyer/api-client';
import { changeOrder } from '@foyer/contract';
import type { BookingChange, Confirmation, Money } from '@foyer/domain';
import { atom, type createStore } from 'jotai/vanilla';
import type { CallProblem } from '../base-session.ts';

/** Where changing the booking stands. */
export type ChangeState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The change has this total, which its visitor has not agreed to yet. */
  | { kind: 'priced'; change: BookingChange; total: Money }
  | { kind: 'changed'; change: BookingChange }
  | { kind: 'failed'; problem: CallProblem };

type ChangeParts = {
  api: ApiClient;
  store: ReturnType<typeof createStore>;
  language: string;
  onChanged: (now: Confirmation) => void;
};

/**
 * Changing a booking (D-21): the server prices a change, and makes it only at a total that its
 * visitor has seen (D-6). A change that costs nothing more is made at once.
 */
export function createChange({ api, store, language, onChanged }: ChangeParts) {
  const state = atom<ChangeState>({ kind: 'idle' });
  return {
    state,
    change: async (
      { orderId, total }: Pick<Confirmation, 'orderId' | 'total'>,
      change: BookingChange,
      agreed: Money | null,
    ): Promise<void> => {
      if (store.get(state).kind === 'sending') return;
      store.set(state, { kind: 'sending' });
      const { amounts, firstName, lastName, ...rest } = change;
      const reply = await api.call(changeOrder, {
        params: { orderId },
        query: { lang: language },
        body: {
          ...rest,
          first_name: firstName,
          last_name: lastName,
          quantities: { ...amounts },
          total: (agreed ?? total)?.minor ?? 0,
        },
      });
      if (!reply.ok) {
        store.set(state, { kind: 'failed', problem: reply.problem });
        return;
      }
      const { total: priced, order } = reply.value;
      if (order !== null) onChanged(order);
      store.set(
        state,
        order === null ? { kind: 'priced', change, total: priced } : { kind: 'changed', change },
      );
    },
  };
}
