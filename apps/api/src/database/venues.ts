import type { Said } from '@foyer/domain';
import type { ShownVenues } from '@foyer/sites';
import type { StoredVenue } from '../catalogue/stored-venue.ts';
import type { PropertyCodes } from '../providers/property-system.ts';
import type { Queries } from './database.ts';
import { kilometres } from './sql.ts';

/** An id takes precedence over an alias; `null` if neither matches. */
export async function findVenueId(queries: Queries, idOrAlias: string): Promise<string | null> {
  const [row] = await queries.query<{ id: string }>(
    'SELECT id FROM venue WHERE id = $1 OR alias = $1 ORDER BY (id = $1) DESC LIMIT 1',
    [idOrAlias],
  );
  return row?.id ?? null;
}

/** Rises when the venue is imported again; `null` for an unknown venue. */
export async function venueVersion(queries: Queries, id: string): Promise<number | null> {
  const [row] = await queries.query<{ version: number }>(
    'SELECT version FROM venue WHERE id = $1',
    [id],
    'venue-version',
  );
  return row?.version ?? null;
}

/** The versions of a venue and of the whole catalogue; `null` for an unknown venue. */
export async function venueVersions(
  queries: Queries,
  id: string,
): Promise<{ version: number; catalogue: number } | null> {
  const [row] = await queries.query<{ version: number; catalogue: number }>(
    'SELECT v.version, c.version AS catalogue FROM venue v, catalogue c WHERE v.id = $1',
    [id],
    'venue-versions',
  );
  return row ?? null;
}

/** Rises with each import; 0 before the first. */
export async function catalogueVersion(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ version: number }>(
    'SELECT version FROM catalogue',
    [],
    'catalogue-version',
  );
  return row?.version ?? 0;
}

/** A picture with its alternative text in one language, or by language. */
export type StoredPicture = { src: string; alt: Said };

const list = (object: string, order = '') =>
  `coalesce(json_agg(json_build_object(${object})${order}), '[]')`;

/** One statement, so that an import meanwhile cannot mix two versions. */
const venueSql = `
  SELECT v.version, v.record,
    (SELECT ${list("'id', r.id, 'record', r.record", ' ORDER BY r.position')}
      FROM room r WHERE r.venue_id = v.id AND r.offered) AS rooms,
    (SELECT ${list("'id', p.id, 'record', p.record", ' ORDER BY p.position')}
      FROM package p WHERE p.venue_id = v.id) AS packages,
    (SELECT ${list("'id', a.id, 'record', a.record", ' ORDER BY a.position')}
      FROM add_on a WHERE a.venue_id = v.id AND a.offered) AS "addOns",
    (SELECT ${list(
      "'code', d.code, 'percent', d.percent, 'appliesTo', d.applies_to, " +
        "'from', d.from_day, 'to', d.to_day, 'uses', d.uses",
    )}
      FROM discount_code d WHERE d.venue_id = v.id) AS codes,
    (SELECT ${list(
      "'from', s.from_day, 'to', s.to_day, 'percent', s.percent",
      ' ORDER BY s.position',
    )}
      FROM season s WHERE s.venue_id = v.id) AS seasons
  FROM venue v WHERE v.id = $1`;

export async function venueById(queries: Queries, id: string): Promise<StoredVenue | null> {
  const [row] = await queries.query<StoredVenue>(venueSql, [id]);
  return row ?? null;
}

const mostListed = 500;

/** `price` in minor units per hour of the cheapest room; 0 if all rooms are on request. */
export type ListedVenue = {
  id: string;
  alias: string;
  title: string;
  /** The same for all houses of a city, in every language. */
  stored_city: string;
  city: Said;
  country_code: string;
  picture: StoredPicture | null;
  price: number;
  currency: string;
  rooms: number;
};

/** Whether a site shows the venue `v`; the parameters are those of `shownParameters`, in order. */
export const isShown = (aliases: string, countryCode: string): string =>
  `(${aliases}::text[] IS NULL OR v.alias = ANY(${aliases}::text[]))
   AND (${countryCode}::text IS NULL OR v.record->>'countryCode' = ${countryCode}::text)`;

export const shownParameters = (shown: ShownVenues | null) => [
  shown !== null && 'aliases' in shown ? shown.aliases : null,
  shown !== null && 'countryCode' in shown ? shown.countryCode : null,
];

/** The venues of a site by city and title. */
export const listedVenues = (queries: Queries, shown: ShownVenues | null): Promise<ListedVenue[]> =>
  queries.query<ListedVenue>(
    `SELECT v.id, v.alias, v.title, v.city AS stored_city, v.record->'city' AS city,
       v.record->>'countryCode' AS country_code, v.picture,
       v.lowest_hourly::float8 AS price, v.currency,
       (SELECT count(*)::int FROM room r WHERE r.venue_id = v.id AND r.offered) AS rooms
     FROM venue v WHERE ${isShown('$1', '$2')} ORDER BY v.city, v.title, v.id LIMIT ${mostListed}`,
    shownParameters(shown),
    'venues',
  );

const nearest = 8;
const withinKm = 50;

/**
 * Other venues that may be near the venue `$1`, of those that a site shows (`$2` and `$3`); `columns`
 * of theirs are of table `v`.
 */
export const candidatesNear = (columns: string): string => `
    SELECT ${columns}, v.city = here.city AS same_city,
      ${kilometres({ latitude: 'here.latitude', longitude: 'here.longitude' }, 'v')} AS km
    FROM venue here JOIN venue v ON v.id <> here.id
    WHERE here.id = $1 AND ${isShown('$2', '$3')}
      AND (v.city = here.city OR v.latitude BETWEEN here.latitude - 0.5 AND here.latitude + 0.5)`;
/** Which of them are near, nearest first. */
export const nearestOfCandidates = `WHERE same_city OR km <= ${withinKm} ORDER BY km, alias LIMIT ${nearest}`;

const nearbySql = `
  SELECT * FROM (${candidatesNear('v.alias, v.title, v.picture, v.lowest_hourly::float8 AS price, v.currency')}) candidate
  ${nearestOfCandidates}`;

export type VenueNearby = Pick<
  ListedVenue,
  'alias' | 'title' | 'picture' | 'price' | 'currency'
> & { km: number };

/** The nearest other venues of the same city or within 50 km. */
export const venuesNear = (
  queries: Queries,
  venueId: string,
  shown: ShownVenues | null,
): Promise<VenueNearby[]> =>
  queries.query<VenueNearby>(nearbySql, [venueId, ...shownParameters(shown)]);

const offersSql = {
  room: 'SELECT id, venue_id FROM room WHERE id = ANY($1::text[]) AND offered',
  package: 'SELECT id, venue_id FROM package WHERE id = ANY($1::text[])',
} as const;

/** Ids of the venues that have these rooms or packages, by the id of the room or package. */
export async function venueIdsOfOffers(
  queries: Queries,
  kind: keyof typeof offersSql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.query<{ id: string; venue_id: string }>(offersSql[kind], [ids]);
  return new Map(rows.map((row) => [row.id, row.venue_id]));
}

/** Currency of the venue that is bound to this hotel; `null` if there is none. */
export async function currencyOfProperty(
  queries: Queries,
  { hotelCode, chainCode, server }: PropertyCodes,
): Promise<string | null> {
  const [row] = await queries.query<{ currency: string }>(
    `SELECT currency FROM venue
     WHERE record->'propertySystem' IS NOT NULL
       AND record->'propertySystem'->>'hotelCode' = $1
       AND record->'propertySystem'->>'chainCode' = $2
       AND record->'propertySystem'->>'server' = $3
     LIMIT 1`,
    [hotelCode, chainCode, server],
  );
  return row?.currency ?? null;
}

/** Number of instant rooms of all venues. */
export async function countInstantRooms(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ rooms: number }>(
    `SELECT count(*)::int AS rooms FROM room
     WHERE offered AND (record->>'instantBookable')::boolean`,
    [],
    'instant-rooms',
  );
  return row?.rooms ?? 0;
}
