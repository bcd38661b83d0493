import { pathIn } from '../cart/navigation.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import { instantOf, type Zone } from '../time.ts';

type Meeting = Pick<BookingQuery, 'start' | 'end' | 'delegates' | 'discountCode'>;
type SearchSite = { whiteLabel: boolean };

/**
 * Target of the city in a venue's breadcrumb: the search for the same meeting, where one is known
 * (VENUE-024, VENUE-025, A-039). A white-label site uses `wl_search` here and `wlsearch` in its
 * header (`placeSearchPath`); both are kept (B-040).
 */
export function citySearchPath(
  prefix: string,
  site: SearchSite,
  destination: string,
  meeting: (Meeting & { zone: Zone }) | null,
): string {
  const query = new URLSearchParams({ destination });
  if (meeting !== null) {
    query.set('datetime', String(instantOf(meeting.start, meeting.zone)));
    query.set('end-datetime', String(instantOf(meeting.end, meeting.zone)));
    query.set('delegates', String(meeting.delegates));
    if (meeting.discountCode !== '') query.set('discount_code', meeting.discountCode);
  }
  return pathIn(prefix, `/${site.whiteLabel ? 'wl_search' : 'search'}?${query}`);
}

/** Target of the header's search near a place (HEADER-008, HEADER-009). */
export const placeSearchPath = (
  prefix: string,
  site: SearchSite,
  { latitude, longitude }: { latitude: number; longitude: number },
  { duration, delegates }: { duration: number; delegates: number },
): string =>
  `${searchPath(prefix, site)}?pt=${latitude},${longitude}&duration=${duration}&delegates=${delegates}`;

/** The search without any criteria: every venue (HEADER-019). */
export const searchPath = (prefix: string, site: SearchSite): string =>
  pathIn(prefix, site.whiteLabel ? '/wlsearch' : '/search');

/**
 * Page for booking a group, on the page's own host or on the one that the site names (VENUE-033).
 */
export const groupBookingPath = (prefix: string, venueId: string, baseUrl: string | null): string =>
  `${baseUrl ?? ''}${pathIn(prefix, `/group-event-booking?venueId=${encodeURIComponent(venueId)}`)}`;
