import {
  exponentOf,
  layoutCodes,
  type LayoutName,
  type Money,
  type OfficeAnswer,
  type OfficeBooking,
  type OfficeOrder,
  type OfficeRoom,
  officeSearch,
  type OfficeService,
  officeTotals,
  timeOf,
  toMinor,
} from '@foyer/domain';
import * as v from 'valibot';
import { fieldEntries, writeFields } from '../checkout-fields.ts';
import {
  currency,
  delegatesCount,
  id,
  language,
  layoutChoice,
  shortText,
  specifiedDateTime,
  wallTime,
} from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';

const layoutNames = Object.keys(layoutCodes) as LayoutName[];

/** REGUS-009; `room_id` is the room's id at the venue, prices are in major units. */
const officeRoomWire = v.object({
  id: v.string(),
  room_id: v.string(),
  min: v.number(),
  max: v.number(),
  title: v.string(),
  room_layout: v.record(v.string(), v.nullable(v.number())),
  vat_price: v.number(),
  no_vat_price: v.number(),
});

/** POST regus/search (API-041): an empty list means that no room was found (REGUS-053, A-132). */
export const officeSearchWire = v.pipe(
  v.object({
    results: v.array(officeRoomWire),
    attributes: v.object({ currency_code: currency, centre_id: v.string() }),
  }),
  v.transform(({ results, attributes: { currency_code } }) => {
    const money = (major: number): Money => ({
      minor: toMinor(major, currency_code),
      currency: currency_code,
    });
    return officeSearch(
      results.map((wire): OfficeRoom => ({
        id: wire.id,
        roomId: wire.room_id,
        title: wire.title,
        min: wire.min,
        max: wire.max,
        layouts: layoutNames.map((name) => ({
          name,
          capacity: wire.room_layout[name] ?? null,
          originalCapacity: wire.room_layout[name] ?? null,
        })),
        total: money(wire.vat_price),
        totalExclVat: money(wire.no_vat_price),
      })),
    );
  }),
);

export const writeOfficeRoom = (room: OfficeRoom): v.InferInput<typeof officeRoomWire> => ({
  id: room.id,
  room_id: room.roomId,
  min: room.min,
  max: room.max,
  title: room.title,
  room_layout: Object.fromEntries(room.layouts.map(({ name, capacity }) => [name, capacity])),
  vat_price: inMajor(room.total),
  no_vat_price: inMajor(room.totalExclVat),
});

/** Major units, as in the office's payloads. */
export const inMajor = ({ minor, currency: code }: Money): number => minor / 10 ** exponentOf(code);

/** REGUS-023; `service_price` is for display, `service_price_value` the same in major units. */
export const officeServiceWire = v.object({
  service_name: v.string(),
  service_price: v.string(),
  service_price_value: v.number(),
  service_time_type: v.picklist(['NoTime', 'timed']),
  service_time: v.union([wallTime, v.literal('')]),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type OfficeServiceWire = v.InferInput<typeof officeServiceWire>;

const readService = (service: OfficeServiceWire, code: string): OfficeService => ({
  name: service.service_name,
  price: toMinor(service.service_price_value, code),
  amount: service.amount,
  isTimed: service.service_time_type === 'timed',
  time: service.service_time,
});

/**
 * Local-storage key `services` (REGUS-023): the services on offer with their amounts, in the
 * currency of the booking.
 */
export const officeServicesWire = (code: string) =>
  v.pipe(
    v.array(officeServiceWire),
    v.transform((wire) => wire.map((service) => readService(service, code))),
  );

/**
 * POST regus/temporarybook (API-040). The hold's end and the server's clock in unix seconds (D-7);
 * `accesstoken` opens the card frame.
 */
export const officeHoldWire = v.pipe(
  v.object({
    temporaryReservationID: v.string(),
    services: v.array(officeServiceWire),
    currency_code: currency,
    accesstoken: v.string(),
    hold_until: v.number(),
    server_now: v.number(),
  }),
  v.transform((wire) => ({
    reservationId: wire.temporaryReservationID,
    services: wire.services.map((service) => readService(service, wire.currency_code)),
    accessToken: wire.accesstoken,
    heldUntil: wire.hold_until,
    serverNow: wire.server_now,
  })),
);

export function writeOfficeService(service: OfficeService, code: string): OfficeServiceWire {
  const major = inMajor({ minor: service.price, currency: code });
  return {
    service_name: service.name,
    service_price: `${major} ${code}`,
    service_price_value: major,
    service_time_type: service.isTimed ? 'timed' : 'NoTime',
    service_time: service.time,
    amount: service.amount,
  };
}

const named = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(200));
const major = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000));

/**
 * POST regus/book (API-036, REGUS-025). Prices are in major units, and the server compares
 * them with its own (D-6); `lang` is the reader's language, else that of the hold.
 */
export const officeBookingBody = v.object({
  start: specifiedDateTime,
  end: specifiedDateTime,
  delegates: delegatesCount,
  ...fieldEntries('office'),
  cardholdername: named,
  room_code: v.optional(shortText, ''),
  room_name: v.optional(shortText, ''),
  layout: v.optional(layoutChoice, '_none'),
  currency,
  price: v.optional(major),
  price_no_vat: v.optional(major),
  price_total: major,
  venue_id: v.optional(v.string(), ''),
  country_number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
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
 * `error_type` is `null` after a booking, `user_has_account` after a failure. `message` is `''`
 * where the operator has no text in the reader's language; `field` is the refused field.
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
    ...writeFields('office', { ...contact, ...address }),
    cardholdername: cardHolder,
    room_code: booking.roomCode,
    room_name: booking.roomTitle,
    layout: booking.layout,
    currency: code,
    price: inMajor(booking.price),
    price_no_vat: inMajor(booking.priceExclVat),
    price_total: inMajor(officeTotals(booking, services).total),
    venue_id: booking.venueId,
    country_number: address.countryNumber,
    services: services.map((service) => writeOfficeService(service, code)),
    temporary_reservation_id: booking.reservationId,
    cardToken,
  };
}

const text = v.string();
const wallDateTime = v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/));

/** Cookie `checkout_items` (REGUS-022, A-128), in major units. */
export const keptOfficeBookingWire = v.pipe(
  v.object({
    venue_id: text,
    venue: text,
    room: text,
    room_code: text,
    startD: wallDateTime,
    endD: wallDateTime,
    startT: text,
    delegates: v.number(),
    layout: layoutChoice,
    package: text,
    roomPrice: v.number(),
    roomPrice_NoVAT: v.number(),
    roomTotalPrice: v.number(),
    currency,
    currencySymbol: text,
    roomPhoto: v.array(text),
    reservationID: text,
  }),
  v.transform((wire): OfficeBooking => {
    const money = (major: number) => ({
      minor: toMinor(major, wire.currency),
      currency: wire.currency,
    });
    return {
      venueId: wire.venue_id,
      venueTitle: wire.venue,
      roomTitle: wire.room,
      roomCode: wire.room_code,
      packageTitle: wire.package,
      start: wire.startD,
      end: wire.endD,
      delegates: wire.delegates,
      layout: wire.layout,
      price: money(wire.roomPrice),
      priceExclVat: money(wire.roomPrice_NoVAT),
      priceTotal: money(wire.roomTotalPrice),
      photos: wire.roomPhoto,
      reservationId: wire.reservationID,
    };
  }),
);

/** Browsers limit a cookie to some 4000 characters: photos are left out where they do not fit. */
const mostCharacters = 3600;

/** The cookie's form of a booking; `symbol` is for display only. */
export function writeKeptOfficeBooking(
  booking: OfficeBooking,
  symbol: string,
): v.InferInput<typeof keptOfficeBookingWire> {
  const wire = {
    venue_id: booking.venueId,
    venue: booking.venueTitle,
    room: booking.roomTitle,
    room_code: booking.roomCode,
    startD: booking.start,
    endD: booking.end,
    startT: timeOf(booking.start),
    delegates: booking.delegates,
    layout: booking.layout,
    package: booking.packageTitle,
    roomPrice: inMajor(booking.price),
    roomPrice_NoVAT: inMajor(booking.priceExclVat),
    roomTotalPrice: inMajor(booking.priceTotal),
    currency: booking.price.currency,
    currencySymbol: symbol,
    roomPhoto: [] as string[],
    reservationID: booking.reservationId,
  };
  for (const photo of booking.photos) {
    if (
      encodeURIComponent(JSON.stringify({ ...wire, roomPhoto: [...wire.roomPhoto, photo] }))
        .length > mostCharacters
    )
      break;
    wire.roomPhoto.push(photo);
  }
  return wire;
}
