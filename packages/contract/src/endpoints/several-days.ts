import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { delegatesCount, id, meetingLength, specifiedDateTime } from '../fields.ts';
import { packagePriceWire } from '../offer-lists-wire.ts';
import { roomWire } from '../offers-wire.ts';
import { packageWire } from '../package-wire.ts';
import { discountCode, nothing } from './parts.ts';

/**
 * One entry per day. `date` is the start, `duration` a meeting length; `delegates` counts
 * for packages.
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
