import type { ApiClient } from '@foyer/api-client';
import { writeSpecifiedDateTime } from '@foyer/contract';
import type { BookingQuery, Venue } from '@foyer/domain';
import { loadVenueCalls } from './load-venue-calls.ts';

/**
 * Checks with the server whether the venue's lead times allow a start (AVAIL-028, API-005). A
 * failed or overtaken call returns `null`, so that the last known answer stays.
 */
export function createLeadTimeCheck({ api, venue }: { api: ApiClient; venue: Venue }) {
  let latest = new AbortController();
  let asked = '';
  return {
    ask: async (query: Pick<BookingQuery, 'start' | 'delegates'>): Promise<boolean | null> => {
      const question = `${query.start} ${query.delegates}`;
      if (question === asked) return null;
      asked = question;
      latest.abort();
      const mine = (latest = new AbortController());
      const asks = await loadVenueCalls();
      const reply =
        asks &&
        (await api.call(asks.checkLeadTimes, {
          body: {
            venue_id: venue.id,
            date: writeSpecifiedDateTime(query.start),
            delegates: query.delegates,
          },
          signal: mine.signal,
        }));
      if (mine.signal.aborted) return null;
      if (!reply?.ok) asked = '';
      return reply?.ok ? reply.value.allow : null;
    },
    stop: () => latest.abort(),
  };
}
