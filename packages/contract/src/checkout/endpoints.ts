import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { newId, noBody, nothing } from '../endpoints/parts.ts';
import { id, language } from '../fields.ts';
import { cartWire } from './cart-wire.ts';
import { cancellationWire, confirmationWire, orderBody, processBody } from './order-wire.ts';
import { legacyCartBody } from './legacy-wire.ts';

export const loadCart = endpoint({
  id: 'loadCart',
  method: 'GET',
  path: '/v2/cart/:cartId',
  summary: 'A cart (API-019, CHECK-001).',
  params: v.object({ cartId: id }),
  query: nothing,
  body: noBody,
  answer: cartWire,
  answerType: 'json',
  problems: ['invalid_field', 'cart_not_found'],
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

export const createOrder = endpoint({
  id: 'createOrder',
  method: 'POST',
  path: '/apiv2/create/order',
  summary:
    'Creates an order from a cart, or an enquiry without one. Answers the order id (API-003).',
  params: nothing,
  query: nothing,
  body: orderBody,
  answer: newId,
  answerType: 'text',
  problems: [
    'invalid_field',
    'venue_not_found',
    'cart_not_found',
    'hold_expired',
    'already_ordered',
    'price_changed',
    'not_bookable',
    'service_taken',
    'rate_limited',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const processOrder = endpoint({
  id: 'processOrder',
  method: 'POST',
  path: '/apiv2/process/:orderId',
  summary: 'Pays and confirms the order, or sends the enquiry to the venue (API-004).',
  params: v.object({ orderId: id }),
  query: nothing,
  body: processBody,
  answer: confirmationWire,
  answerType: 'json',
  problems: [
    'invalid_field',
    'order_not_found',
    'not_bookable',
    'hold_expired',
    'room_taken',
    'service_taken',
    'card_missing',
    'card_declined',
    'provider_unavailable',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const loadOrder = endpoint({
  id: 'loadOrder',
  method: 'GET',
  path: '/apiv2/orders/:orderId',
  summary: 'What the thank-you page shows, for a browser that could not keep it (D-9).',
  params: v.object({ orderId: id }),
  query: nothing,
  body: noBody,
  answer: confirmationWire,
  answerType: 'json',
  problems: ['invalid_field', 'order_not_found'],
  idempotent: false,
});

export const loadCancellationTerms = endpoint({
  id: 'loadCancellationTerms',
  method: 'POST',
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
