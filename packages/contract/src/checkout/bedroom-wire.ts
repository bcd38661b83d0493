import type { BedroomStay } from '@foyer/domain';
import * as v from 'valibot';
import { moneyWire, specifiedDate, writeSpecifiedDate } from '../fields.ts';

/**
 * Bedrooms that an order takes, from arrival to leaving. `price_vat` is the price of a night that
 * was seen, minor units; it is checked, never believed (D-6, D-10).
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

/** The chosen bedrooms as an order names them. */
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

/** Bedrooms of an order, in its answers; `total` is of all their nights. */
export const bookedBedroomWire = v.object({
  name: v.string(),
  quantity: v.number(),
  check_in: specifiedDate,
  check_out: specifiedDate,
  total: moneyWire,
});
