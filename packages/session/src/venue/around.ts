import type { ApiClient } from '@foyer/api-client';
import {
  availabilityQuery,
  type loadAlternatives,
  type loadDays,
  type loadFreeTimes,
  monthOf,
} from '@foyer/contract';
import { type BookingQuery, type NamedOffer, offerValue, type Venue } from '@foyer/domain';
import type { Around } from '../venue-session.ts';

type AroundParts = {
  api: ApiClient;
  venue: Pick<Venue, 'id' | 'timezone'>;
  language: string;
  query: () => BookingQuery;
  chosen: () => NamedOffer | null;
  ownCart: () => string | null;
};

type Calls = {
  loadAlternatives: typeof loadAlternatives;
  loadDays: typeof loadDays;
  loadFreeTimes: typeof loadFreeTimes;
};

/** A script of its own: most visitors find what they look for in the list. */
const loadCalls = (): Promise<Calls | null> => import('./around-calls.ts').catch(() => null);

/** Asks what the venue has around the present meeting: other days, hours and offers. */
export function createAround({
  api,
  venue,
  language,
  query,
  chosen,
  ownCart,
}: AroundParts): Around {
  const asked = () => ({
    ...availabilityQuery(query(), venue.timezone, language, ownCart()),
    type: query().kind,
  });
  const params = { venueId: venue.id };
  return {
    days: async (month) => {
      const calls = await loadCalls();
      if (calls === null) return null;
      const reply = await api.call(calls.loadDays, {
        params,
        query: { ...asked(), month: monthOf(month) },
      });
      return reply.ok ? reply.value : null;
    },
    freeTimes: async (roomId) => {
      const calls = await loadCalls();
      if (calls === null) return null;
      const reply = await api.call(calls.loadFreeTimes, {
        params,
        query: { ...asked(), ...(roomId !== null && { room: roomId }) },
      });
      return reply.ok ? reply.value : null;
    },
    alternatives: async () => {
      const calls = await loadCalls();
      if (calls === null) return null;
      const offer = chosen();
      const reply = await api.call(calls.loadAlternatives, {
        params,
        query: { ...asked(), ...(offer && { offer: offerValue(offer) }) },
      });
      return reply.ok ? reply.value : null;
    },
  };
}
