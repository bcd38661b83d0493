import { createOrder, type OrderRequest } from '@foyer/contract';
import { type Contact, deriveLength, type OfferRules } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../account/login-session.ts';
import type { Choice, ChoiceFields } from '../booking/choice.ts';
import { claim, intentOf, settle } from '../booking/idempotency.ts';
import { placeCart } from '../booking/place-cart.ts';
import { placeOrder } from '../booking/place-order.ts';
import { siteRules } from '../booking/site-rules.ts';
import type { Queries } from '../database/database.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { creatingLimit } from '../http/rate-limits.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import type { Parts } from './routes.ts';

/** POST create/order (API-003): of a cart and its hold, or an enquiry that names its room or package. */
export function createOrderRoute(app: FastifyInstance, parts: Parts): void {
  serveEndpoint(
    app,
    createOrder,
    async ({ body, idempotencyKey, request }) => {
      const intent = intentOf(createOrder.id, idempotencyKey, request.body);
      const enquiry = body.cart_id === undefined ? await prepareEnquiry(parts, body, siteRules(request)) : null;
      if (enquiry?.ok === false) return enquiry;
      const account = await accountOf(parts.database, request, parts.clock.aheadSeconds());
      return parts.database.transaction(async (queries): Promise<Outcome<string>> => {
        const claimed = await claim(queries, intent);
        if (claimed.kind === 'refused') return claimed.refusal;
        if (claimed.kind === 'done' && claimed.answer !== null) return answered(claimed.answer);
        const cart = enquiry ? await enquiry.answer(queries) : answered(body.cart_id ?? '');
        if (!cart.ok) return cart;
        const placed = await placeOrder(queries, { cartId: cart.answer, contact: contactOf(body), language: body.language, accountId: account?.id ?? null }, parts.clock.aheadSeconds());
        if (placed.ok) await settle(queries, intent, placed.answer);
        return placed;
      });
    },
    creatingLimit(parts.configuration),
  );
}

const contactOf = (body: OrderRequest): Contact => ({
  firstName: body.firstName,
  lastName: body.lastName,
  email: body.email,
  phone: body.phone,
  phoneCountry: body.phone_country,
  company: body.company,
  additionalInfo: body.additional_info,
});

/** An enquiry needs no cart of its own beforehand; it gets one that holds nothing. */
async function prepareEnquiry(parts: Parts, body: OrderRequest, rules: OfferRules): Promise<Outcome<(queries: Queries) => Promise<Outcome<string>>>> {
  const entry = await parts.catalogue.current(body.venue_id);
  if (entry === null) return refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
  const isRoom = body.order_type === 'room';
  const offerId = isRoom ? body.room : body.package_id;
  if (offerId === undefined || offerId === 'none') return refused('invalid_field', 'required without a cart', { field: isRoom ? 'room' : 'package_id' });
  const choice: Choice = {
    kind: body.order_type,
    offerId,
    start: body.start,
    end: body.end,
    meetingLength: deriveLength(body.start, body.end),
    delegates: body.delegates,
    layout: body.layout,
    discountCode: '',
    currency: body.currency,
    seenTotal: (isRoom ? body.room_price_total : body.package_price_total) ?? undefined,
  };
  const fields: ChoiceFields = { offer: isRoom ? 'room' : 'package_id', start: 'start', end: 'end', length: 'end', currency: 'currency' };
  return answered(async (queries) => {
    const placed = await placeCart(queries, parts, entry, { choice, fields, language: body.language, rules, asEnquiry: true, replaces: null });
    if (placed.ok || (placed.problem.code !== 'room_taken' && placed.problem.code !== 'venue_closed')) return placed;
    return refused('not_bookable', placed.problem.message);
  });
}
