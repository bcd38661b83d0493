import type { ApiClient, CallProblem } from '@foyer/api-client';
import { type Cart2Body, createCart2 } from '@foyer/contract';
import type { Money } from '@foyer/domain';
import { createIntents } from '../intents.ts';

export type CartOutcome = { readonly cartId: string } | { readonly problem: CallProblem } | { readonly priceNow: Money };

/** Creates carts, with one idempotency key for each thing the visitor wants (API-001, D-3, D-6). */
export function createCarts({ api, newKey }: { readonly api: ApiClient; readonly newKey: () => string }) {
  const intents = createIntents(newKey);
  return {
    create: async (body: Cart2Body): Promise<CartOutcome> => {
      const reply = await api.call(createCart2, { body, idempotencyKey: intents.keyFor(body) });
      intents.settle(reply);
      if (reply.ok) return { cartId: reply.value };
      const { problem } = reply;
      const total = problem.kind === 'refused' && problem.problem.code === 'price_changed' ? problem.problem.total : undefined;
      return total ? { priceNow: total } : { problem };
    },
  };
}

/** The same payload at another price: the one the visitor was shown and accepted. */
export function atPrice(body: Cart2Body, { minor }: Money): Cart2Body {
  return {
    ...body,
    events: body.events.map((event) => ({
      ...event,
      ...(event.room ? { room: { ...event.room, total_price: minor } } : {}),
      ...(event.package ? { package: { ...event.package, total_price: minor } } : {}),
    })),
  };
}
