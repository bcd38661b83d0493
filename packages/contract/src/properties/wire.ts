import {
  itemTotals,
  mostDays,
  type PropertyAnswer,
  type PropertyItem,
  type PropertyOrder,
} from '@foyer/domain';
import * as v from 'valibot';
import { fieldEntries, writeFields } from '../checkout-fields.ts';
import {
  currency,
  delegatesCount,
  id,
  language,
  layoutChoice,
  propertySystemDateTime,
  seenAmount,
  shortText,
  writePropertySystemDateTime,
} from '../fields.ts';
import { takenAddOnWire, writeMenu, writeMiscItem } from './add-ons-wire.ts';

const hotelCode = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/**
 * The hotel of a property system that a call is for; the server checks that the venue belongs to
 * it.
 */
export const propertyFields = {
  server: hotelCode,
  chain_code: hotelCode,
  hotel_code: hotelCode,
} as const;
export type PropertyWire = v.InferOutput<v.ObjectSchema<typeof propertyFields, undefined>>;
/** Optional on the wire, because the API has an answer of its own for a missing one (API-035). */
export const boundVenueId = v.optional(v.string(), '');

/**
 * One day of a property booking (API-045). `price_total` is the room or package,
 * `final_price` with its add-ons.
 */
export const propertyEventWire = v.object({
  start: propertySystemDateTime,
  end: propertySystemDateTime,
  layout_code: v.optional(layoutChoice, '_none'),
  price: v.optional(seenAmount, null),
  price_total: seenAmount,
  final_price: v.optional(seenAmount, null),
  room: id,
  room_code: v.optional(shortText, ''),
  room_rate_code: v.optional(shortText, ''),
  isInstantBookable: v.boolean(),
  /** `none` for a room without a package. */
  package_id: v.optional(v.pipe(v.string(), v.maxLength(64)), 'none'),
  delegates: delegatesCount,
  package_name: v.optional(shortText, ''),
  package_rate_code: v.optional(shortText, ''),
  package_min: v.optional(v.number(), 0),
  miscItems: v.optional(v.pipe(v.array(takenAddOnWire), v.maxLength(200)), []),
  menus: v.optional(v.pipe(v.array(takenAddOnWire), v.maxLength(200)), []),
  opera_setup_style: v.optional(shortText, ''),
});
export type PropertyEventRequest = v.InferOutput<typeof propertyEventWire>;
const events = v.pipe(
  v.array(propertyEventWire),
  v.minLength(1, 'at least one event'),
  v.maxLength(mostDays, `at most ${mostDays} events`),
);
const discountCode = v.optional(v.pipe(v.string(), v.maxLength(64)), '');

/** POST opera/create-cart (API-025): all final events of the days. */
export const propertyCartBody = v.object({
  venue_id: boundVenueId,
  ...propertyFields,
  lang: v.optional(language, 'en'),
  currency,
  discount_code: discountCode,
  events,
  replaces_cart: v.optional(id),
});
export type PropertyCartBody = v.InferInput<typeof propertyCartBody>;
export type PropertyCartRequest = v.InferOutput<typeof propertyCartBody>;

/**
 * POST opera/create-booking (API-045, OPERA-036). `departement` is spelled as in the specification;
 * `notes` is the visitor's comment.
 */
export const propertyBookingBody = v.object({
  discount_code: discountCode,
  ...propertyFields,
  block_name: v.optional(shortText, ''),
  source_id: v.optional(shortText, ''),
  type: v.picklist(['room', 'package']),
  currency,
  card_token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  venue_id: boundVenueId,
  ...fieldEntries('property'),
  paymentMethod: v.picklist(['creditcard', 'accountcredits', 'none']),
  cart_id: id,
  totalPrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
  events,
});
export type PropertyBookingBody = v.InferInput<typeof propertyBookingBody>;
export type PropertyBookingRequest = v.InferOutput<typeof propertyBookingBody>;

/** POST book (API-042): a booking, and the code of a challenge once it is typed. */
export const checkedBookingBody = v.object({
  ...propertyBookingBody.entries,
  verification_code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20)), ''),
});

const bookingStatus = v.picklist(['confirmed', 'enquiry', 'payment_error']);

/**
 * `error` is the text of a challenge; nothing is booked before it is solved (VERIFY-008,
 * VERIFY-009).
 */
export const checkedAnswerWire = v.pipe(
  v.object({
    challenge: v.boolean(),
    error: v.string(),
    status: v.nullable(bookingStatus),
    order_id: v.nullable(v.string()),
  }),
  v.transform((wire): PropertyAnswer => ({
    challenge: wire.challenge ? wire.error : null,
    paymentFailed: wire.status === 'payment_error',
    orderId: wire.order_id,
  })),
);

export const propertyAnswerWire = v.pipe(
  v.object({
    status: bookingStatus,
    order_id: v.nullable(v.string()),
    challenge: v.optional(v.nullable(v.string()), null),
  }),
  v.transform((wire): PropertyAnswer => ({
    challenge: wire.challenge,
    paymentFailed: wire.status === 'payment_error',
    orderId: wire.order_id,
  })),
);

/** What a call has besides the selection: the venue and its hotel. */
export type PropertyVenueWire = PropertyWire & { venue_id: string };

const writeEvent = (item: PropertyItem): v.InferInput<typeof propertyEventWire> => {
  const totals = itemTotals(item);
  return {
    start: writePropertySystemDateTime(item.start),
    end: writePropertySystemDateTime(item.end),
    layout_code: item.layout,
    price: item.total?.minor ?? null,
    price_total: item.total?.minor ?? null,
    final_price: totals.offer + totals.menus + totals.miscItems,
    room: item.room.id,
    room_code: item.room.code,
    room_rate_code: item.room.rateCode,
    isInstantBookable: item.room.instantBookable,
    package_id: item.package?.id ?? 'none',
    delegates: item.delegates,
    package_name: item.package?.title.slice(0, 200) ?? '',
    package_rate_code: item.package?.rateCode ?? '',
    package_min: item.package?.min ?? 0,
    miscItems: item.miscItems.map(writeMiscItem),
    menus: item.menus.map(writeMenu),
    opera_setup_style: item.layout === '_none' ? '' : String(item.layout),
  };
};

/** The payload of opera/create-cart: all final events, without add-ons. */
export const writePropertyCart = (
  venue: PropertyVenueWire,
  items: readonly PropertyItem[],
  page: { language: string; currency: string; discountCode: string; ownCart?: string | null },
): PropertyCartBody => ({
  ...venue,
  lang: page.language,
  currency: page.currency,
  discount_code: page.discountCode,
  ...(page.ownCart ? { replaces_cart: page.ownCart } : {}),
  events: items.map(writeEvent),
});

/** The payload of opera/create-booking for an order and the cart that holds its rooms. */
export const writePropertyBooking = (
  venue: PropertyVenueWire,
  order: PropertyOrder,
  cartId: string,
  discountCodeUsed: string,
): PropertyBookingBody => ({
  ...venue,
  ...writeFields('property', order.values),
  discount_code: discountCodeUsed,
  type: order.items.some((item) => item.kind === 'package') ? 'package' : 'room',
  currency: order.total.currency,
  card_token: order.cardToken,
  paymentMethod:
    order.method === 'creditcard' || order.method === 'accountcredits' ? order.method : 'none',
  cart_id: cartId,
  totalPrice: order.total.minor,
  events: order.items.map(writeEvent),
});
