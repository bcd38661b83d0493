import type { Picture, Zone } from '@foyer/domain';
import type { Queries } from './database.ts';
import { kilometres } from './sql.ts';
import { candidatesNear, nearestOfCandidates } from './venues.ts';

/** Where to search. `names` are those of one city in all languages. */
export type Where =
  | { kind: 'around'; latitude: number; longitude: number; names: readonly string[] }
  | { kind: 'city'; names: readonly string[] }
  | { kind: 'country'; countryCode: string }
  /** Other venues of the same city or near it, as its page shows them. */
  | { kind: 'near'; venueId: string }
  | { kind: 'anywhere' };

/** `km` from the searched point; `total` counts all pages. */
export type VenueAt = {
  id: string;
  version: number;
  alias: string;
  title: string;
  city: string;
  country_code: string;
  timezone: Zone;
  picture: Picture | null;
  km: number | null;
  total: number;
};

const withinKm = 50;
export const pageSize = 12;

const columns = `
  v.id, v.version, v.alias, v.title, v.city, v.picture,
  v.record->>'countryCode' AS country_code, v.record->>'timezone' AS timezone`;
const paged = (limit: string, offset: string) => `LIMIT ${limit}::int OFFSET ${offset}::int`;
const isOfCity = (names: string) =>
  `(v.city = ANY(${names}::text[]) OR lower(v.city) = ANY(${names}::text[]))`;

const aroundSql = `
  SELECT *, count(*) OVER ()::int AS total FROM (
    SELECT ${columns}, ${isOfCity('$3')} AS in_city,
      ${kilometres({ latitude: '$1::float8', longitude: '$2::float8' }, 'v')} AS km
    FROM venue v
    WHERE v.latitude BETWEEN $1::float8 - 0.5 AND $1::float8 + 0.5 OR ${isOfCity('$3')}
  ) candidate
  WHERE in_city OR km <= ${withinKm} ORDER BY km, title, id ${paged('$4', '$5')}`;

const nearSql = `
  SELECT *, count(*) OVER ()::int AS total FROM (${candidatesNear(columns)}) candidate
  ${nearestOfCandidates}`;

const listSql = (condition: string, limit: string, offset: string) => `
  SELECT ${columns}, NULL::float8 AS km, count(*) OVER ()::int AS total
  FROM venue v ${condition} ORDER BY v.title, v.id ${paged(limit, offset)}`;

/** One page of the venues of a place, counted from 1; nearest first if it is a point. */
export function venuesAt(queries: Queries, where: Where, page: number): Promise<VenueAt[]> {
  const offset = (page - 1) * pageSize;
  switch (where.kind) {
    case 'around':
      return queries.query<VenueAt>(aroundSql, [
        where.latitude,
        where.longitude,
        where.names,
        pageSize,
        offset,
      ]);
    case 'city':
      return queries.query<VenueAt>(listSql(`WHERE ${isOfCity('$1')}`, '$2', '$3'), [
        where.names,
        pageSize,
        offset,
      ]);
    case 'country':
      return queries.query<VenueAt>(listSql("WHERE v.record->>'countryCode' = $1", '$2', '$3'), [
        where.countryCode,
        pageSize,
        offset,
      ]);
    case 'near':
      return queries.query<VenueAt>(nearSql, [where.venueId]);
    case 'anywhere':
      return queries.query<VenueAt>(listSql('', '$1', '$2'), [pageSize, offset]);
    default:
      return where satisfies never;
  }
}

/** A city with venues, and the centre of their locations. */
export type VenueCity = {
  city: string;
  country_code: string;
  latitude: number;
  longitude: number;
  timezone: Zone;
};

/** The city with the most venues first. */
export const citiesOfVenues = (queries: Queries): Promise<VenueCity[]> =>
  queries.query<VenueCity>(
    `SELECT city, min(record->>'countryCode') AS country_code,
       avg(latitude)::float8 AS latitude, avg(longitude)::float8 AS longitude,
       mode() WITHIN GROUP (ORDER BY record->>'timezone') AS timezone
     FROM venue GROUP BY city ORDER BY count(*) DESC, city`,
    [],
  );

export type VenueName = { title: string; city: string; alias: string };

export const namesOfVenues = (queries: Queries): Promise<VenueName[]> =>
  queries.query<VenueName>('SELECT title, city, alias FROM venue ORDER BY title, id', []);
