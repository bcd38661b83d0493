import type { PriceCategory } from '@foyer/domain';
import * as v from 'valibot';

/** Where a price comes from, in the specification's words (PRICE-037). */
export const priceType = v.picklist([
  'base_price',
  'seasonal_price',
  'disc_price',
  'disc_price_percentage',
]);
/** Two kinds of discount are one category inside. */
export const categoryOf = (type: v.InferOutput<typeof priceType>): PriceCategory =>
  type === 'disc_price_percentage' ? 'disc_price' : type;
