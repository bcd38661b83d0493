import { type NamedOffer, readOffer } from '@foyer/domain';
import * as v from 'valibot';
import {
  countInText,
  discountCode,
  id,
  language,
  layoutChoice,
  meetingLength,
  numberInText,
} from '../fields.ts';

/** What every question about a venue's availability says of the meeting. */
export const availabilityFields = {
  start: numberInText,
  end: numberInText,
  lang: v.optional(language, 'en'),
  delegates: v.optional(countInText, '1'),
  layout: v.optional(layoutChoice, '_none'),
  mt_length: v.optional(meetingLength),
  /** The visitor's own cart: the rooms it holds count as free. */
  cart: v.optional(id),
  discount_code: discountCode,
  /** What is looked for: rooms or packages. */
  type: v.optional(v.picklist(['room', 'package']), 'room'),
} as const;

/** The chosen offer, as an address names it: `room 17`. */
export const offerChoice = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.transform((text): NamedOffer | null => readOffer(text)),
    v.check((offer) => offer !== null, 'room and its id, or package and its id'),
  ),
);
