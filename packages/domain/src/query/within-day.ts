import type { OfferKind } from './booking-query.ts';
import type { CheckoutFlow, OfferCards } from './site-settings.ts';

/** The outside system that keeps a venue's rooms, if any. */
export type RoomKeepers = { propertySystem?: object | null; office?: object | null };

/**
 * What a venue books within one day only, on a site. A property system takes packages day by day
 * (AVAIL-030), and only a plan asks it for several; an office operator, asked at `/book`, is searched
 * for one date (CART-015, REGUS-003, API-041).
 */
export function kindsWithinDay(
  { checkout, offerCards }: { checkout: CheckoutFlow; offerCards: OfferCards },
  { propertySystem, office }: RoomKeepers,
): readonly OfferKind[] {
  if (propertySystem) return offerCards === 'plan' ? [] : ['package'];
  const asksOffice = checkout === 'office' || checkout === 'property';
  return office && asksOffice ? ['room', 'package'] : [];
}
