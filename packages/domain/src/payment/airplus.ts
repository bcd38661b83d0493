import type { CartOptions } from '../checkout/cart-options.ts';
import type { CheckoutPaymentMethod } from './payment-method.ts';

/** The fields a travel account can ask for (CHECK-009). */
export const airplusCodes = ['AE', 'AK', 'AU', 'BD', 'DS', 'IK', 'KS', 'PK', 'PR', 'RZ'] as const;
export type AirplusCode = (typeof airplusCodes)[number];

export type AirplusFields = { reasons: readonly string[]; codes: readonly AirplusCode[] };

/** The entered values: `codes` are texts by code. */
export type AirplusAnswers = {
  reason: string;
  codes: Readonly<Partial<Record<AirplusCode, string>>>;
};

/**
 * The fields for payment by travel account: a reason to choose, and a text for each known code of
 * the cart; `null` for other methods (CHECK-007, CHECK-009, A-121).
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

/** Codes without a text: every shown code is required. */
export const missingAirplusCodes = (
  { codes }: AirplusFields,
  texts: Readonly<Partial<Record<AirplusCode, string>>>,
): readonly AirplusCode[] => codes.filter((code) => !texts[code]?.trim());
