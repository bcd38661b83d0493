import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, language, newId, noBody, nothing } from '../fields.ts';
import {
  cancelBody,
  changeAnswer,
  changeBody,
  confirmationWire,
  inboxOrderWire,
  orderBody,
  orderCancellationWire,
  processBody,
  questionBody,
} from './wire.ts';

/** The reader's language; without it the texts of an order are in the language it was made in. */
const reader = v.object({ lang: v.optional(language) });

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
  summary:
    'Pays and confirms the order, sends the enquiry to the venue (API-004), or accepts the offer that the venue made for it (D-19).',
  params: v.object({ orderId: id }),
  query: reader,
  body: processBody,
  answer: confirmationWire,
  answerType: 'json',
  problems: [
    'invalid_field',
    'order_not_found',
    'not_bookable',
    'offer_over',
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
  query: reader,
  body: noBody,
  answer: confirmationWire,
  answerType: 'json',
  problems: ['invalid_field', 'order_not_found'],
  idempotent: false,
});

export const loadInbox = endpoint({
  id: 'loadInbox',
  method: 'GET',
  path: '/apiv2/user/orders',
  summary:
    'The orders of who is logged in, the latest meeting first (D-14). One order and its cancelling have calls of their own.',
  params: nothing,
  query: reader,
  body: noBody,
  answer: v.array(inboxOrderWire),
  answerType: 'json',
  problems: ['login_required'],
  idempotent: false,
});

export const loadOrderCancellation = endpoint({
  id: 'loadOrderCancellation',
  method: 'GET',
  path: '/apiv2/orders/:orderId/cancellation',
  summary: 'Whether the order can be cancelled at this moment, and at what cost (D-14, D-17).',
  params: v.object({ orderId: id }),
  query: nothing,
  body: noBody,
  answer: orderCancellationWire,
  answerType: 'json',
  problems: ['invalid_field', 'order_not_found'],
  idempotent: false,
});

export const cancelOrder = endpoint({
  id: 'cancelOrder',
  method: 'POST',
  path: '/apiv2/orders/:orderId/cancellation',
  summary:
    'Cancels a booking or takes an enquiry back at the fee that was shown; another fee by now is price_changed (D-14, D-17).',
  params: v.object({ orderId: id }),
  query: nothing,
  body: cancelBody,
  answer: orderCancellationWire,
  answerType: 'json',
  problems: [
    'invalid_field',
    'order_not_found',
    'not_cancellable',
    'price_changed',
    'rate_limited',
  ],
  idempotent: false,
});

export const askVenue = endpoint({
  id: 'askVenue',
  method: 'POST',
  path: '/apiv2/orders/:orderId/question',
  summary:
    'Mails a question to the venue; about its offer one question can be asked, which it answers with another offer (D-19, D-21).',
  params: v.object({ orderId: id }),
  query: reader,
  body: questionBody,
  answer: confirmationWire,
  answerType: 'json',
  problems: ['invalid_field', 'order_not_found', 'not_bookable', 'offer_over', 'rate_limited'],
  idempotent: false,
});

export const changeOrder = endpoint({
  id: 'changeOrder',
  method: 'POST',
  path: '/apiv2/orders/:orderId/changes',
  summary:
    'Changes attendees, add-ons or contact of a booking at the total shown. Another total is answered without an order (D-6, D-21).',
  params: v.object({ orderId: id }),
  query: reader,
  body: changeBody,
  answer: changeAnswer,
  answerType: 'json',
  problems: [
    'invalid_field',
    'order_not_found',
    'not_changeable',
    'not_bookable',
    'service_taken',
    'rate_limited',
  ],
  idempotent: false,
});
