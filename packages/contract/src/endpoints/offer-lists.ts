import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  delegatesCount,
  flag,
  id,
  language,
  meetingLength,
  specifiedDate,
  specifiedDateTime,
} from '../fields.ts';
import { packageInfoWire, roomInfoWire } from '../offer-lists-wire.ts';
import { discountCode, nothing } from './parts.ts';

/**
 * What both lists are asked for. `startD` is the day of the start once more, as the specification
 * sends it.
 */
const span = {
  startDateTime: specifiedDateTime,
  endDateTime: specifiedDateTime,
  startD: v.optional(specifiedDate),
  lang: v.optional(language, 'en'),
  delegates: v.optional(delegatesCount, 1),
  discount_code: discountCode,
  /** Number of the day's tab, which the answer repeats. */
  day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  mt_length: v.optional(meetingLength),
} as const;

export const loadRoomInfo = endpoint({
  id: 'loadRoomInfo',
  method: 'POST',
  path: '/apiv2/all-room-info',
  summary:
    'The rooms of a venue (API-008), or rooms by their ids (API-009), for a span of the venue’s time.',
  params: nothing,
  query: nothing,
  body: v.object({
    ...span,
    venue_id: v.optional(v.string(), ''),
    /** In place of the venue: always answered with availability and prices. */
    room_ids: v.optional(v.pipe(v.array(id), v.nonEmpty('at least one room'), v.maxLength(500))),
    checkAvail: flag,
    checkAvailandPrices: flag,
  }),
  answer: roomInfoWire,
  answerType: 'json',
  problems: ['invalid_field', 'venue_id_not_set', 'venue_not_found', 'rate_limited'],
  idempotent: false,
});

export const loadPackageInfo = endpoint({
  id: 'loadPackageInfo',
  method: 'POST',
  path: '/apiv2/all-package-info',
  summary: 'The packages of a venue for a span of its time (API-010).',
  params: nothing,
  query: nothing,
  body: v.object({ ...span, venue_id: v.optional(v.string(), '') }),
  answer: packageInfoWire,
  answerType: 'json',
  problems: ['invalid_field', 'venue_id_not_set', 'venue_not_found', 'rate_limited'],
  idempotent: false,
});
