import type { Zone } from '@foyer/domain';
import * as v from 'valibot';

/**
 * Something to pick while typing where: a city to search in, with its clock where the server knows
 * it, or a venue to go to.
 */
export type Place =
  | {
      kind: 'city';
      name: string;
      countryCode: string;
      latitude: number;
      longitude: number;
      zone: Zone | null;
    }
  | { kind: 'venue'; name: string; city: string; alias: string };

export const placeWire = v.pipe(
  v.variant('kind', [
    v.object({
      kind: v.literal('city'),
      name: v.string(),
      country_code: v.string(),
      latitude: v.number(),
      longitude: v.number(),
      timezone: v.optional(v.nullable(v.string()), null),
    }),
    v.object({ kind: v.literal('venue'), name: v.string(), city: v.string(), alias: v.string() }),
  ]),
  v.transform((wire): Place => {
    if (wire.kind === 'venue') return wire;
    const { country_code, timezone, ...city } = wire;
    return { ...city, countryCode: country_code, zone: timezone };
  }),
);
export type PlaceWire = v.InferInput<typeof placeWire>;
