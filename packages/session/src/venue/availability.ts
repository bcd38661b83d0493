import type { ApiClient, CallProblem } from '@foyer/api-client';
import { type Availability, availabilityQuery } from '@foyer/contract';
import type { BookingQuery, Venue } from '@foyer/domain';
import { loadVenueCalls } from './load-venue-calls.ts';

/** An answer that came with the page, and the query string of its request. */
export type FirstAvailability = { search: string; answer: Availability };

/** The availability, and the discount code of its request. */
export type Answer = Availability & { discountCode: string };

/**
 * Parameters that change the answer. The number of delegates and the layout are not among them: the
 * page evaluates those itself.
 */
const decisive = ['start', 'end', 'mt_length', 'discount_code', 'cart'] as const;

/** Whether the answer that came with the page is the answer to this query. */
export function isAnswerFor(
  first: FirstAvailability,
  query: BookingQuery,
  venue: Pick<Venue, 'timezone'>,
  ownCart: string | null,
): boolean {
  const asked = new URLSearchParams(first.search);
  const wanted = availabilityQuery(query, venue.timezone, '', ownCart);
  return decisive.every((name) => asked.get(name) === (wanted[name] ?? null));
}

/** The answer that came with the page, as any other. */
export const broughtAnswer = ({ search, answer }: FirstAvailability): Answer => ({
  ...answer,
  discountCode: new URLSearchParams(search).get('discount_code') ?? '',
});

/** Loads availability; each load aborts the one before, and only the latest is reported (B-090). */
export function createAvailabilityLoads({
  api,
  venue,
  language,
  ownCart,
}: {
  api: ApiClient;
  venue: Venue;
  language: string;
  ownCart: () => string | null;
}) {
  let latest = new AbortController();
  return {
    load: async (
      query: BookingQuery,
    ): Promise<{ answer: Answer } | { problem: CallProblem } | 'overtaken'> => {
      latest.abort();
      const mine = (latest = new AbortController());
      const asks = await loadVenueCalls();
      if (asks === null)
        return mine.signal.aborted ? 'overtaken' : { problem: { kind: 'unreachable' } };
      const reply = await api.call(asks.loadAvailability, {
        params: { venueId: venue.id },
        query: availabilityQuery(query, venue.timezone, language, ownCart()),
        signal: mine.signal,
      });
      if (mine.signal.aborted) return 'overtaken';
      return reply.ok
        ? { answer: { ...reply.value, discountCode: query.discountCode } }
        : { problem: reply.problem };
    },
    stop: () => latest.abort(),
  };
}
