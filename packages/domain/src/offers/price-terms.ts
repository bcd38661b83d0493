import type { Money } from '../money.ts';

/** What the venue sets for all its prices: the currency, and the fee of every booking (D-20). */
export type PriceTerms = {
  currency: string;
  /** Minor units; 0 where there is none. */
  premiumFee: number;
};

/**
 * What is paid for an offer that is booked by itself: its total with the venue's mandatory fee
 * (D-20). Every page shows this sum, from the first card on; lines of a cart have the fee beside
 * them.
 */
export const payable = ({ total, premiumFee }: { total: Money; premiumFee: number }): Money =>
  withFee(total, premiumFee);

/** An amount with a fee in minor units. */
export const withFee = (amount: Money, fee: number): Money => ({
  ...amount,
  minor: amount.minor + fee,
});
