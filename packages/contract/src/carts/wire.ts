import {
  type Cart,
  type CartItem,
  layoutCodes,
  layoutNameOf,
  type Money,
  type PaymentMethod,
} from '@foyer/domain';
import * as v from 'valibot';
import { layoutChoice, specifiedDateTime, spokenTerms } from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';
import { pictureWire, writePicture } from '../venues/wire.ts';

/** One event of a cart. */
export const cartEventWire = v.pipe(
  v.object({
    order_type: v.picklist(['room', 'package']),
    id: v.string(),
    name: v.string(),
    room_id: v.string(),
    room_name: v.string(),
    layout_code: layoutChoice,
    start: specifiedDateTime,
    end: specifiedDateTime,
    start_unix: v.number(),
    end_unix: v.number(),
    delegates: v.number(),
    total_price: v.nullable(v.number()),
    /** Without the discount code, where it lowers the total. */
    original_price: v.optional(v.nullable(v.number()), null),
    vat_total: v.nullable(v.number()),
    vat_percent: v.number(),
    minimum_spend: v.nullable(v.number()),
    currency: v.string(),
  }),
  v.transform((wire): CartItem => {
    const amount = (minorUnits: number | null): Money | null =>
      minorUnits === null ? null : { minor: minorUnits, currency: wire.currency };
    return {
      kind: wire.order_type,
      id: wire.id,
      title: wire.name,
      roomId: wire.room_id,
      roomTitle: wire.room_name,
      layout: wire.layout_code,
      start: wire.start,
      end: wire.end,
      startInstant: wire.start_unix,
      endInstant: wire.end_unix,
      delegates: wire.delegates,
      total: amount(wire.total_price),
      ...(wire.original_price !== null && {
        original: { minor: wire.original_price, currency: wire.currency },
      }),
      vat: amount(wire.vat_total),
      vatPercent: wire.vat_percent,
      minimumSpend: amount(wire.minimum_spend),
    };
  }),
);

export const cartPaymentMethods = [
  'creditcard',
  'invoice',
  'onsite',
  'airplus',
  'none',
] as const satisfies readonly PaymentMethod[];
const paymentMethod = v.picklist(cartPaymentMethods);
const capacity = v.nullable(v.number());

/**
 * GET v2/cart (CHECK-002 to CHECK-008); `hold_until` and `server_now` are unix seconds of the
 * server's clock (D-7), amounts minor units. `form` has the checkout's fields besides the contact.
 * Fields that an older API does not send are absent.
 */
export const cartWire = v.pipe(
  v.object({
    id: v.string(),
    status: v.picklist(['open', 'ordered', 'expired']),
    expired: v.boolean(),
    order_id: v.nullable(v.string()),
    is_enquiry: v.boolean(),
    hold_until: v.nullable(v.number()),
    server_now: v.number(),
    form: v.optional(
      v.object({
        addon_endtime: v.boolean(),
        marketing_consent: v.boolean(),
        discount_code: v.boolean(),
      }),
      { addon_endtime: false, marketing_consent: false, discount_code: false },
    ),
    payment_methods: v.array(paymentMethod),
    be_payment_methods: v.optional(v.array(paymentMethod)),
    be_default_payment_method: v.optional(v.nullable(paymentMethod), null),
    airplus: v.optional(
      v.nullable(v.object({ reasons: v.array(v.string()), config: v.array(v.string()) })),
      null,
    ),
    discount_code: v.string(),
    premium_fee: v.optional(v.nullable(v.number()), null),
    service_fee: v.optional(v.nullable(v.object({ id: v.string(), amount: v.number() })), null),
    has_intgr: v.boolean(),
    treat_service_enquiry_as_free: v.optional(v.boolean(), false),
    availability_id: v.optional(v.string(), ''),
    applicable_layouts: v.optional(
      v.array(
        v.object({
          name: v.string(),
          code: v.picklist(Object.values(layoutCodes)),
          value: capacity,
          originalValue: capacity,
        }),
      ),
      [],
    ),
    /** Numbers of what is on offer, for the size of the lists' skeletons. */
    offers: v.optional(v.object({ add_ons: v.number(), bedrooms: v.number() }), {
      add_ons: 0,
      bedrooms: 0,
    }),
    room_photo: v.optional(v.nullable(pictureWire), null),
    localization: v.object({ language: v.string() }),
    events: v.array(cartEventWire),
    venue_info: v.object({
      id: v.string(),
      alias: v.string(),
      title: v.string(),
      city: v.string(),
      full_address: v.string(),
      country_code: v.string(),
      timezone: v.string(),
      currency_code: v.string(),
      venue_phone_number: v.string(),
      terms: v.string(),
      terms_of_cancellation: v.string(),
      terms_of_use: v.string(),
      spoken_terms: spokenTerms,
      photos: v.array(pictureWire),
    }),
  }),
  v.transform((wire): Cart => {
    const amount = (minor: number): Money => ({ minor, currency: wire.venue_info.currency_code });
    return {
      id: wire.id,
      isEnquiry: wire.is_enquiry,
      status: wire.expired ? 'expired' : wire.status,
      orderId: wire.order_id,
      heldUntil: wire.hold_until,
      serverNow: wire.server_now,
      items: wire.events,
      asks: {
        addOnEndTime: wire.form.addon_endtime,
        marketingConsent: wire.form.marketing_consent,
        discountCode: wire.form.discount_code,
      },
      paymentMethods: wire.payment_methods,
      bookingEngine: {
        paymentMethods: wire.be_payment_methods ?? wire.payment_methods,
        preferred: wire.be_default_payment_method,
      },
      airplus: wire.airplus && { reasons: wire.airplus.reasons, codes: wire.airplus.config },
      discountCode: wire.discount_code,
      premiumFee: wire.premium_fee === null ? null : amount(wire.premium_fee),
      serviceFee: wire.service_fee && {
        id: wire.service_fee.id,
        amount: amount(wire.service_fee.amount),
      },
      hasIntegration: wire.has_intgr,
      unpricedServicesAreFree: wire.treat_service_enquiry_as_free,
      availabilityId: wire.availability_id,
      applicableLayouts: wire.applicable_layouts.map(({ code, value, originalValue }) => ({
        code,
        capacity: value,
        originalCapacity: originalValue,
      })),
      offers: { addOns: wire.offers.add_ons, bedrooms: wire.offers.bedrooms },
      roomPicture: wire.room_photo,
      venue: {
        id: wire.venue_info.id,
        alias: wire.venue_info.alias,
        title: wire.venue_info.title,
        city: wire.venue_info.city,
        address: wire.venue_info.full_address,
        countryCode: wire.venue_info.country_code,
        timezone: wire.venue_info.timezone,
        currency: wire.venue_info.currency_code,
        phone: wire.venue_info.venue_phone_number,
        terms: wire.venue_info.terms,
        termsOfCancellation: wire.venue_info.terms_of_cancellation,
        termsOfUse: wire.venue_info.terms_of_use,
        ...(wire.venue_info.spoken_terms && { spokenTerms: wire.venue_info.spoken_terms }),
        pictures: wire.venue_info.photos,
      },
    };
  }),
);
export type CartWire = v.InferInput<typeof cartWire>;

const writeCartEvent = (item: CartItem, currency: string): v.InferInput<typeof cartEventWire> => ({
  order_type: item.kind,
  id: item.id,
  name: item.title,
  room_id: item.roomId,
  room_name: item.roomTitle,
  layout_code: item.layout,
  start: writeSpecifiedDateTime(item.start),
  end: writeSpecifiedDateTime(item.end),
  start_unix: item.startInstant,
  end_unix: item.endInstant,
  delegates: item.delegates,
  total_price: item.total?.minor ?? null,
  original_price: item.original?.minor ?? null,
  vat_total: item.vat?.minor ?? null,
  vat_percent: item.vatPercent,
  minimum_spend: item.minimumSpend?.minor ?? null,
  currency,
});

export function writeCart(cart: Cart, cartLanguage: string): CartWire {
  return {
    id: cart.id,
    status: cart.status,
    expired: cart.status === 'expired',
    order_id: cart.orderId,
    is_enquiry: cart.isEnquiry,
    hold_until: cart.heldUntil,
    server_now: cart.serverNow,
    form: {
      addon_endtime: cart.asks.addOnEndTime,
      marketing_consent: cart.asks.marketingConsent,
      discount_code: cart.asks.discountCode,
    },
    payment_methods: [...cart.paymentMethods],
    be_payment_methods: [...cart.bookingEngine.paymentMethods],
    be_default_payment_method: cart.bookingEngine.preferred,
    airplus: cart.airplus && {
      reasons: [...cart.airplus.reasons],
      config: [...cart.airplus.codes],
    },
    discount_code: cart.discountCode,
    premium_fee: cart.premiumFee?.minor ?? null,
    service_fee: cart.serviceFee && {
      id: cart.serviceFee.id,
      amount: cart.serviceFee.amount.minor,
    },
    has_intgr: cart.hasIntegration,
    treat_service_enquiry_as_free: cart.unpricedServicesAreFree,
    availability_id: cart.availabilityId,
    applicable_layouts: cart.applicableLayouts.map(
      ({ code, capacity: value, originalCapacity: originalValue }) => ({
        name: layoutNameOf(code),
        code,
        value,
        originalValue,
      }),
    ),
    offers: { add_ons: cart.offers.addOns, bedrooms: cart.offers.bedrooms },
    room_photo: cart.roomPicture && writePicture(cart.roomPicture),
    localization: { language: cartLanguage },
    events: cart.items.map((item) => writeCartEvent(item, cart.venue.currency)),
    venue_info: {
      id: cart.venue.id,
      alias: cart.venue.alias,
      title: cart.venue.title,
      city: cart.venue.city,
      full_address: cart.venue.address,
      country_code: cart.venue.countryCode,
      timezone: cart.venue.timezone,
      currency_code: cart.venue.currency,
      venue_phone_number: cart.venue.phone,
      terms: cart.venue.terms,
      terms_of_cancellation: cart.venue.termsOfCancellation,
      terms_of_use: cart.venue.termsOfUse,
      ...(cart.venue.spokenTerms && { spoken_terms: { ...cart.venue.spokenTerms } }),
      photos: cart.venue.pictures.map(writePicture),
    },
  };
}
