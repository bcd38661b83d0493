import type { ApiClient, CallProblem } from '@foyer/api-client';
import { createOrder, processOrder, type ProcessBody, writeOrder } from '@foyer/contract';
import {
  type Cart,
  type Confirmation,
  type Contact,
  type Taken,
  takenServiceFee,
} from '@foyer/domain';
import type { Payment } from '../../cart-session.ts';
import { createIntents } from '../../intents.ts';

/**
 * Places orders in two steps, create and process (API-003, API-004). Each step has its own
 * idempotency key until its outcome is known, so that a retry after a lost reply finds the existing
 * order. An order that was created but not processed (a declined card) is not created again for the
 * same contact.
 */
export function createCartOrders({
  api,
  language,
  userAgent,
  newKey,
}: {
  api: ApiClient;
  language: string;
  userAgent: string;
  newKey: () => string;
}) {
  const creating = createIntents(newKey);
  const processing = createIntents(newKey);
  let created: { payload: string; orderId: string } | null = null;
  return {
    place: async (
      cart: Cart,
      contact: Contact,
      { method, cardToken, airplus }: Payment,
      marketingConsent: boolean,
      taken: Taken,
    ): Promise<Confirmation | { problem: CallProblem }> => {
      const body = writeOrder(cart, contact, language, userAgent, {
        ...taken,
        serviceFeeId: takenServiceFee(cart, taken),
        marketingConsent,
      });
      const payload = JSON.stringify(body);
      if (created?.payload !== payload) {
        const reply = await api.call(createOrder, { body, idempotencyKey: creating.keyFor(body) });
        creating.settle(reply);
        if (!reply.ok) return { problem: reply.problem };
        created = { payload, orderId: reply.value };
      }
      const payment: ProcessBody = {
        paymentMethod: method,
        ...(cardToken !== null && { card_token: cardToken }),
        ...(airplus && { airplus }),
      };
      const reply = await api.call(processOrder, {
        params: { orderId: created.orderId },
        query: { lang: language },
        body: payment,
        idempotencyKey: processing.keyFor([created.orderId, payment]),
      });
      processing.settle(reply);
      return reply.ok ? reply.value : { problem: reply.problem };
    },
  };
}
