import {
  type AddOn,
  type AddOnsRefusal,
  type BedroomStay,
  cataloguePrice,
  type OfferedAddOn,
} from '@foyer/domain';
import * as v from 'valibot';
import { moneyWire, specifiedDate, spoken, wallTime, writeSpecifiedDate } from '../fields.ts';

const time = v.union([v.literal(''), wallTime]);

/**
 * An add-on of the catalogue (CHECK-010): `price` excl. VAT and `price_vat` incl. VAT, as in every
 * call; per piece, or per piece and hour.
 */
const addOnWire = v.object({
  id: v.string(),
  name: v.string(),
  spoken,
  type: v.picklist(['misc', 'services', 'other']),
  price: v.nullable(v.number()),
  price_vat: v.nullable(v.number()),
  per: v.picklist(['piece', 'hour']),
  quantity: v.number(),
  /** Available amount; `null` for no limit. */
  max_quantity: v.nullable(v.number()),
  /** How many one order may have, whatever is available. */
  max_per_order: v.optional(v.number(), 1000),
  /** It is served at a time, which an order has to name. */
  timed: v.optional(v.boolean(), false),
  service_time: time,
  service_time_end: time,
  /** An empty list means all rooms. */
  room_ids: v.optional(v.array(v.string()), []),
});
export type AddOnWire = v.InferInput<typeof addOnWire>;
type ReadAddOnWire = v.InferOutput<typeof addOnWire>;

const readAddOn = (wire: ReadAddOnWire, minor: (amount: number) => number): OfferedAddOn => ({
  id: wire.id,
  name: wire.name,
  ...(wire.spoken !== undefined && { spoken: wire.spoken }),
  kind: wire.type,
  price: wire.price_vat === null ? null : minor(wire.price_vat),
  priceExclVat: wire.price === null ? null : minor(wire.price),
  amount: wire.quantity,
  time: wire.service_time,
  timeEnd: wire.service_time_end,
  roomIds: wire.room_ids,
  rate: wire.per,
  most: wire.max_quantity ?? Infinity,
  limit: wire.max_per_order,
  isTimed: wire.timed,
});

/** GET catalog/index (API-023): minor units. */
export const addOnCatalogueWire = v.pipe(
  v.array(addOnWire),
  v.transform((list) => list.map((wire) => readAddOn(wire, (amount) => amount))),
);

const refusals = {
  package_pms_not_mapped: 'package-not-mapped',
  temp_pms_order_error: 'order-failed',
  temp_pms_order_error_conflict: 'order-conflict',
} as const satisfies Record<string, AddOnsRefusal>;
export type AddOnsRefusalWire = keyof typeof refusals;

/**
 * POST catalog/index (API-022, B-043): the list, in major units where the cart has no integration,
 * or one of three refusals.
 */
export const cartAddOnsWire = v.pipe(
  v.union([
    v.array(addOnWire),
    v.picklist(['package_pms_not_mapped', 'temp_pms_order_error', 'temp_pms_order_error_conflict']),
  ]),
  v.transform((answer): CartAddOns =>
    typeof answer === 'string'
      ? refusals[answer]
      : (cart) =>
          answer.map((wire) =>
            readAddOn(wire, (amount) => cataloguePrice(amount, cart.hasIntegration, cart.currency)),
          ),
  ),
);

/**
 * A refusal, or a function that reads the list once the cart's unit of prices is known (CHECK-015).
 */
export type CartAddOns =
  | AddOnsRefusal
  | ((cart: { hasIntegration: boolean; currency: string }) => readonly OfferedAddOn[]);

/**
 * GET services/{serviceId} (API-024, A-118): the price per piece for those times, minor units;
 * `null` makes an enquiry.
 */
export const quoteWire = v.pipe(
  v.object({ price: v.nullable(v.number()), price_vat: v.nullable(v.number()) }),
  v.transform(({ price, price_vat }) =>
    price === null || price_vat === null ? null : { price: price_vat, priceExclVat: price },
  ),
);

/**
 * Add-ons of an order. `price_vat` is the price the visitor saw, minor units; the server compares
 * it with its own price (D-6).
 */
export const orderedServices = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.maxLength(64)),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
      service_time: v.optional(time, ''),
      service_time_end: v.optional(time, ''),
      price_vat: v.optional(v.nullable(v.number())),
    }),
  ),
  v.maxLength(100),
);
export type OrderedServices = v.InferOutput<typeof orderedServices>;

/** The chosen add-ons in the order's wire form. */
export const writeServices = (addOns: readonly AddOn[]): v.InferInput<typeof orderedServices> =>
  addOns
    .filter(({ amount }) => amount > 0)
    .map(({ id, amount, time: from, timeEnd, price }) => ({
      id,
      quantity: amount,
      service_time: from,
      service_time_end: timeEnd,
      price_vat: price,
    }));

/**
 * A service in an order's answers; `total` is for the whole amount, `null` where the venue has to
 * name it.
 */
export const bookedServiceWire = v.object({
  name: v.string(),
  quantity: v.number(),
  service_time: time,
  service_time_end: time,
  total: v.nullable(moneyWire),
});

/**
 * Bedrooms of an order, from arrival to departure. `price_vat` is the price per night the visitor
 * saw, minor units; the server compares it with its own price (D-6, D-10).
 */
export const orderedBedrooms = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.maxLength(64)),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
      check_in: specifiedDate,
      check_out: specifiedDate,
      price_vat: v.optional(v.number()),
    }),
  ),
  v.maxLength(50),
);
export type OrderedBedrooms = v.InferOutput<typeof orderedBedrooms>;

/** The chosen bedrooms in the order's wire form. */
export const writeBedrooms = (
  stays: readonly BedroomStay[],
): v.InferInput<typeof orderedBedrooms> =>
  stays
    .filter(({ amount }) => amount > 0)
    .map(({ id, amount, checkIn, checkOut, price }) => ({
      id,
      quantity: amount,
      check_in: writeSpecifiedDate(checkIn),
      check_out: writeSpecifiedDate(checkOut),
      price_vat: price,
    }));

/** Bedrooms in an order's answers; `total` is for all nights. */
export const bookedBedroomWire = v.object({
  name: v.string(),
  quantity: v.number(),
  check_in: specifiedDate,
  check_out: specifiedDate,
  total: moneyWire,
});
