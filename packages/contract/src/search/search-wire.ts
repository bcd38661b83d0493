import type { Found, Picture, Zone } from '@foyer/domain';
import * as v from 'valibot';
import { moneyWire } from '../fields.ts';
import { pictureWire } from '../venue-wire.ts';

/** A venue as a search lists it. */
export type FoundVenue = Found & {
  alias: string;
  title: string;
  venueType: string;
  city: string;
  countryCode: string;
  picture: Picture;
  rooms: number;
  /** `null` where the search had no point. */
  distanceKm: number | null;
};

/** One page of a search's answer. */
export type SearchAnswer = {
  total: number;
  pageSize: number;
  /** What to call the place that was searched, in the page's language; `null` anywhere. */
  place: string | null;
  /** Clock of the first venue, by which a meeting is shown; `null` where nothing was found. */
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
    fitting: v.number(),
    from: v.nullable(moneyWire),
  }),
  v.transform(({ venue_type, country_code, image, distance, ...wire }): FoundVenue => ({
    ...wire,
    venueType: venue_type,
    countryCode: country_code,
    picture: image,
    distanceKm: distance,
  })),
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
