import type { ApiClient } from '@foyer/api-client';
import { processOrder, type ProcessBody } from '@foyer/contract';
import type { Confirmation, PaymentMethod } from '@foyer/domain';
import { atom, type createStore } from 'jotai/vanilla';
import type { OrderState } from '../checkout-session.ts';
import { createIntents } from '../intents.ts';

export type Acceptance = {
  /** Counted from 0. */
  option: number;
  method: PaymentMethod;
  cardToken: string | null;
};

type AcceptanceParts = {
  api: ApiClient;
  store: ReturnType<typeof createStore>;
  language: string;
  newKey: () => string;
  onAccepted: (booked: Confirmation) => void;
  /** The offer ended, was taken back, or was replaced by another one. */
  onOver: () => Promise<void>;
};

/**
 * Accepting a venue's offer, and paying it (D-19). A retry has the same idempotency key until its
 * outcome is known, so that a lost reply charges nothing twice.
 */
export function createAcceptance({
  api,
  store,
  language,
  newKey,
  onAccepted,
  onOver,
}: AcceptanceParts) {
  const state = atom<OrderState>({ kind: 'idle' });
  const intents = createIntents(newKey);
  return {
    state,
    accept: async (orderId: string, { option, method, cardToken }: Acceptance): Promise<void> => {
      if (store.get(state).kind === 'processing') return;
      store.set(state, { kind: 'processing' });
      const body: ProcessBody = {
        paymentMethod: method,
        offer_option: option,
        ...(cardToken !== null && { card_token: cardToken }),
      };
      const reply = await api.call(processOrder, {
        params: { orderId },
        query: { lang: language },
        body,
        idempotencyKey: intents.keyFor([orderId, body]),
      });
      intents.settle(reply);
      if (reply.ok) {
        onAccepted(reply.value);
        store.set(state, { kind: 'idle' });
        return;
      }
      const { problem } = reply;
      if (problem.kind === 'refused' && problem.problem.code === 'offer_over') await onOver();
      store.set(state, { kind: 'failed', problem, field: null });
    },
  };
}
