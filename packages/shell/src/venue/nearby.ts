import { type BookingQuery, type Venue, writeQuery } from '@foyer/domain';
import type { Readable } from '@foyer/session';
import type { HostContext } from '../boot/host-context.ts';
import type { NearbyVenues } from './venue-value.ts';

/** The venues nearby: links with the meeting at once, their prices by a script of its own. */
export function nearbyOf(
  { api, base }: Pick<HostContext, 'api' | 'base'>,
  venue: Venue,
  query: Readable<BookingQuery>,
): NearbyVenues {
  const meetingOf = (asked: BookingQuery) =>
    new URLSearchParams([...writeQuery(asked, venue.timezone, base.site)]).toString();
  return {
    venues: venue.nearby,
    meeting: {
      get: () => meetingOf(query.get()),
      first: () => meetingOf(query.first()),
      subscribe: query.subscribe,
    },
    follow: (tell) => {
      let end: () => void = () => undefined;
      let isOver = false;
      void import('@foyer/session/search').then(
        ({ followNearby }) => {
          if (!isOver) end = followNearby({ api, venue, language: base.language, query }, tell);
        },
        // Their cards stay without prices.
        () => undefined,
      );
      return () => {
        isOver = true;
        end();
      };
    },
  };
}
