import { type Money, roundHalfAwayFromZero } from '../money.ts';
import type { OfferRules } from './offer-rules.ts';

/** A room's rates, by the unit they are charged in. */
export type Band = 'hourly' | 'halfday' | 'fullday';

/**
 * Hours from which a full day is charged. Bands move prices only; which packages match is another
 * question (B-004).
 */
const fullDayFrom = { standard: 6, short: 5 } as const satisfies Record<
  OfferRules['priceBands'],
  number
>;

/**
 * Which rate `hours` ask for: from 2 half a day, from 6 a full day, also above 10; on sites with
 * short bands a full day from 5 (PRICE-014, PRICE-015, B-004). The venue may not have that rate
 * (A-068).
 */
export function bandOf(hours: number, priceBands: OfferRules['priceBands']): Band {
  if (hours < 2) return 'hourly';
  return hours < fullDayFrom[priceBands] ? 'halfday' : 'fullday';
}

/**
 * What an hour of a total comes to, in minor units rounded. To be shown only: the total is never
 * made of it (PRICE-014, B-005).
 */
export const perHour = (total: Money, hours: number): Money => ({
  minor: roundHalfAwayFromZero(total.minor / hours),
  currency: total.currency,
});
