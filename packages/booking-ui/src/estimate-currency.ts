import type { LocalCurrency } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';

/**
 * The currency of the estimates; `null` where the site or the venue has none (SITE-013, PRICE-023).
 */
export const estimateCurrency = ({
  site,
  venue,
}: Pick<VenueSession, 'site' | 'venue'>): LocalCurrency | null =>
  site.showEstimate ? venue.localCurrency : null;
