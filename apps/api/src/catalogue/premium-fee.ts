import { toMinor } from '@foyer/domain';
import type { VenueDetails } from './catalogue-entry.ts';

/**
 * What a booking bears for premium service, minor units. An outside party that keeps the rooms
 * names its own total.
 */
export const premiumFeeOf = ({
  premiumFee,
  propertySystem,
  office,
  currency,
}: VenueDetails): number => (propertySystem || office ? 0 : toMinor(premiumFee ?? 0, currency));
