import { isEmail, type OfficeAnswer, type OfficeOrder, officeTotals } from '@foyer/domain';
import * as v from 'valibot';
import {
  currency,
  delegatesCount,
  id,
  language,
  layoutChoice,
  longText,
  shortText,
  specifiedDateTime,
  wallTime,
} from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';
import { writeOfficeService } from './hold-wire.ts';
import { inMajor } from './search-wire.ts';

const named = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(200));
const major = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000));

/**
 * POST regus/book (API-036, REGUS-025). Prices are in major units and checked, never
 * believed (D-6); `lang` is the reader's language, else that of the hold.
 */
export const officeBookingBody = v.object({
  start: specifiedDateTime,
  end: specifiedDateTime,
  delegates: delegatesCount,
  company: named,
  firstName: named,
  lastName: named,
  cardholdername: named,
  phone: v.pipe(v.string(), v.regex(/^\+\d[\d ]{4,28}$/, 'a phone number with + and country code')),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.check(isEmail, 'a valid e-mail address')),
  phone_country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'two lower-case letters')),
  additional_info: v.optional(longText, ''),
  room_code: v.optional(shortText, ''),
  room_name: v.optional(shortText, ''),
  layout: v.optional(layoutChoice, '_none'),
  currency,
  price: v.optional(major),
  price_no_vat: v.optional(major),
  price_total: major,
  venue_id: v.optional(v.string(), ''),
  address: named,
  city: named,
  zip: v.optional(shortText, ''),
  country_number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  state: v.optional(shortText, ''),
  services: v.optional(
    v.pipe(
      v.array(
        v.object({
          service_name: named,
          service_time: v.optional(v.union([wallTime, v.literal('')]), ''),
          amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
        }),
      ),
      v.maxLength(200),
    ),
    [],
  ),
  temporary_reservation_id: id,
  cardToken: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(200)),
  lang: v.optional(language),
});
export type OfficeBookingBody = v.InferInput<typeof officeBookingBody>;
export type OfficeBookingRequest = v.InferOutput<typeof officeBookingBody>;

/**
 * `error_type` is `null` for what was booked; `user_has_account` is `null` for what was not: it is
 * said of a booking only.
 * `message` is `''` where the operator said nothing in the reader's language; `field` is the one
 * that it refused.
 */
export const officeAnswerWire = v.pipe(
  v.object({
    order_id: v.nullable(v.string()),
    user_has_account: v.nullable(v.boolean()),
    error_type: v.nullable(v.picklist(['payment', 'validation'])),
    accesstoken: v.nullable(v.string()),
    message: v.string(),
    field: v.optional(v.nullable(v.string()), null),
  }),
  v.transform((wire): OfficeAnswer => ({
    status: 200,
    orderId: wire.order_id,
    errorKind: wire.error_type,
    message: wire.message,
    field: wire.field,
    accessToken: wire.accesstoken,
    hasAccount: wire.user_has_account,
  })),
);

/** The payload of regus/book for an order of the held room. */
export function writeOfficeBooking({
  booking,
  contact,
  address,
  cardHolder,
  cardToken,
  services,
}: OfficeOrder): OfficeBookingBody {
  const code = booking.price.currency;
  return {
    start: writeSpecifiedDateTime(booking.start),
    end: writeSpecifiedDateTime(booking.end),
    delegates: booking.delegates,
    company: contact.company,
    firstName: contact.firstName,
    lastName: contact.lastName,
    cardholdername: cardHolder,
    phone: contact.phone,
    email: contact.email,
    phone_country: contact.phoneCountry,
    additional_info: contact.additionalInfo,
    room_code: booking.roomCode,
    room_name: booking.roomTitle,
    layout: booking.layout,
    currency: code,
    price: inMajor(booking.price),
    price_no_vat: inMajor(booking.priceExclVat),
    price_total: inMajor(officeTotals(booking, services).total),
    venue_id: booking.venueId,
    address: address.address,
    city: address.city,
    zip: address.zip,
    country_number: address.countryNumber,
    state: address.state,
    services: services.map((service) => writeOfficeService(service, code)),
    temporary_reservation_id: booking.reservationId,
    cardToken,
  };
}
