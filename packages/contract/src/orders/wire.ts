import {
  type AirplusCode,
  airplusCodes,
  type CancellationTerms,
  type Cart,
  type Confirmation,
  type Contact,
  type OrderCancellation,
  type OrderStatus,
  type Taken,
} from '@foyer/domain';
import * as v from 'valibot';
import {
  bookedBedroomWire,
  bookedServiceWire,
  orderedBedrooms,
  orderedServices,
  writeBedrooms,
  writeServices,
} from '../add-ons/wire.ts';
import { cartPaymentMethods } from '../carts/wire.ts';
import { fieldEntries, writeFields } from '../checkout-fields.ts';
import {
  currency,
  delegatesCount,
  id,
  language,
  layoutChoice,
  moneyWire,
  phoneNumber,
  shortText,
  specifiedDateTime,
  spokenTerms,
  writeSpecifiedDate,
} from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';
import {
  billWire,
  bookingChoicesWire,
  venueOfferWire,
  writeBill,
  writeBookingChoices,
  writeVenueOffer,
} from './booking-wire.ts';

/** How an order of any flow is paid. */
const checkoutMethods = [...cartPaymentMethods, 'accountcredits'] as const;

/** The orderer. */
export const contactFields = {
  accepted_gdpr: v.literal(true, 'the terms have to be accepted'),
  ...fieldEntries('order'),
} as const;

/** What is requested and when (CART-021); discount code, add-ons and bedrooms are our additions. */
export const extraFields = {
  start: specifiedDateTime,
  end: specifiedDateTime,
  order_type: v.picklist(['room', 'package']),
  marketing_platform_ids: v.optional(v.record(v.string(), v.string()), {}),
  delegates: delegatesCount,
  isInstantBookable: v.boolean(),
  user_agent: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  service_fee: v.optional(shortText),
  /** The orderer agrees to marketing mails. */
  marketing_consent: v.optional(v.boolean(), false),
  venue_id: id,
  language,
  currency,
  room: v.optional(id),
  layout: v.optional(layoutChoice, '_none'),
  package_id: v.optional(v.string(), 'none'),
  room_price: v.optional(v.nullable(v.number()), null),
  room_price_total: v.optional(v.nullable(v.number()), null),
  package_price: v.optional(v.nullable(v.number()), null),
  package_price_total: v.optional(v.nullable(v.number()), null),
  discount_code: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  services: v.optional(orderedServices, []),
  bedrooms: v.optional(orderedBedrooms, []),
} as const;

/**
 * POST create/order (API-003, CART-021). With `cart_id` the order is made of that cart and its
 * hold, and from the payload only contact, services, bedrooms, service fee and, if present, the
 * layout are used; without it the order is an enquiry for the room or package of the payload.
 */
export const orderBody = v.object({
  ...contactFields,
  ...extraFields,
  layout: v.optional(layoutChoice),
  cart_id: v.optional(id),
});
export type OrderBody = v.InferInput<typeof orderBody>;
export type OrderRequest = v.InferOutput<typeof orderBody>;

/**
 * POST process/{orderId} (API-004): the payment, or for an enquiry of the legacy flow the payload
 * of create/order again (CART-023). If it has a contact, that must equal the order's.
 */
export const processBody = v.object({
  ...v.partial(v.object({ ...contactFields, ...extraFields })).entries,
  paymentMethod: v.optional(v.picklist(cartPaymentMethods), 'none'),
  /** Which option of the venue's offer is accepted, counted from 0 (D-19). */
  offer_option: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 0),
  card_token: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The fields of the travel account, by the cart's `airplus` (CHECK-007, CHECK-009). */
  airplus: v.optional(
    v.object({
      reason: shortText,
      codes: v.partial(
        v.strictObject(
          Object.fromEntries(airplusCodes.map((code) => [code, shortText])) as Record<
            AirplusCode,
            typeof shortText
          >,
        ),
      ),
    }),
  ),
});
export type ProcessBody = v.InferInput<typeof processBody>;
export type ProcessRequest = v.InferOutput<typeof processBody>;

/** Optional parts of an order besides its contact. */
type OrderExtras = Partial<Pick<Taken, 'addOns' | 'bedrooms' | 'layout'>> & {
  serviceFeeId?: string | null;
  marketingConsent?: boolean;
};

/** The payload of create/order for a cart, with the orderer and what is added. */
export function writeOrder(
  cart: Cart,
  contact: Contact,
  pageLanguage: string,
  userAgent: string,
  {
    addOns = [],
    bedrooms = [],
    layout,
    serviceFeeId = null,
    marketingConsent = false,
  }: OrderExtras = {},
): OrderBody {
  const [item] = cart.items;
  if (!item) throw new Error(`cart ${cart.id} holds nothing`);
  const total = item.total?.minor ?? null;
  const rental = total === null ? null : total - (item.minimumSpend?.minor ?? 0);
  const isRoom = item.kind === 'room';
  return {
    accepted_gdpr: true,
    start: writeSpecifiedDateTime(item.start),
    end: writeSpecifiedDateTime(item.end),
    order_type: item.kind,
    delegates: item.delegates,
    isInstantBookable: !cart.isEnquiry,
    user_agent: userAgent.slice(0, 1000),
    ...writeFields('order', contact),
    venue_id: cart.venue.id,
    language: pageLanguage,
    currency: cart.venue.currency,
    room: item.roomId,
    layout: layout ?? item.layout,
    package_id: isRoom ? 'none' : item.id,
    room_price: isRoom ? rental : null,
    room_price_total: isRoom ? total : null,
    package_price: isRoom ? null : total,
    package_price_total: isRoom ? null : total,
    services: writeServices(addOns),
    ...(bedrooms.length === 0 ? {} : { bedrooms: writeBedrooms(bedrooms) }),
    ...(serviceFeeId !== null && { service_fee: serviceFeeId }),
    ...(marketingConsent && { marketing_consent: true }),
    cart_id: cart.id,
  };
}

export const orderStatuses = [
  'created',
  'confirmed',
  'enquiry',
  'offered',
  'declined',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[];

/** The cost of cancelling an order now, or of a past cancellation. */
export const orderCancellationWire = v.pipe(
  v.object({
    state: v.picklist(['open', 'cancelled', 'closed']),
    fee: v.nullable(moneyWire),
    refund: v.nullable(moneyWire),
    free_until: v.nullable(v.number()),
  }),
  v.transform(({ free_until, ...wire }): OrderCancellation => ({ ...wire, freeUntil: free_until })),
);
export const writeOrderCancellation = ({
  freeUntil,
  ...cancellation
}: OrderCancellation): v.InferInput<typeof orderCancellationWire> => ({
  ...cancellation,
  free_until: freeUntil,
});

/**
 * What the thank-you page shows; `order_id` inside an event is the short number for phone calls
 * (THANKS-009).
 */
export const confirmationWire = v.pipe(
  v.object({
    order_id: v.string(),
    isEnquiry: v.boolean(),
    status: v.picklist(orderStatuses),
    email: v.string(),
    inquiry_venue_terms_cancellation: v.optional(v.string()),
    spoken_terms: spokenTerms,
    venue_info: v.object({
      title: v.string(),
      alias: v.string(),
      full_address: v.string(),
      timezone: v.string(),
      venue_phone_number: v.string(),
      /** Optional: older stored values do not have it. */
      venue_terms: v.optional(v.string(), ''),
    }),
    events: v.array(
      v.object({
        order_id: v.string(),
        name: v.string(),
        /** Optional, like what follows it: older stored values do not have it. */
        room_name: v.optional(v.string(), ''),
        start: specifiedDateTime,
        end: specifiedDateTime,
        start_unix: v.number(),
        delegates: v.number(),
        layout_code: v.optional(layoutChoice, '_none'),
        total: v.nullable(moneyWire),
      }),
    ),
    /** Optional, like the layout: older stored values do not have it. */
    services: v.optional(v.array(bookedServiceWire), []),
    /** Optional: older stored values do not have it. */
    bedrooms: v.optional(v.array(bookedBedroomWire), []),
    /** What the cancellation cost. */
    cancellation: v.optional(
      v.nullable(v.object({ fee: v.nullable(moneyWire), refund: v.nullable(moneyWire) })),
      null,
    ),
    total: v.optional(v.nullable(moneyWire), null),
    payment_method: v.optional(v.nullable(v.picklist(checkoutMethods)), null),
    cancelling: v.optional(v.nullable(orderCancellationWire), null),
    customer: v.optional(
      v.object({ name: v.string(), company: v.string(), booked_at: v.nullable(v.number()) }),
      { name: '', company: '', booked_at: null },
    ),
    bill: v.optional(v.nullable(billWire), null),
    answer_until: v.optional(v.nullable(v.number()), null),
    offer: v.optional(v.nullable(venueOfferWire), null),
    choices: v.optional(v.nullable(bookingChoicesWire), null),
  }),
  v.transform((wire): Confirmation => ({
    orderId: wire.order_id,
    isEnquiry: wire.isEnquiry,
    status: wire.status,
    cancellation: wire.cancellation,
    email: wire.email,
    total: wire.total,
    payment: wire.payment_method,
    cancelling: wire.cancelling,
    customer: {
      name: wire.customer.name,
      company: wire.customer.company,
      bookedAt: wire.customer.booked_at,
    },
    bill: wire.bill,
    answerUntil: wire.answer_until,
    offer: wire.offer,
    choices: wire.choices,
    ...(wire.inquiry_venue_terms_cancellation && {
      termsOfCancelling: wire.inquiry_venue_terms_cancellation,
    }),
    ...(wire.spoken_terms && { spokenTerms: wire.spoken_terms }),
    venue: {
      title: wire.venue_info.title,
      alias: wire.venue_info.alias,
      address: wire.venue_info.full_address,
      timezone: wire.venue_info.timezone,
      phone: wire.venue_info.venue_phone_number,
      terms: wire.venue_info.venue_terms,
    },
    events: wire.events.map((event) => ({
      orderNumber: event.order_id,
      title: event.name,
      roomTitle: event.room_name || event.name,
      start: event.start,
      end: event.end,
      startInstant: event.start_unix,
      delegates: event.delegates,
      layout: event.layout_code,
      total: event.total,
    })),
    services: wire.services.map(({ name, quantity, service_time, service_time_end, total }) => ({
      name,
      amount: quantity,
      time: service_time,
      timeEnd: service_time_end,
      total,
    })),
    bedrooms: wire.bedrooms.map(({ name, quantity, check_in, check_out, total }) => ({
      name,
      amount: quantity,
      checkIn: check_in,
      checkOut: check_out,
      total,
    })),
  })),
);
export type ConfirmationWire = v.InferInput<typeof confirmationWire>;

/**
 * The stored form of a confirmation (`checkoutDetails`), the same as the wire's, so that one schema
 * reads both.
 */
export function writeConfirmation(confirmation: Confirmation): ConfirmationWire {
  const { cancellation } = confirmation;
  return {
    order_id: confirmation.orderId,
    isEnquiry: confirmation.isEnquiry,
    status: confirmation.status,
    email: confirmation.email,
    ...(confirmation.termsOfCancelling && {
      inquiry_venue_terms_cancellation: confirmation.termsOfCancelling,
    }),
    ...(confirmation.spokenTerms && { spoken_terms: { ...confirmation.spokenTerms } }),
    venue_info: {
      title: confirmation.venue.title,
      alias: confirmation.venue.alias,
      full_address: confirmation.venue.address,
      timezone: confirmation.venue.timezone,
      venue_phone_number: confirmation.venue.phone,
      venue_terms: confirmation.venue.terms,
    },
    events: confirmation.events.map((event) => ({
      order_id: event.orderNumber,
      name: event.title,
      room_name: event.roomTitle,
      start: writeSpecifiedDateTime(event.start),
      end: writeSpecifiedDateTime(event.end),
      start_unix: event.startInstant,
      delegates: event.delegates,
      layout_code: event.layout,
      total: event.total && { ...event.total },
    })),
    services: confirmation.services.map(({ name, amount, time, timeEnd, total }) => ({
      name,
      quantity: amount,
      service_time: time,
      service_time_end: timeEnd,
      total: total && { ...total },
    })),
    bedrooms: confirmation.bedrooms.map(({ name, amount, checkIn, checkOut, total }) => ({
      name,
      quantity: amount,
      check_in: writeSpecifiedDate(checkIn),
      check_out: writeSpecifiedDate(checkOut),
      total: { ...total },
    })),
    cancellation: cancellation && {
      fee: cancellation.fee && { ...cancellation.fee },
      refund: cancellation.refund && { ...cancellation.refund },
    },
    total: confirmation.total && { ...confirmation.total },
    payment_method: confirmation.payment,
    cancelling: confirmation.cancelling && writeOrderCancellation(confirmation.cancelling),
    customer: {
      name: confirmation.customer.name,
      company: confirmation.customer.company,
      booked_at: confirmation.customer.bookedAt,
    },
    bill: confirmation.bill && writeBill(confirmation.bill),
    answer_until: confirmation.answerUntil,
    offer: confirmation.offer && writeVenueOffer(confirmation.offer),
    choices: confirmation.choices && writeBookingChoices(confirmation.choices),
  };
}

const band = v.object({
  min_people: v.number(),
  max_people: v.nullable(v.number()),
  days_ahead: v.number(),
});
type BandWire = v.InferInput<typeof band>;
const readBand = (wire: BandWire) => ({
  minPeople: wire.min_people,
  maxPeople: wire.max_people,
  daysAhead: wire.days_ahead,
});
const writeBand = (entry: CancellationTerms['yours']): BandWire => ({
  min_people: entry.minPeople,
  max_people: entry.maxPeople,
  days_ahead: entry.daysAhead,
});

/**
 * POST cancelation-terms (API-020, A-116): the policy as data, so that each page has messages in
 * its language.
 */
export const cancellationWire = v.pipe(
  v.object({
    terms: v.string(),
    bands: v.array(band),
    yours: band,
    free_until: v.nullable(v.number()),
  }),
  v.transform((wire): CancellationTerms => ({
    bands: wire.bands.map(readBand),
    yours: readBand(wire.yours),
    freeUntil: wire.free_until,
  })),
);
export const writeCancellation = (
  terms: CancellationTerms,
  text: string,
): v.InferInput<typeof cancellationWire> => ({
  terms: text,
  bands: terms.bands.map(writeBand),
  yours: writeBand(terms.yours),
  free_until: terms.freeUntil,
});

/**
 * The fee that the visitor was shown, in minor units; `null` where it is as agreed with the venue.
 */
export const cancelBody = v.object({
  fee: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const nameOfPerson = v.pipe(shortText, v.trim(), v.minLength(1, 'required'));

/** A change of a booking; `total` is the new one that the visitor saw, in minor units. */
export const changeBody = v.object({
  delegates: delegatesCount,
  /** Callers that do not know them leave them out: the name stays. */
  first_name: v.optional(nameOfPerson),
  last_name: v.optional(nameOfPerson),
  phone: phoneNumber,
  company: v.optional(shortText, ''),
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
  /** Add-ons that are not named stay as they are. */
  quantities: v.optional(
    v.pipe(
      v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
      v.maxEntries(100),
    ),
    {},
  ),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** `order` is null where the change has another total than was sent, and was not made. */
export const changeAnswer = v.object({ total: moneyWire, order: v.nullable(confirmationWire) });

/** A question of the visitor to the venue. */
export const questionBody = v.object({
  question: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(2000)),
});

export type InboxOrder = { status: OrderStatus; confirmation: Confirmation };

/** An order in the inbox list (D-14). */
export const inboxOrderWire = v.pipe(
  v.object({ status: v.picklist(orderStatuses), order: confirmationWire }),
  v.transform(({ status, order }): InboxOrder => ({ status, confirmation: order })),
);
