import { exponentOf, type Money, roundHalfAwayFromZero } from '../money.ts';

/** The currency for estimates, and the value of one unit of the venue's currency in it. */
export type LocalCurrency = { code: string; conversionRate: number };

/**
 * A total in the local currency, rounded to its minor unit, for sites that show estimates
 * (PRICE-023, A-073). `null` without a rate, or where the currency is the same.
 */
export function localEstimate(total: Money, local: LocalCurrency | null): Money | null {
  if (local === null || local.conversionRate <= 0 || local.code === total.currency) return null;
  const shift = 10 ** (exponentOf(local.code) - exponentOf(total.currency));
  return {
    minor: roundHalfAwayFromZero(total.minor * local.conversionRate * shift),
    currency: local.code,
  };
}
