import type { CheckoutFlow } from '../query/site-variant.ts';

/** The venue's own texts on cancelling: text or an address (`readTerms`), `''` for none. */
export type VenueCancellation = { forBookings: string; forEnquiries: string };

/**
 * The text beside the policy: none in the office flow, whose policy is fixed (B-068, REGUS-050);
 * elsewhere the venue's, for an enquiry the one for enquiries if there is one (OPERA-022,
 * CHECK-012).
 */
export function cancellationText(
  flow: CheckoutFlow,
  venue: VenueCancellation,
  isEnquiry: boolean,
): string | null {
  if (flow === 'office') return null;
  const text = (isEnquiry && venue.forEnquiries.trim()) || venue.forBookings.trim();
  return text === '' ? null : text;
}
