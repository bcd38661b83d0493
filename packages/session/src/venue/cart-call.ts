import { type Cart2Body, createCart2, writeCart2 } from '@foyer/contract';
import type { Money } from '@foyer/domain';
import type { CartCall, CartParts, OfferCartRequest } from './carts.ts';

/** create/cart2 of the cart flow (CART-001, CART-016). */
export function cartCall(
  { api, page, venue, language }: CartParts,
  { selection, query, accepted, ownCart }: OfferCartRequest,
): CartCall {
  const seen = writeCart2(selection, query, venue, {
    language,
    userAgent: page.userAgent,
    ownCart,
  });
  const body = accepted ? atPrice(seen, accepted) : seen;
  return { body, send: (idempotencyKey) => api.call(createCart2, { body, idempotencyKey }) };
}

/** The same payload at the price that the visitor has accepted. */
function atPrice(body: Cart2Body, { minor }: Money): Cart2Body {
  return {
    ...body,
    events: body.events.map((event) => ({
      ...event,
      ...(event.room ? { room: { ...event.room, total_price: minor } } : {}),
      ...(event.package ? { package: { ...event.package, total_price: minor } } : {}),
    })),
  };
}
