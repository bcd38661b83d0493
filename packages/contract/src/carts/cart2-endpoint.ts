import { endpoint } from '../endpoint.ts';
import { newId, nothing } from '../fields.ts';
import { cart2Body } from './cart2-wire.ts';

export const createCart2 = endpoint({
  id: 'createCart2',
  method: 'POST',
  path: '/apiv2/create/cart2',
  summary:
    'Creates a cart; an instant one holds its room for 20 minutes. Answers the cart id (API-001, D-6).',
  params: nothing,
  query: nothing,
  body: cart2Body,
  answer: newId,
  answerType: 'text',
  problems: [
    'invalid_field',
    'venue_not_found',
    'not_bookable',
    'venue_closed',
    'room_taken',
    'price_changed',
    'rate_limited',
    'idempotency_key_reused',
  ],
  idempotent: true,
});
