import type { Bedroom } from '@foyer/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  countInText,
  discountCode,
  id,
  language,
  noBody,
  shortText,
  specifiedDateTime,
  spoken,
  venueId,
} from '../fields.ts';
import { addOnCatalogueWire, cartAddOnsWire, quoteWire } from './wire.ts';

export const loadBedrooms = endpoint({
  id: 'loadBedrooms',
  method: 'GET',
  path: '/apiv2/accommodation/index/:venueId',
  summary: 'Bedrooms to take with a meeting (API-021), per night, in minor units.',
  params: v.object({ venueId }),
  query: v.object({ lang: v.optional(language) }),
  body: noBody,
  answer: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        spoken,
        price: v.number(),
        price_vat: v.number(),
        max_persons: v.number(),
        available: v.number(),
      }),
    ),
    v.transform((list) =>
      list.map((wire): Bedroom => ({
        id: wire.id,
        name: wire.name,
        ...(wire.spoken !== undefined && { spoken: wire.spoken }),
        price: wire.price_vat,
        maxPersons: wire.max_persons,
        available: wire.available,
      })),
    ),
  ),
  answerType: 'json',
  problems: ['invalid_field', 'venue_not_found'],
  idempotent: false,
});

export const loadAddOns = endpoint({
  id: 'loadAddOns',
  method: 'GET',
  path: '/apiv2/catalog/index/:venueId',
  summary: 'The venue’s catalogue of add-ons (API-023), or those a room can have; minor units.',
  params: v.object({ venueId }),
  query: v.object({ room_id: v.optional(id), lang: v.optional(language) }),
  body: noBody,
  answer: addOnCatalogueWire,
  answerType: 'json',
  problems: ['invalid_field', 'venue_not_found'],
  idempotent: false,
});

export const loadCartAddOns = endpoint({
  id: 'loadCartAddOns',
  method: 'POST',
  reads: true,
  path: '/apiv2/catalog/index/:venueId',
  summary:
    'The add-ons a cart can take, or one word why it cannot (API-022); major units where the cart has no integration.',
  params: v.object({ venueId }),
  query: v.object({
    order_id: v.optional(id),
    discount_code: discountCode,
    lang: v.optional(language),
  }),
  body: v.object({ order_id: v.optional(id), availability_id: v.optional(shortText, '') }),
  answer: cartAddOnsWire,
  answerType: 'json',
  problems: ['invalid_field', 'venue_not_found', 'cart_not_found'],
  idempotent: false,
});

export const quoteService = endpoint({
  id: 'quoteService',
  method: 'GET',
  path: '/apiv2/cart/:cartId/services/:serviceId',
  summary:
    'What one of an add-on costs for other times or another quantity (API-024), in minor units.',
  params: v.object({ cartId: id, serviceId: id }),
  query: v.object({
    start_date_time: specifiedDateTime,
    end_date_time: specifiedDateTime,
    quantity: v.optional(countInText, '1'),
  }),
  body: noBody,
  answer: quoteWire,
  answerType: 'json',
  problems: ['invalid_field', 'cart_not_found', 'not_found', 'service_taken'],
  idempotent: false,
});
