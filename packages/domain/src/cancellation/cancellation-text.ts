import type { CheckoutFlow } from '../query/site-variant.ts';

/** The venue's own words on cancelling; text or an address (`readTerms`), `''` for none. */
export type VenueCancellation = { forBookings: string; forEnquiries: string };

/**
 * The words that stand beside the policy: none in the office, whose policy is fixed
 * (B-068, REGUS-050); the venue's elsewhere, those for enquiries where it has any and the order is
 * one (OPERA-022, CHECK-012).
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
