import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { discountCode, id, language, newId, noBody, nothing } from '../fields.ts';
import { cancellationWire } from '../orders/wire.ts';
import { legacyCartBody } from './legacy-wire.ts';
import { cartWire } from './wire.ts';

export const loadCart = endpoint({
  id: 'loadCart',
  method: 'GET',
  path: '/v2/cart/:cartId',
  summary: 'A cart (API-019, CHECK-001).',
  params: v.object({ cartId: id }),
  query: v.object({ lang: v.optional(language) }),
  body: noBody,
  answer: cartWire,
  answerType: 'json',
  problems: ['invalid_field', 'cart_not_found'],
  idempotent: false,
});

export const applyCartCode = endpoint({
  id: 'applyCartCode',
  method: 'POST',
  path: '/v2/cart/:cartId/discount-code',
  summary:
    'Prices a cart by a discount code, or without one, where the venue takes codes there (CHECK-003). Answers the cart.',
  params: v.object({ cartId: id }),
  query: v.object({ lang: v.optional(language) }),
  body: v.object({ discount_code: discountCode }),
  answer: cartWire,
  answerType: 'json',
  problems: [
    'invalid_field',
    'cart_not_found',
    'not_bookable',
    'not_changeable',
    'price_changed',
    'hold_expired',
    'already_ordered',
    'rate_limited',
  ],
  idempotent: false,
});

export const createCart = endpoint({
  id: 'createCart',
  method: 'POST',
  path: '/apiv2/create/cart',
  summary:
    'Creates a cart of the legacy flow (API-002). Its id opens the cart and, where the payload has a contact, the order.',
  params: nothing,
  query: nothing,
  body: legacyCartBody,
  answer: newId,
  answerType: 'text',
  problems: [
    'invalid_field',
    'venue_not_found',
    'not_bookable',
    'venue_closed',
    'room_taken',
    'service_taken',
    'price_changed',
    'rate_limited',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const loadCancellationTerms = endpoint({
  id: 'loadCancellationTerms',
  method: 'POST',
  reads: true,
  path: '/apiv2/:lang/cart/:cartId/cancelation-terms',
  summary:
    'The cancellation terms of a cart (API-020). The spelling of the path is the specification’s.',
  params: v.object({ lang: language, cartId: id }),
  query: nothing,
  body: v.object({
    amount: v.optional(v.number(), 0),
    isPayOnSite: v.optional(v.boolean(), false),
  }),
  answer: cancellationWire,
  answerType: 'json',
  problems: ['invalid_field', 'cart_not_found'],
  idempotent: false,
});
