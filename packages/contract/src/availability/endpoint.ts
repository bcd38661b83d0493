import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  countInText,
  discountCode,
  id,
  language,
  layoutChoice,
  meetingLength,
  noBody,
  numberInText,
  venueId,
} from '../fields.ts';
import { availabilityWire } from './wire.ts';

export const loadAvailability = endpoint({
  id: 'loadAvailability',
  method: 'GET',
  path: '/apiv2/availability/:venueId',
  summary:
    'Rooms and packages with their rates for a span (API-013). start and end are unix seconds.',
  params: v.object({ venueId }),
  query: v.object({
    start: numberInText,
    end: numberInText,
    lang: v.optional(language, 'en'),
    delegates: v.optional(countInText, '1'),
    layout: v.optional(layoutChoice, '_none'),
    mt_length: v.optional(meetingLength),
    /** The visitor's own cart: the rooms it holds count as free. */
    cart: v.optional(id),
    discount_code: discountCode,
  }),
  body: noBody,
  answer: availabilityWire,
  answerType: 'json',
  problems: ['invalid_field', 'venue_not_found', 'rate_limited'],
  idempotent: false,
});
