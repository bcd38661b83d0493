import type { Said, SearchArea, Zone } from '@foyer/domain';
import type { ShownVenues } from '@foyer/sites';
import type { Queries } from './database.ts';
import { kilometres } from './sql.ts';
import {
  candidatesNear,
  isShown,
  nearestOfCandidates,
  shownParameters,
  type StoredPicture,
} from './venues.ts';

/** Where to search. `names` are those of one city in all languages. */
export type Where =
  | { kind: 'around'; latitude: number; longitude: number; names: readonly string[] }
  | { kind: 'city'; names: readonly string[] }
  | { kind: 'country'; countryCode: string }
  /** In a part of the map, from whose middle distances are measured. */
  | ({ kind: 'area' } & SearchArea)
  /** Other venues of the same city or near it, as its page shows them. */
  | { kind: 'near'; venueId: string }
  | { kind: 'anywhere' };

/** `km` from the searched point; `total` counts beyond the limit too. */
export type VenueAt = {
  id: string;
  version: number;
  alias: string;
  title: string;
  city: Said;
  country_code: string;
  timezone: Zone;
  picture: StoredPicture | null;
  latitude: number;
  longitude: number;
  km: number | null;
  total: number;
};

const withinKm = 50;

const columns = `
  v.id, v.version, v.alias, v.title, v.record->'city' AS city, v.picture, v.latitude, v.longitude,
  v.record->>'countryCode' AS country_code, v.record->>'timezone' AS timezone`;
const paged = (limit: string, offset: string) => `LIMIT ${limit}::int OFFSET ${offset}::int`;
const isOfCity = (names: string) =>
  `(v.city = ANY(${names}::text[]) OR lower(v.city) = ANY(${names}::text[]))`;

const aroundSql = `
  SELECT *, count(*) OVER ()::int AS total FROM (
    SELECT ${columns}, ${isOfCity('$3')} AS in_city,
      ${kilometres({ latitude: '$1::float8', longitude: '$2::float8' }, 'v')} AS km
    FROM venue v
    WHERE (v.latitude BETWEEN $1::float8 - 0.5 AND $1::float8 + 0.5 OR ${isOfCity('$3')})
      AND ${isShown('$4', '$5')}
  ) candidate
  WHERE in_city OR km <= ${withinKm} ORDER BY km, title, id ${paged('$6', '$7')}`;

/** The 180th meridian may be inside. */
const areaSql = `
  SELECT ${columns}, count(*) OVER ()::int AS total,
    ${kilometres({ latitude: '$5::float8', longitude: '$6::float8' }, 'v')} AS km
  FROM venue v
  WHERE v.latitude BETWEEN $1::float8 AND $3::float8
    AND CASE WHEN $2::float8 <= $4::float8
      THEN v.longitude BETWEEN $2::float8 AND $4::float8
      ELSE v.longitude >= $2::float8 OR v.longitude <= $4::float8 END
    AND ${isShown('$7', '$8')}
  ORDER BY km, v.title, v.id ${paged('$9', '$10')}`;

const nearSql = `
  SELECT *, count(*) OVER ()::int AS total FROM (${candidatesNear(columns)}) candidate
  ${nearestOfCandidates}`;

const listSql = (condition: string, first: number) => `
  SELECT ${columns}, NULL::float8 AS km, count(*) OVER ()::int AS total
  FROM venue v WHERE ${condition} AND ${isShown(`$${first}`, `$${first + 1}`)}
  ORDER BY v.title, v.id ${paged(`$${first + 2}`, `$${first + 3}`)}`;

/** The venues of a place that a site shows, nearest first if it is a point, else by title. */
export function venuesAt(
  queries: Queries,
  where: Where,
  { limit, offset }: { limit: number; offset: number },
  shown: ShownVenues | null,
): Promise<VenueAt[]> {
  const filter = shownParameters(shown);
  const paging = [limit, offset];
  switch (where.kind) {
    case 'around':
      return queries.query<VenueAt>(aroundSql, [
        where.latitude,
        where.longitude,
        where.names,
        ...filter,
        ...paging,
      ]);
    case 'city':
      return queries.query<VenueAt>(listSql(isOfCity('$1'), 2), [
        where.names,
        ...filter,
        ...paging,
      ]);
    case 'country':
      return queries.query<VenueAt>(listSql("v.record->>'countryCode' = $1", 2), [
        where.countryCode,
        ...filter,
        ...paging,
      ]);
    case 'area': {
      const { south, west, north, east } = where;
      return queries.query<VenueAt>(areaSql, [
        south,
        west,
        north,
        east,
        (south + north) / 2,
        west <= east ? (west + east) / 2 : (west + east + 360) / 2,
        ...filter,
        ...paging,
      ]);
    }
    case 'near':
      return queries.query<VenueAt>(nearSql, [where.venueId, ...filter]);
    case 'anywhere':
      return queries.query<VenueAt>(listSql('true', 1), [...filter, ...paging]);
    default:
      return where satisfies never;
  }
}

/**
 * A city with its names as its venues say them, their number, and the centre of their locations.
 */
export type VenueCity = {
  city: string;
  said: readonly Said[];
  venues: number;
  country_code: string;
  latitude: number;
  longitude: number;
  timezone: Zone;
};

/** The cities of the venues that a site shows, that with the most venues first. */
export const citiesOfVenues = (queries: Queries, shown: ShownVenues | null): Promise<VenueCity[]> =>
  queries.query<VenueCity>(
    `SELECT city, jsonb_agg(DISTINCT record->'city') AS said, count(*)::int AS venues, min(record->>'countryCode') AS country_code,
       avg(latitude)::float8 AS latitude, avg(longitude)::float8 AS longitude,
       mode() WITHIN GROUP (ORDER BY record->>'timezone') AS timezone
     FROM venue v WHERE ${isShown('$1', '$2')} GROUP BY city ORDER BY count(*) DESC, city`,
    shownParameters(shown),
  );

export type VenueName = { title: string; city: Said; alias: string };

/** The venues that a site shows. */
export const namesOfVenues = (queries: Queries, shown: ShownVenues | null): Promise<VenueName[]> =>
  queries.query<VenueName>(
    `SELECT title, record->'city' AS city, alias FROM venue v WHERE ${isShown('$1', '$2')} ORDER BY title, id`,
    shownParameters(shown),
  );
