import { createCart, readContact } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../account/login-session.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { siteHost, siteRules } from '../booking/site-of-call.ts';
import { checkedCode } from '../booking/discount-codes.ts';
import { claim, intentOf, settle } from '../booking/idempotency.ts';
import { legacyChoice } from '../booking/choice.ts';
import { missingRefusal } from '../booking/missing-field.ts';
import { placeCart } from '../booking/place-cart.ts';
import { placeOrder } from '../booking/place-order.ts';
import { refuseWhenTaken } from '../booking/allocation.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';

/**
 * POST create/cart of the legacy flow (API-002): a cart with its hold, and its order if the payload
 * has a contact. The specification calls the answer "the order id (cart id)", so cart and order
 * share one id.
 */
export function createLegacyCartRoute(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  const { database, catalogue, clock } = dependencies;
  serveEndpoint(
    app,
    createCart,
    async ({ body, idempotencyKey, request }) => {
      const contact = body.contact && readContact(body.contact);
      const missing = contact && missingRefusal(contact, 'legacy');
      if (missing) return missing;
      const entry = await catalogue.current(body.venue_id);
      if (entry === null)
        return refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
      const code = checkedCode(guesses, request.visit.address, entry, body.discount_code);
      if (!code.ok) return code;
      const chosen = legacyChoice(body, code.answer, entry);
      if (!chosen.ok) return chosen;
      const intent = intentOf(createCart.id, idempotencyKey, request.body);
      const account = await accountOf(database, request, clock.aheadSeconds());
      return refuseWhenTaken(refused('room_taken', 'somebody else took the room just now'), () =>
        database.transaction(async (queries): Promise<Outcome<string>> => {
          const claimed = await claim(queries, intent);
          if (claimed.kind === 'refused') return claimed.refusal;
          if (claimed.kind === 'done' && claimed.answer !== null) return answered(claimed.answer);
          const cart = await placeCart(queries, dependencies, entry, {
            ...chosen.answer,
            language: body.language,
            rules: siteRules(request),
            asEnquiry: !body.isInstantBookable,
            replaces: body.replaces_cart ?? null,
          });
          if (!cart.ok) return cart;
          const cartId = cart.answer;
          if (contact !== null) {
            const order = await placeOrder(queries, dependencies, {
              cartId,
              orderId: cartId,
              contact,
              language: body.language,
              accountId: account?.id ?? null,
              siteHost: siteHost(request),
              services: body.services,
              bedrooms: body.bedrooms,
              serviceFeeId: body.service_fee ?? null,
              marketingConsent: body.marketing_consent,
            });
            if (!order.ok) return order;
          }
          await settle(queries, intent, cartId);
          return answered(cartId);
        }),
      );
    },
    creatingLimit(dependencies.configuration),
  );
}
