import type { PlaceWire } from '@foyer/contract';
import { beginsWith, cities, cityName, cityNamed, type Zone } from '@foyer/domain';
import zoneAt from '@photostructure/tz-lookup';
import type { Queries } from '../database/database.ts';
import {
  citiesOfVenues,
  namesOfVenues,
  type VenueCity,
  type VenueName,
} from '../database/venue-search.ts';
import { catalogueVersion } from '../database/venues.ts';

/** A city with all its names. */
type IndexedCity = {
  names: readonly string[];
  nameIn: (language: string) => string;
  countryCode: string;
  latitude: number;
  longitude: number;
  timezone: Zone;
};

const most = { cities: 5, venues: 5 };
const nearKm = 30;

export type PlaceIndex = {
  /** Cities and venues whose names match a text, cities first. */
  find: (text: string, language: string) => Promise<PlaceWire[]>;
  /** The city at or near a point; `null` if there is none. */
  cityAt: (latitude: number, longitude: number, language: string) => Promise<string | null>;
};

/**
 * Names of all places, cached until an import changes the catalogue: typing sends many requests a
 * second.
 */
export function createPlaceIndex(database: Queries): PlaceIndex {
  let kept: {
    version: number;
    cities: readonly IndexedCity[];
    venues: readonly VenueName[];
  } | null = null;
  const current = async () => {
    const version = await catalogueVersion(database);
    if (kept?.version === version) return kept;
    const [withVenues, venues] = [await citiesOfVenues(database), await namesOfVenues(database)];
    kept = { version, cities: indexed(withVenues), venues };
    return kept;
  };
  return {
    find: async (text, language) => {
      const index = await current();
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
          city,
          alias,
        })),
      ];
    },
    cityAt: async (latitude, longitude, language) => {
      const { cities: known } = await current();
      const near = known
        .map((city) => ({ city, km: roughKm(city, latitude, longitude) }))
        .toSorted((one, other) => one.km - other.km)[0];
      return near !== undefined && near.km <= nearKm ? near.city.nameIn(language) : null;
    },
  };
}

/**
 * Cities with venues first, then other known cities, around which venues of neighbouring ones are
 * found.
 */
function indexed(rows: readonly VenueCity[]): IndexedCity[] {
  const named = rows.map((row) => ({ row, city: cityNamed(row.city) }));
  const others = cities.filter((city) => !named.some((entry) => entry.city === city));
  return [
    ...named.map(({ row, city }) => ({
      names: city === null ? [row.city] : Object.values(city.names),
      nameIn: (language: string) => (city === null ? row.city : cityName(city, language)),
      countryCode: row.country_code,
      timezone: row.timezone,
      ...(city?.place ?? { latitude: row.latitude, longitude: row.longitude }),
    })),
    ...others.flatMap((city) =>
      city.place === null
        ? []
        : [
            {
              names: Object.values(city.names),
              nameIn: (language: string) => cityName(city, language),
              countryCode: '',
              timezone: zoneAt(city.place.latitude, city.place.longitude),
              ...city.place,
            },
          ],
    ),
  ];
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
