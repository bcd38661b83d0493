import type { Picture, Zone } from '@foyer/domain';
import type { Queries } from '../database/database.ts';

/** Where the venues of a search stand. `names` are of one city, in all languages. */
export type Where =
  | { kind: 'around'; latitude: number; longitude: number; names: readonly string[] }
  | { kind: 'city'; names: readonly string[] }
  | { kind: 'country'; countryCode: string }
  | { kind: 'anywhere' };

export type VenueRow = {
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

const columns =
  "v.id, v.version, v.alias, v.title, v.city, v.picture, v.record->>'countryCode' AS country_code, v.record->>'timezone' AS timezone";
/** Great-circle distance in km, on a sphere, from `$1`, `$2`. */
const distance =
  '2 * 6371 * asin(sqrt(least(1, power(sin(radians(v.latitude - $1::float8) / 2), 2) + ' +
  'cos(radians($1::float8)) * cos(radians(v.latitude)) * power(sin(radians(v.longitude - ' +
  '$2::float8) / 2), 2))))';
const paged = (limit: string, offset: string) => `LIMIT ${limit}::int OFFSET ${offset}::int`;

const aroundSql = `
  SELECT *, count(*) OVER ()::int AS total FROM (
    SELECT ${columns}, (v.city = ANY($3::text[]) OR lower(v.city) = ANY($3::text[])) AS in_city, ${distance} AS km FROM venue v
    WHERE v.latitude BETWEEN $1::float8 - 0.5 AND $1::float8 + 0.5 OR (v.city = ANY($3::text[]) OR lower(v.city) = ANY($3::text[]))
  ) candidate WHERE in_city OR km <= ${withinKm} ORDER BY km, title, id ${paged('$4', '$5')}`;
const listSql = (where: string, limit: string, offset: string) =>
  `SELECT ${columns}, NULL::float8 AS km, count(*) OVER ()::int AS total FROM venue v ${where} ORDER BY v.title, v.id ${paged(limit, offset)}`;

/** One page of the venues of a place, nearest first where it is a point; from page 1. */
export function venuesAt(queries: Queries, where: Where, page: number): Promise<VenueRow[]> {
  const offset = (page - 1) * pageSize;
  switch (where.kind) {
    case 'around':
      return queries.query<VenueRow>(aroundSql, [
        where.latitude,
        where.longitude,
        where.names,
        pageSize,
        offset,
      ]);
    case 'city':
      return queries.query<VenueRow>(
        listSql('WHERE v.city = ANY($1::text[]) OR lower(v.city) = ANY($1::text[])', '$2', '$3'),
        [where.names, pageSize, offset],
      );
    case 'country':
      return queries.query<VenueRow>(listSql("WHERE v.record->>'countryCode' = $1", '$2', '$3'), [
        where.countryCode,
        pageSize,
        offset,
      ]);
    case 'anywhere':
      return queries.query<VenueRow>(listSql('', '$1', '$2'), [pageSize, offset]);
    default:
      return where satisfies never;
  }
}
