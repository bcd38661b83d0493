/**
 * An amount of money: integer minor units of an ISO 4217 currency (`{ minor: 65260, currency: 'EUR'
 * }` is €652.60).
 */
export type Money = { minor: number; currency: string };

// From ISO 4217, not from Intl: engines follow CLDR for some codes (IQD, AFN), and if server and
// browser used different exponents, their prices would differ.
const withoutDecimals = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const withThreeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
const withFourDecimals = new Set('CLF UYW'.split(' '));

/**
 * Decimal places of a currency's minor unit by ISO 4217 (D-2): EUR 2, ISK 0, KWD 3; 2 for an
 * unknown code.
 */
export function exponentOf(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  if (withThreeDecimals.has(currency)) return 3;
  return withFourDecimals.has(currency) ? 4 : 2;
}

/**
 * Integer minor units of an amount in major units (PRICE-018, B-006): 19.99 EUR is 1999, 1990 ISK
 * is 1990.
 */
export const toMinor = (major: number, currency: string): number =>
  roundHalfAwayFromZero(major * 10 ** exponentOf(currency));

/** Sum of two amounts. Throws a RangeError when the currencies differ: we never convert. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${b.currency} to ${a.currency}`);
  return { minor: a.minor + b.minor, currency: a.currency };
}

/**
 * Nearest integer, halves away from zero. The factor corrects values that are exactly a
 * half in decimal arithmetic and slightly below it in binary (1.005 × 100 is 100.49999999999999).
 */
export function roundHalfAwayFromZero(amount: number): number {
  const rounded = Math.round(Math.abs(amount) * (1 + Number.EPSILON));
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

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
