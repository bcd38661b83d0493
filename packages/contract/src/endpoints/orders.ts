import * as v from 'valibot';
import { cancelBody, orderCancellationWire } from '../checkout/cancel-wire.ts';
import { inboxOrderWire } from '../checkout/inbox-wire.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { noBody, nothing } from './parts.ts';

export const loadInbox = endpoint({
  id: 'loadInbox',
  method: 'GET',
  path: '/apiv2/user/orders',
  summary:
    'The orders of who is logged in, the latest meeting first (D-14). One order and its cancelling have calls of their own.',
  params: nothing,
  query: nothing,
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
