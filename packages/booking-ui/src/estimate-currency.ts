import type { LocalCurrency } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';

/**
 * The currency that totals are also estimated in; `null` where the site estimates none, or the
 * venue knows none (SITE-013, PRICE-023).
 */
export const estimateCurrency = ({
  site,
  venue,
}: Pick<VenueSession, 'site' | 'venue'>): LocalCurrency | null =>
  site.showEstimate ? venue.localCurrency : null;
