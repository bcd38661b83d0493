import type { ApiClient, CallProblem, Reply } from '@foyer/api-client';
import type { BookingQuery, Money, Venue } from '@foyer/domain';
import { createIntents } from '../intents.ts';
import type { Page } from '../page.ts';
import type { Selection } from '../venue-session.ts';

/** The selected offer with its query. */
export type OfferRequest = { selection: Selection; query: BookingQuery };

export type CartOutcome =
  | { cartId: string }
  | { problem: CallProblem }
  | {
      priceNow: Money;
      codeUsedUp: boolean;
      /** Where in the payload the price stands. */
      place?: string | undefined;
    };

export type CartParts = { api: ApiClient; page: Page; venue: Venue; language: string };
/** `accepted`: the price that the visitor accepted instead of the listed one (D-6). */
export type OfferCartRequest = OfferRequest & { accepted: Money | null; ownCart: string | null };
/** The call of one flow, ready to send; different requests have different `body`s. */
export type CartCall = { body: unknown; send: (idempotencyKey: string) => Promise<Reply<string>> };

/** Creates carts, with one idempotency key per request (API-001, D-3, D-6). */
export function createCarts(newKey: () => string) {
  const intents = createIntents(newKey);
  return async ({ body, send }: CartCall): Promise<CartOutcome> => {
    const reply = await send(intents.keyFor(body));
    intents.settle(reply);
    if (reply.ok) return { cartId: reply.value };
    const { problem } = reply;
    const refusal =
      problem.kind === 'refused' && problem.problem.code === 'price_changed'
        ? problem.problem
        : null;
    return refusal?.total
      ? {
          priceNow: refusal.total,
          codeUsedUp: refusal.field === 'discount_code',
          place: refusal.field,
        }
      : { problem };
  };
}
