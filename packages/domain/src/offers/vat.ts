import { roundHalfAwayFromZero } from '../money.ts';

/**
 * Splits an amount incl. VAT, in minor units; the parts always sum to it. `percent` is 25.5 for
 * 25.5 %.
 */
export function splitVat(inclusive: number, percent: number): { excl: number; vat: number } {
  const excl = roundHalfAwayFromZero((inclusive * 100) / (100 + percent));
  return { excl, vat: inclusive - excl };
}
