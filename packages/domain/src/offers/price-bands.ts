import type { OfferRules } from './offer-rules.ts';

/** The unit of a room's rate. */
export type Band = 'hourly' | 'halfday' | 'fullday';

/**
 * Hours from which a full day is charged. Bands affect prices only, not which packages match
 * (B-004).
 */
const fullDayFrom = { standard: 6, short: 5 } as const satisfies Record<
  OfferRules['priceBands'],
  number
>;

/**
 * The rate for `hours`: half a day from 2, a full day from 6, also above 10; on sites with short
 * bands a full day from 5 (PRICE-014, PRICE-015, B-004). The venue may not have that rate.
 */
export function priceBandOf(hours: number, priceBands: OfferRules['priceBands']): Band {
  if (hours < 2) return 'hourly';
  return hours < fullDayFrom[priceBands] ? 'halfday' : 'fullday';
}
