import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { discountCode, language, noBody, nothing, specifiedDateTime, venueId } from '../fields.ts';
import { pictureWire, venueWire } from './wire.ts';

export const listVenues = endpoint({
  id: 'listVenues',
  method: 'GET',
  path: '/apiv2/venues',
  summary: 'All venues by city, for the start page.',
  params: nothing,
  query: v.object({ lang: v.optional(language, 'en') }),
  body: noBody,
  answer: v.array(
    v.object({
      id: v.string(),
      alias: v.string(),
      title: v.string(),
      city: v.string(),
      country_code: v.string(),
      image: pictureWire,
      rooms: v.number(),
      price: v.number(),
      currency: v.string(),
    }),
  ),
  answerType: 'json',
  problems: ['invalid_field'],
  idempotent: false,
});

export const loadVenue = endpoint({
  id: 'loadVenue',
  method: 'GET',
  path: '/apiv2/venues/:venueId/:lang',
  summary: 'The venue in a language (API-011, API-012). venueId is its id or its alias.',
  params: v.object({ venueId, lang: language }),
  query: v.object({ discount_code: discountCode, v: v.optional(v.string()) }),
  body: noBody,
  answer: venueWire,
  answerType: 'json',
  problems: ['invalid_field', 'venue_not_found'],
  idempotent: false,
});

export const checkLeadTimes = endpoint({
  id: 'checkLeadTimes',
  method: 'POST',
  reads: true,
  path: '/apiv2/check-lead-times',
  summary: 'Whether the venue takes a booking at that day and time (API-005).',
  params: nothing,
  query: nothing,
  body: v.object({
    venue_id: v.optional(v.string(), ''),
    date: specifiedDateTime,
    delegates: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  answer: v.object({ allow: v.boolean() }),
  answerType: 'json',
  problems: ['invalid_field', 'venue_id_not_set', 'venue_not_found'],
  idempotent: false,
});
