import type { ApiClient } from '@foyer/api-client';
import {
  availabilityQuery,
  loadAlternatives,
  loadDays,
  loadFreeTimes,
  monthOf,
} from '@foyer/contract';
import { type BookingQuery, type NamedOffer, offerValue, type Venue } from '@foyer/domain';
import type { Around } from '../venue-session.ts';

export type AroundParts = {
  api: ApiClient;
  venue: Pick<Venue, 'id' | 'timezone'>;
  language: string;
  query: () => BookingQuery;
  chosen: () => NamedOffer | null;
  ownCart: () => string | null;
};

/** The calls around the present meeting; a call that fails answers `null`. */
export function aroundCalls({ api, venue, language, query, chosen, ownCart }: AroundParts): Around {
  const asked = () => ({
    ...availabilityQuery(query(), venue.timezone, language, ownCart()),
    type: query().kind,
  });
  const params = { venueId: venue.id };
  return {
    days: async (month) => {
      const reply = await api.call(loadDays, {
        params,
        query: { ...asked(), month: monthOf(month) },
      });
      return reply.ok ? reply.value : null;
    },
    freeTimes: async (roomId) => {
      const reply = await api.call(loadFreeTimes, {
        params,
        query: { ...asked(), ...(roomId !== null && { room: roomId }) },
      });
      return reply.ok ? reply.value : null;
    },
    alternatives: async () => {
      const offer = chosen();
      const reply = await api.call(loadAlternatives, {
        params,
        query: { ...asked(), ...(offer && { offer: offerValue(offer) }) },
      });
      return reply.ok ? reply.value : null;
    },
  };
}
