import { exponentOf, type Money, roundHalfAwayFromZero } from '../money.ts';

/**
 * The fee in whole major units, as it is shown: 49.50 is shown as 50 (PRICE-022, A-074, B-077).
 * Only its id is sent.
 */
export const wholeServiceFee = ({ minor, currency }: Money): number =>
  roundHalfAwayFromZero(minor / 10 ** exponentOf(currency));

/**
 * Id of the venue's fee for an enquiry that includes it; `null` where it is not ticked, for a
 * booking, or without a fee (FORM-067).
 */
export const sentServiceFee = (
  fee: { id: string } | null,
  { ticked, mode }: { ticked: boolean; mode: 'booking' | 'enquiry' | null },
): string | null => (fee !== null && ticked && mode === 'enquiry' ? fee.id : null);
