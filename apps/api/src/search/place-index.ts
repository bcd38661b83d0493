import type { PlaceWire } from '@foyer/contract';
import { beginsWith, cities, cityName, cityNamed, type Zone } from '@foyer/domain';
import zoneAt from '@photostructure/tz-lookup';
import type { Queries } from '../database/database.ts';

type CityRow = {
  city: string;
  country_code: string;
  latitude: number;
  longitude: number;
  timezone: Zone;
};
type VenueRow = { title: string; city: string; alias: string };
/** A city under each of its names. */
type IndexedCity = {
  names: readonly string[];
  nameIn: (language: string) => string;
  countryCode: string;
  latitude: number;
  longitude: number;
  timezone: Zone;
};

const citiesSql =
  "SELECT city, min(record->>'countryCode') AS country_code, avg(latitude)::float8 AS " +
  'latitude, avg(longitude)::float8 AS longitude, mode() WITHIN GROUP (ORDER BY ' +
  "record->>'timezone') AS timezone FROM venue GROUP BY city ORDER BY count(*) DESC, city";
const venuesSql = 'SELECT title, city, alias FROM venue ORDER BY title, id';

const most = { cities: 5, venues: 5 };
const nearKm = 30;

export type PlaceIndex = {
  /** Cities and venues that a text may mean, cities first. */
  find: (text: string, language: string) => Promise<PlaceWire[]>;
  /** The city that a point lies in or beside; `null` in the country. */
  cityAt: (latitude: number, longitude: number, language: string) => Promise<string | null>;
};

/**
 * The names of all places, kept until an import changes the catalogue: typing asks many times a
 * second.
 */
export function createPlaceIndex(database: Queries): PlaceIndex {
  let kept: {
    version: number;
    cities: readonly IndexedCity[];
    venues: readonly VenueRow[];
  } | null = null;
  const current = async () => {
    const [row] = await database.query<{ version: number }>(
      'SELECT version FROM catalogue',
      [],
      'catalogue-version',
    );
    const version = row?.version ?? 0;
    if (kept?.version === version) return kept;
    const [withVenues, venues] = [
      await database.query<CityRow>(citiesSql, []),
      await database.query<VenueRow>(venuesSql, []),
    ];
    kept = { version, cities: indexed(withVenues), venues };
    return kept;
  };
  return {
    find: async (text, language) => {
      const index = await current();
      const found = best(index.cities, ({ names }) => names, text).slice(0, most.cities);
      const houses = best(index.venues, ({ title }) => [title], text).slice(0, most.venues);
      return [
        ...found.map(({ nameIn, countryCode, latitude, longitude, timezone }) => ({
          kind: 'city' as const,
          name: nameIn(language),
          country_code: countryCode,
          latitude,
          longitude,
          timezone,
        })),
        ...houses.map(({ title, city, alias }) => ({
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
 * Cities that have venues first; then those that are known beside them, since a search around them
 * finds the neighbours'.
 */
function indexed(rows: readonly CityRow[]): IndexedCity[] {
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

/** Good enough to say which city is meant: a degree of latitude is 111 km everywhere. */
const roughKm = (
  place: { latitude: number; longitude: number },
  latitude: number,
  longitude: number,
): number =>
  Math.hypot(
    (place.latitude - latitude) * 111,
    (place.longitude - longitude) * 111 * Math.cos((latitude * Math.PI) / 180),
  );
