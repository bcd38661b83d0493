import { toMinor } from '@foyer/domain';
import type { VenueDetails } from './catalogue-entry.ts';

/**
 * The fee of a booking for premium service, minor units. An outside party that keeps the rooms has
 * totals of its own.
 */
export const premiumFeeOf = ({
  premiumFee,
  propertySystem,
  office,
  currency,
}: VenueDetails): number => (propertySystem || office ? 0 : toMinor(premiumFee ?? 0, currency));
