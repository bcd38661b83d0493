import type { Found, Picture, Zone } from '@foyer/domain';
import * as v from 'valibot';
import { moneyWire } from '../fields.ts';
import { pictureWire } from '../venues/wire.ts';

/**
 * A suggestion while typing a place: a city to search in, with its zone where the server knows it,
 * or a venue to open.
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

/** A venue in the results of a search. */
export type FoundVenue = Found & {
  alias: string;
  title: string;
  venueType: string;
  city: string;
  countryCode: string;
  picture: Picture;
  rooms: number;
  /** It is open on no day, so that no other time is a way out. */
  neverOpens: boolean;
  /** `null` where the search had no point. */
  distanceKm: number | null;
};

/** One page of results. */
export type SearchAnswer = {
  total: number;
  pageSize: number;
  /** Name of the searched place, in the page's language; `null` for a search everywhere. */
  place: string | null;
  /** Zone of the first venue, in which the meeting is shown; `null` without results. */
  zone: Zone | null;
  venues: readonly FoundVenue[];
};

const foundVenue = v.pipe(
  v.object({
    alias: v.string(),
    title: v.string(),
    venue_type: v.string(),
    city: v.string(),
    country_code: v.string(),
    image: pictureWire,
    rooms: v.number(),
    distance: v.nullable(v.number()),
    open: v.boolean(),
    never_opens: v.optional(v.boolean(), false),
    fitting: v.number(),
    from: v.nullable(moneyWire),
  }),
  v.transform(
    ({ venue_type, country_code, image, distance, never_opens, ...wire }): FoundVenue => ({
      ...wire,
      neverOpens: never_opens,
      venueType: venue_type,
      countryCode: country_code,
      picture: image,
      distanceKm: distance,
    }),
  ),
);

export const searchWire = v.pipe(
  v.object({
    total: v.number(),
    page_size: v.number(),
    place: v.nullable(v.string()),
    timezone: v.nullable(v.string()),
    venues: v.array(foundVenue),
  }),
  v.transform(({ page_size, timezone, ...wire }): SearchAnswer => ({
    ...wire,
    pageSize: page_size,
    zone: timezone,
  })),
);
export type SearchAnswerWire = v.InferInput<typeof searchWire>;
