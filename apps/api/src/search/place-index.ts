import type { PlaceWire, SearchAnswerWire } from '@foyer/contract';
import {
  beginsWith,
  cities,
  cityName,
  cityNamed,
  foldText,
  saidIn,
  type Zone,
} from '@foyer/domain';
import type { ShownVenues } from '@foyer/sites';
import zoneAt from '@photostructure/tz-lookup';
import type { Queries } from '../database/database.ts';
import {
  citiesOfVenues,
  namesOfVenues,
  type VenueCity,
  type VenueName,
} from '../database/venue-search.ts';
import { catalogueVersion } from '../database/venues.ts';

/** A city with all its names, and the number of its venues. */
type IndexedCity = {
  /** As venues are stored under it; `null` for one without venues. */
  stored: string | null;
  venues: number;
  names: readonly string[];
  nameIn: (language: string) => string;
  countryCode: string;
  latitude: number;
  longitude: number;
  timezone: Zone;
};

/** A city with venues, as they are stored under it. */
type CalledCity = Pick<IndexedCity, 'nameIn'> & { stored: string };

const isStored = (city: IndexedCity): city is IndexedCity & { stored: string } =>
  city.stored !== null;

type Kept = {
  version: number;
  cities: readonly IndexedCity[];
  venues: readonly VenueName[];
};

const most = { cities: 5, venues: 5, near: 4 };
const nearKm = 30;

export type PlaceIndex = {
  /** Cities and venues of a site whose names match a text, cities first. */
  find: (text: string, language: string, shown: ShownVenues | null) => Promise<PlaceWire[]>;
  /**
   * Cities with venues of a site, nearest to a point first, or the largest where there is none.
   * `elsewhere` leaves out what is at the point itself.
   */
  withVenues: (
    from: { latitude: number; longitude: number; elsewhere: boolean } | null,
    language: string,
    shown: ShownVenues | null,
  ) => Promise<NonNullable<SearchAnswerWire['ways']>['places']>;
  /** The city with venues that has a name, in any language; `null` if there is none. */
  called: (name: string, shown: ShownVenues | null) => Promise<CalledCity | null>;
  /** The city at or near a point, of all sites; `null` if there is none. */
  cityAt: (latitude: number, longitude: number, language: string) => Promise<string | null>;
};

/**
 * Names of all places, cached until an import changes the catalogue: typing sends many requests a
 * second.
 */
export function createPlaceIndex(database: Queries): PlaceIndex {
  // As many as there are different lists of venues in the sites.
  const kept = new Map<ShownVenues | null, Kept>();
  const current = async (shown: ShownVenues | null) => {
    const version = await catalogueVersion(database);
    const known = kept.get(shown);
    if (known?.version === version) return known;
    const rows = await citiesOfVenues(database, shown);
    const next: Kept = {
      version,
      // Around other cities venues of neighbouring ones are found; a site with few venues has no use
      // for most of them.
      cities: shown === null ? [...indexed(rows), ...othersThan(rows)] : indexed(rows),
      venues: await namesOfVenues(database, shown),
    };
    kept.set(shown, next);
    return next;
  };
  return {
    find: async (text, language, shown) => {
      const index = await current(shown);
      const found = best(index.cities, ({ names }) => names, text).slice(0, most.cities);
      const venues = best(index.venues, ({ title }) => [title], text).slice(0, most.venues);
      return [
        ...found.map(({ nameIn, countryCode, latitude, longitude, timezone }) => ({
          kind: 'city' as const,
          name: nameIn(language),
          country_code: countryCode,
          latitude,
          longitude,
          timezone,
        })),
        ...venues.map(({ title, city, alias }) => ({
          kind: 'venue' as const,
          name: title,
          city: saidIn(city, language, 'en').text,
          alias,
        })),
      ];
    },
    withVenues: async (from, language, shown) => {
      const { cities: known } = await current(shown);
      const places = known
        .filter(({ venues }) => venues > 0)
        .map((city) => ({
          city,
          km: from === null ? null : Math.round(roughKm(city, from.latitude, from.longitude)),
        }))
        .filter(({ km }) => from?.elsewhere !== true || km === null || km > nearKm);
      return places
        .toSorted((one, other) => (one.km ?? 0) - (other.km ?? 0))
        .slice(0, most.near)
        .map(({ city, km }) => ({
          name: city.nameIn(language),
          latitude: city.latitude,
          longitude: city.longitude,
          distance: km,
          venues: city.venues,
        }));
    },
    called: async (name, shown) => {
      const wanted = foldText(name);
      const { cities: known } = await current(shown);
      const isCalled = (one: string) => foldText(one) === wanted;
      // What one language calls a city may be another city's own name.
      return (
        known.filter(isStored).find(({ stored }) => isCalled(stored)) ??
        known.filter(isStored).find(({ names }) => names.some(isCalled)) ??
        null
      );
    },
    cityAt: async (latitude, longitude, language) => {
      const { cities: known } = await current(null);
      const near = known
        .map((city) => ({ city, km: roughKm(city, latitude, longitude) }))
        .toSorted((one, other) => one.km - other.km)[0];
      return near !== undefined && near.km <= nearKm ? near.city.nameIn(language) : null;
    },
  };
}

const indexed = (rows: readonly VenueCity[]): IndexedCity[] =>
  rows.map((row) => {
    const city = cityNamed(row.city);
    const said = row.said.flatMap((one) => (typeof one === 'string' ? [] : Object.entries(one)));
    const byLanguage = new Map(said);
    return {
      stored: row.city,
      venues: row.venues,
      names: [
        row.city,
        ...(city === null ? [] : Object.values(city.names)),
        ...said.map(([, name]) => name),
      ],
      nameIn: (language: string) =>
        byLanguage.get(language) ?? (city === null ? row.city : cityName(city, language)),
      countryCode: row.country_code,
      timezone: row.timezone,
      ...(city?.place ?? { latitude: row.latitude, longitude: row.longitude }),
    };
  });

/** The known cities without venues. */
function othersThan(rows: readonly VenueCity[]): IndexedCity[] {
  const withVenues = new Set(rows.map(({ city }) => cityNamed(city)));
  return cities.flatMap((city) =>
    city.place === null || withVenues.has(city)
      ? []
      : [
          {
            stored: null,
            venues: 0,
            names: Object.values(city.names),
            nameIn: (language: string) => cityName(city, language),
            countryCode: '',
            timezone: zoneAt(city.place.latitude, city.place.longitude),
            ...city.place,
          },
        ],
  );
}

function best<T>(
  entries: readonly T[],
  namesOf: (entry: T) => readonly string[],
  text: string,
): T[] {
  const ranked = entries.map((entry) => ({
    entry,
    how: namesOf(entry).map((name) => beginsWith(name, text)),
  }));
  const byName = ranked.filter(({ how }) => how.includes('name'));
  return [
    ...byName,
    ...ranked.filter(({ how }) => !how.includes('name') && how.includes('word')),
  ].map(({ entry }) => entry);
}

/** Accurate enough to choose a city: a degree of latitude is 111 km everywhere. */
const roughKm = (
  place: { latitude: number; longitude: number },
  latitude: number,
  longitude: number,
): number =>
  Math.hypot(
    (place.latitude - latitude) * 111,
    (place.longitude - longitude) * 111 * Math.cos((latitude * Math.PI) / 180),
  );
