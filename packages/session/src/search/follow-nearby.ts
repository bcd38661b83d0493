import type { ApiClient } from '@foyer/api-client';
import { type FoundVenue, searchVenues } from '@foyer/contract';
import { type BookingQuery, instantOf, type Venue } from '@foyer/domain';
import type { Readable } from '../readable.ts';

/** What venues nearby have for a meeting, by their alias; `null` while that is not known. */
export type NearbyOffers = ReadonlyMap<string, FoundVenue> | null;

/** A change of the number of attendees is often followed by another (ms). */
const pause = 300;

/**
 * Asks what venues near this one have for its meeting, again after each change of the meeting
 * (D-20). A failure leaves them without prices: nobody waits for them (D-4). Returns what ends it.
 */
export function followNearby(
  {
    api,
    venue,
    language,
    query,
  }: {
    api: ApiClient;
    venue: Pick<Venue, 'id' | 'timezone'>;
    language: string;
    query: Readable<BookingQuery>;
  },
  tell: (offers: NearbyOffers) => void,
): () => void {
  let latest = new AbortController();
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    const { start, end, delegates } = query.get();
    const question = {
      near: venue.id,
      datetime: String(instantOf(start, venue.timezone)),
      'end-datetime': String(instantOf(end, venue.timezone)),
      delegates: String(delegates),
      lang: language,
    };
    if (asked === JSON.stringify(question)) return;
    asked = JSON.stringify(question);
    tell(null);
    latest.abort();
    const mine = (latest = new AbortController());
    const reply = await api.call(searchVenues, { query: question, signal: mine.signal });
    if (mine.signal.aborted) return;
    if (reply.ok) tell(new Map(reply.value.venues.map((found) => [found.alias, found])));
    else asked = '';
  };
  void ask();
  const unsubscribe = query.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pause);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
    latest.abort();
  };
}
