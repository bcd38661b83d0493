import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  delegatesCount,
  id,
  language,
  meetingLength,
  nothing,
  specifiedDate,
  wallTime,
} from '../fields.ts';
import { officeAnswerWire, officeBookingBody, officeHoldWire, officeSearchWire } from './wire.ts';

const posted = { method: 'POST', params: nothing, query: nothing, answerType: 'json' } as const;
const away = ['provider_unavailable', 'provider_malformed'] as const;

export const searchOffice = endpoint({
  ...posted,
  id: 'searchOffice',
  path: '/apiv2/regus/search',
  summary:
    'Rooms of an office that are free and fit, priced for the span (API-041). A ' +
    'reservation that its visitor came back from is ended first: the operator would call its ' +
    'room taken.',
  body: v.object({
    venue_id: v.optional(v.string(), ''),
    centre_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    booking_date: specifiedDate,
    delegates: delegatesCount,
    start_time: wallTime,
    end_time: wallTime,
    replaces_cart: v.optional(id),
  }),
  answer: officeSearchWire,
  problems: ['invalid_field', 'venue_id_not_set', 'venue_not_found', 'venue_closed', ...away],
  idempotent: false,
});

export const holdOffice = endpoint({
  ...posted,
  id: 'holdOffice',
  path: '/apiv2/regus/temporarybook',
  summary: 'Holds a room that a search found for 20 minutes, here and at the operator (API-040).',
  body: v.object({
    search_result_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
    mt_length: meetingLength,
    lang: v.optional(language, 'en'),
  }),
  answer: officeHoldWire,
  problems: [
    'invalid_field',
    'venue_not_found',
    'not_bookable',
    'venue_closed',
    'room_taken',
    'price_changed',
    'idempotency_key_reused',
    ...away,
  ],
  idempotent: true,
});

export const bookOffice = endpoint({
  ...posted,
  id: 'bookOffice',
  path: '/apiv2/regus/book',
  summary:
    'Pays and books the held room (API-036). What the operator or the bank refuses is an ' +
    'answer with error_type payment or validation, a new accesstoken and the field it is ' +
    'about; its message is the operator’s own, where it speaks the language asked for; what is ' +
    'wrong in the payload is a 400 with a message (API-037).',
  body: officeBookingBody,
  answer: officeAnswerWire,
  problems: [
    'invalid_field',
    'venue_id_not_set',
    'cart_not_found',
    'hold_expired',
    'already_ordered',
    'not_bookable',
    'price_changed',
    'room_taken',
    'idempotency_key_reused',
    ...away,
  ],
  idempotent: true,
});

export const officeEndpoints = [searchOffice, holdOffice, bookOffice] as const;
