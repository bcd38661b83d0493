import type { CartOptions } from '../checkout/cart-options.ts';
import type { CheckoutPaymentMethod } from './payment-method.ts';

/** The fields a travel account can ask for (CHECK-009). */
export const airplusCodes = ['AE', 'AK', 'AU', 'BD', 'DS', 'IK', 'KS', 'PK', 'PR', 'RZ'] as const;
export type AirplusCode = (typeof airplusCodes)[number];

export type AirplusFields = { reasons: readonly string[]; codes: readonly AirplusCode[] };

/** What was answered: `codes` are texts by code. */
export type AirplusAnswers = {
  reason: string;
  codes: Readonly<Partial<Record<AirplusCode, string>>>;
};

/**
 * What to ask when the travel account pays: a reason to pick, and a text for each code of the cart
 * that is known; `null` otherwise (CHECK-007, CHECK-009, A-121).
 */
export function airplusFields(
  { airplus }: Pick<CartOptions, 'airplus'>,
  method: CheckoutPaymentMethod,
): AirplusFields | null {
  if (airplus === null || method !== 'airplus') return null;
  return {
    reasons: airplus.reasons,
    codes: airplusCodes.filter((code) => airplus.codes.includes(code)),
  };
}

/** Codes whose text is missing: each that is asked for is required. */
export const missingAirplusCodes = (
  { codes }: AirplusFields,
  texts: Readonly<Partial<Record<AirplusCode, string>>>,
): readonly AirplusCode[] => codes.filter((code) => !texts[code]?.trim());
