import {
  type FewerFilters,
  type FilterChoices,
  type Found,
  type Instant,
  type LayoutCode,
  type Picture,
  readLayoutCode,
  type Zone,
} from '@foyer/domain';
import * as v from 'valibot';
import { currency, moneyWire } from '../fields.ts';
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
  /** For a marker on a map; `null` where the server does not say it. */
  at: { latitude: number; longitude: number } | null;
};

/** Where nothing was found, what would find something. */
export type WaysOn = {
  filters: readonly FewerFilters[];
  /** The same meeting on other days. */
  dates: readonly { start: Instant; end: Instant; venues: number }[];
  /** Cities with venues, nearest first. */
  places: readonly {
    name: string;
    latitude: number;
    longitude: number;
    distanceKm: number | null;
    venues: number;
  }[];
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
  /** What filters would leave; `null` where nobody counted. */
  choices: FilterChoices | null;
  /** `null` where something was found. */
  ways: WaysOn | null;
};

const location = v.object({ latitude: v.number(), longitude: v.number() });

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
    location: v.optional(v.nullable(location), null),
  }),
  v.transform(
    ({
      venue_type,
      country_code,
      image,
      distance,
      never_opens,
      location: at,
      ...wire
    }): FoundVenue => ({
      ...wire,
      at,
      neverOpens: never_opens,
      venueType: venue_type,
      countryCode: country_code,
      picture: image,
      distanceKm: distance,
    }),
  ),
);

const layoutWire = v.pipe(
  v.number(),
  v.transform((code): LayoutCode | null => readLayoutCode(String(code))),
);

const choicesWire = v.pipe(
  v.object({
    fits: v.number(),
    instant: v.number(),
    layouts: v.array(v.object({ layout: layoutWire, venues: v.number() })),
    equipment: v.array(
      v.pipe(
        v.object({ name: v.string(), label: v.optional(v.string()), venues: v.number() }),
        v.transform(({ name, label = name, venues }) => ({ name, label, venues })),
      ),
    ),
    prices: v.array(v.object({ amount: v.number(), currency, venues: v.number() })),
    distances: v.array(v.object({ km: v.number(), venues: v.number() })),
    other_currencies: v.boolean(),
  }),
  v.transform(({ other_currencies, layouts, ...wire }): FilterChoices => ({
    ...wire,
    // A newer server may have layouts that this page does not know.
    layouts: layouts.flatMap(({ layout, venues }) => (layout === null ? [] : [{ layout, venues }])),
    otherCurrencies: other_currencies,
  })),
);

const waysWire = v.pipe(
  v.object({
    filters: v.array(v.object({ filter: v.nullable(v.string()), venues: v.number() })),
    dates: v.array(
      v.object({ datetime: v.number(), end_datetime: v.number(), venues: v.number() }),
    ),
    places: v.array(
      v.object({
        name: v.string(),
        latitude: v.number(),
        longitude: v.number(),
        distance: v.nullable(v.number()),
        venues: v.number(),
      }),
    ),
  }),
  v.transform(({ filters, dates, places }): WaysOn => ({
    filters,
    dates: dates.map(({ datetime, end_datetime, venues }) => ({
      start: datetime,
      end: end_datetime,
      venues,
    })),
    places: places.map(({ distance, ...place }) => ({ ...place, distanceKm: distance })),
  })),
);

export const searchWire = v.pipe(
  v.object({
    total: v.number(),
    page_size: v.number(),
    place: v.nullable(v.string()),
    timezone: v.nullable(v.string()),
    venues: v.array(foundVenue),
    choices: v.optional(v.nullable(choicesWire), null),
    ways: v.optional(v.nullable(waysWire), null),
  }),
  v.transform(({ page_size, timezone, ...wire }): SearchAnswer => ({
    ...wire,
    pageSize: page_size,
    zone: timezone,
  })),
);
export type SearchAnswerWire = v.InferInput<typeof searchWire>;
