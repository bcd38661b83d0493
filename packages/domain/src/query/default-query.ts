import { dateOf, type WallDateTime } from '../time.ts';
import type { BookingQuery } from './booking-query.ts';
import { discountCodeFrom } from './discount-code.ts';
import { editContext, type VenueFacts } from './edit-context.ts';
import type { QueryDefaults } from './site-settings.ts';
import { nextMonday } from './selectable-dates.ts';
import { changeLength } from './start-and-end.ts';
import { defaultTab } from './tab.ts';

/**
 * The query of an address and a visitor without preferences: next Monday at the site's start for
 * its length (SITE-041 to SITE-044, FORM-049). The length sets the end (B-024). A Monday on which
 * the venue takes no bookings is kept and shown as closed. `now` is the venue's clock.
 */
export function defaultQuery(
  site: QueryDefaults,
  venue: VenueFacts,
  now: WallDateTime,
): BookingQuery {
  const start = `${nextMonday(dateOf(now))}T${site.defaults.start}`;
  const query: BookingQuery = {
    kind: defaultTab({
      hasPackages: venue.hasPackages,
      alwaysRoom: site.alwaysRoomTab,
      site: site.defaultTab,
      query: null,
      saved: null,
    }),
    start,
    end: start,
    meetingLength: site.defaults.meetingLength,
    delegates: site.defaults.delegates,
    delegatesGiven: false,
    layout: '_none',
    rates: 'all',
    discountCode: discountCodeFrom({ query: null, saved: null }, site),
  };
  return changeLength(query, site.defaults.meetingLength, editContext(site, venue, now));
}
