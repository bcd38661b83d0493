import { createOrder, type OrderRequest, readContact } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import type { Queries } from '../database/database.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';

/** POST create/order (API-003): from a held cart, or an enquiry that names its room or package. */
export function createOrderRoute(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  serveEndpoint(
    app,
    createOrder,
    async ({ body, idempotencyKey, request }) => {
      const contact = readContact(body);
      const { site } = request.visit;
      const checkout = site?.checkout === 'legacy' ? 'legacy' : 'cart';
      const missing = missingRefusal(contact, body.cart_id === undefined ? 'enquiry' : checkout);
      if (missing) return missing;
      const intent = intentOf(createOrder.id, idempotencyKey, request.body);
      const enquiry =
        body.cart_id === undefined
          ? await prepareEnquiry(dependencies, body, request, guesses)
          : null;
      if (enquiry?.ok === false) return enquiry;
      const account = await accountOf(
        dependencies.database,
        request,
        dependencies.clock.aheadSeconds(),
      );
      return refuseWhenTaken(refused('room_taken', 'somebody else took the room just now'), () =>
        dependencies.database.transaction(async (queries): Promise<Outcome<string>> => {
          const claimed = await claim(queries, intent);
          if (claimed.kind === 'refused') return claimed.refusal;
          if (claimed.kind === 'done' && claimed.answer !== null) return answered(claimed.answer);
          const cart = enquiry ? await enquiry.answer(queries) : answered(body.cart_id ?? '');
          if (!cart.ok) return cart;
          const placed = await placeOrder(queries, dependencies, {
            cartId: cart.answer,
            contact,
            language: body.language,
            accountId: account?.id ?? null,
            siteHost: siteHost(request),
            services: body.services,
            bedrooms: body.bedrooms,
            ...(body.cart_id !== undefined && body.layout !== undefined && { layout: body.layout }),
            ...(body.cart_id !== undefined && {
              seenTotal:
                body.order_type === 'room' ? body.room_price_total : body.package_price_total,
            }),
            serviceFeeId: body.service_fee ?? null,
            marketingConsent: body.marketing_consent,
          });
          if (placed.ok) await settle(queries, intent, placed.answer);
          return placed;
        }),
      );
    },
    creatingLimit(dependencies.configuration),
  );
}

/** An enquiry without a cart gets one that holds nothing. */
async function prepareEnquiry(
  dependencies: ApiDependencies,
  body: OrderRequest,
  request: FastifyRequest,
  guesses: DiscountGuesses,
): Promise<Outcome<(queries: Queries) => Promise<Outcome<string>>>> {
  const entry = await dependencies.catalogue.current(body.venue_id);
  if (entry === null)
    return refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
  const code = checkedCode(guesses, request.visit.address, entry, body.discount_code);
  if (!code.ok) return code;
  const chosen = legacyChoice({ ...body, layout: body.layout ?? '_none' }, code.answer, entry);
  if (!chosen.ok) return chosen;
  return answered(async (queries) => {
    const placed = await placeCart(queries, dependencies, entry, {
      ...chosen.answer,
      language: body.language,
      rules: siteRules(request),
      asEnquiry: true,
      replaces: null,
    });
    if (
      placed.ok ||
      (placed.problem.code !== 'room_taken' && placed.problem.code !== 'venue_closed')
    )
      return placed;
    return refused('not_bookable', placed.problem.message);
  });
}
