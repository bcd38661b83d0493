import * as v from 'valibot';
import { packageWire, roomWire } from '../availability/wire.ts';
import { endpoint } from '../endpoint.ts';
import {
  delegatesCount,
  discountCode,
  flag,
  id,
  language,
  meetingLength,
  nothing,
  specifiedDate,
  specifiedDateTime,
} from '../fields.ts';
import { packageInfoWire, packagePriceWire, roomInfoWire } from './wire.ts';

/** Parameters of both lists. `startD` repeats the date of the start, as specified. */
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
    /** Instead of the venue: these rooms always have availability and prices in the answer. */
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

/**
 * One entry per day. `date` is the start, `duration` a meeting length; `delegates` applies
 * to packages.
 */
const severalDays = v.pipe(
  v.array(
    v.object({
      date: specifiedDateTime,
      id,
      duration: meetingLength,
      discount_code: discountCode,
      delegates: v.optional(delegatesCount, 1),
    }),
  ),
  v.nonEmpty('at least one day'),
  v.maxLength(100, 'at most 100 days'),
);

const priced = { date: specifiedDateTime, id: v.string(), currency_code: v.string() } as const;

export const priceRooms = endpoint({
  id: 'priceRooms',
  method: 'POST',
  path: '/apiv2/multiple-room-price',
  summary:
    'What rooms cost on several days (API-006), in the order asked; major units as everywhere for rooms.',
  params: nothing,
  query: nothing,
  body: severalDays,
  answer: v.array(
    v.object({
      ...priced,
      calculated_prices: roomWire.entries.calculated_prices,
      correct_price: roomWire.entries.correct_price,
    }),
  ),
  answerType: 'json',
  problems: ['invalid_field', 'rate_limited'],
  idempotent: false,
});

export const pricePackages = endpoint({
  id: 'pricePackages',
  method: 'POST',
  path: '/apiv2/multiple-package-price',
  summary:
    'What packages cost on several days (API-007), in the order asked; minor units as everywhere for packages.',
  params: nothing,
  query: nothing,
  body: severalDays,
  answer: v.array(
    v.object({
      ...priced,
      calculated_prices: packageWire.entries.calculated_prices,
      correct_price: v.nullable(packagePriceWire),
    }),
  ),
  answerType: 'json',
  problems: ['invalid_field', 'rate_limited'],
  idempotent: false,
});
