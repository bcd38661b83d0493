import * as v from 'valibot';
import { createOutsideParty, type OutsidePartyOptions } from './outside-party.ts';

/**
 * The country of an IP address, two letters of ISO 3166-1; `null` if it is unknown or the service
 * fails, which is logged (D-4).
 */
export type Location = { countryOf: (ip: string) => Promise<string | null> };

const placedWire = v.object({ country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) });

/** The geolocation service over HTTP. */
export function createLocation(url: string, options: OutsidePartyOptions = {}): Location {
  const service = createOutsideParty('location', url, options);
  return {
    countryOf: async (ip) => {
      const answer = await service.ask(
        { method: 'GET', path: `/location/${encodeURIComponent(ip)}` },
        placedWire,
      );
      if (answer.kind === 'answered') return answer.value.country;
      if (answer.kind === 'refused') options.log?.('location', `it refused with ${answer.status}`);
      return null;
    },
  };
}
