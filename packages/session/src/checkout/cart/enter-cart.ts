import { bookAddress, type Cart2Body, createCart2, writeCart2 } from '@foyer/contract';
import { bookUniversalPath, type Money } from '@foyer/domain';
import type { Enter } from '../entry.ts';

/**
 * Enters the cart flow with create/cart2 (CART-001, CART-016). At `/book`, the cart of a venue that
 * keeps its rooms itself.
 */
export const enterCart: Enter = async (
  { api, page, venue, language, site, prefix, create, atBook },
  { selection, query, accepted, ownCart },
) => {
  const seen = writeCart2(selection, query, venue, {
    language,
    userAgent: page.userAgent,
    ownCart,
  });
  const body = accepted ? atPrice(seen, accepted) : seen;
  const made = await create({
    body,
    send: (idempotencyKey) => api.call(createCart2, { body, idempotencyKey }),
  });
  if (!('cartId' in made)) return made;
  const { cartId } = made;
  const address = atBook
    ? bookAddress(prefix, venue.alias, cartId)
    : bookUniversalPath(prefix, cartId, site);
  return { cartId, address };
};

/**
 * The same payload at the price that the visitor has accepted. Of two rooms, the server compares the
 * sum: the first takes the difference.
 */
function atPrice(body: Cart2Body, { minor }: Money): Cart2Body {
  return {
    ...body,
    events: body.events.map((event) => ({
      ...event,
      ...(event.room
        ? {
            room: {
              ...event.room,
              total_price: minor - (event.room.together?.total_price ?? 0),
            },
          }
        : {}),
      ...(event.package ? { package: { ...event.package, total_price: minor } } : {}),
    })),
  };
}
