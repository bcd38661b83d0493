import { exponentOf, type Money, roundHalfAwayFromZero } from '../money.ts';

/**
 * The currency that the venue's guests reckon in, and what one unit of the venue's own is worth in
 * it.
 */
export type LocalCurrency = { code: string; conversionRate: number };

/**
 * A total in the local currency, rounded to its minor unit, for sites that estimate (PRICE-023,
 * `null` where there is no rate, or nothing to convert.
 */
export function localEstimate(total: Money, local: LocalCurrency | null): Money | null {
  if (local === null || local.conversionRate <= 0 || local.code === total.currency) return null;
  const shift = 10 ** (exponentOf(local.code) - exponentOf(total.currency));
  return {
    minor: roundHalfAwayFromZero(total.minor * local.conversionRate * shift),
    currency: local.code,
  };
}
