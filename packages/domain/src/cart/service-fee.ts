import { exponentOf, type Money, roundHalfAwayFromZero } from '../money.ts';

/**
 * The fee in whole major units, as it is shown: 49.50 reads 50 (PRICE-022, A-074, B-077). Only its
 * id is ever sent.
 */
export const wholeServiceFee = ({ minor, currency }: Money): number =>
  roundHalfAwayFromZero(minor / 10 ** exponentOf(currency));

/**
 * Id of the venue's fee where an enquiry takes it along, `null` where nothing is sent: not ticked,
 * a booking, or no fee (FORM-067).
 */
export const sentServiceFee = (
  fee: { id: string } | null,
  { ticked, mode }: { ticked: boolean; mode: 'booking' | 'enquiry' | null },
): string | null => (fee !== null && ticked && mode === 'enquiry' ? fee.id : null);
