import type { OfferCards } from '../query/site-variant.ts';
import type { PropertyVenue, Venue } from '../venue/venue.ts';

/**
 * Whether a meeting of several days is planned day by day: in the property mode, for a venue whose
 * rooms a property system keeps, since its cart has no other form (SITE-009, A-166).
 */
export const mayPlanDays = (
  site: { offerCards: OfferCards },
  venue: Venue,
): venue is PropertyVenue => site.offerCards === 'plan' && venue.propertySystem !== undefined;
