import { saidIn, toMinor } from '@foyer/domain';
import type { ParsedVenueRecord } from '../import/venue-file.ts';
import { addOnIdOf, packageIdOf, roomIdOf } from '../import/venue-ids.ts';
import type { Queries } from './database.ts';

export async function hasVenues(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ empty: boolean }>(
    'SELECT NOT EXISTS (SELECT 1 FROM venue) AS empty',
  );
  return row?.empty !== true;
}

export const knownVenues = (queries: Queries): Promise<{ id: string; alias: string }[]> =>
  queries.query<{ id: string; alias: string }>('SELECT id, alias FROM venue');

/** Makes all cached data of the catalogue stale. */
export async function raiseCatalogueVersion(queries: Queries): Promise<void> {
  await queries.query('UPDATE catalogue SET version = version + 1');
}

/** A venue of a file, and its id in the database. */
export type PlacedVenue = { id: string; venue: ParsedVenueRecord };

const upsertVenuesSql = `
  INSERT INTO venue (id, alias, version, title, city, latitude, longitude, currency,
    lowest_hourly, picture, record)
  SELECT id, alias, (SELECT version FROM catalogue), title, city, latitude, longitude, currency,
    lowest_hourly, picture, record
  FROM jsonb_to_recordset($1::jsonb) AS x(id text, alias text, title text, city text,
    latitude float8, longitude float8, currency text, lowest_hourly bigint, picture jsonb,
    record jsonb)
  ON CONFLICT (id) DO UPDATE SET
    version = excluded.version, title = excluded.title, city = excluded.city,
    latitude = excluded.latitude, longitude = excluded.longitude, currency = excluded.currency,
    lowest_hourly = excluded.lowest_hourly, picture = excluded.picture, record = excluded.record`;

/** For rooms and add-ons, which bookings and orders refer to: rows that were left out stay. */
const withdrawSql = (table: 'room' | 'add_on') =>
  `UPDATE ${table} SET offered = false WHERE venue_id = ANY($1::text[]) AND offered`;
const upsertOfferedSql = (table: 'room' | 'add_on') => `
  INSERT INTO ${table} (id, venue_id, code, position, offered, record)
  SELECT id, venue_id, code, position, true, record
  FROM jsonb_to_recordset($1::jsonb)
    AS x(id text, venue_id text, code text, position int, record jsonb)
  ON CONFLICT (id) DO UPDATE SET
    position = excluded.position, offered = true, record = excluded.record`;

const insertPackagesSql = `
  INSERT INTO package (id, venue_id, code, position, record)
  SELECT id, venue_id, code, position, record
  FROM jsonb_to_recordset($1::jsonb)
    AS x(id text, venue_id text, code text, position int, record jsonb)`;
const insertCodesSql = `
  INSERT INTO discount_code (venue_id, code, percent, applies_to, from_day, to_day, uses)
  SELECT venue_id, code, percent, applies, from_day, to_day, uses
  FROM jsonb_to_recordset($1::jsonb) AS x(venue_id text, code text, percent float8, applies text,
    from_day date, to_day date, uses int)`;
const insertSeasonsSql = `
  INSERT INTO season (venue_id, position, from_day, to_day, percent)
  SELECT venue_id, position, from_day, to_day, percent
  FROM jsonb_to_recordset($1::jsonb)
    AS x(venue_id text, position int, from_day date, to_day date, percent float8)`;

/**
 * Replaces venues by those of a file. Rows are one JSON parameter: one statement for any number of
 * them.
 */
export async function replaceVenues(
  queries: Queries,
  placed: readonly PlacedVenue[],
): Promise<void> {
  const ids = placed.map(({ id }) => id);
  const rows = <Entry extends object>(
    entriesOf: (venue: ParsedVenueRecord, id: string) => readonly Entry[],
  ) =>
    JSON.stringify(
      placed.flatMap(({ id, venue }) =>
        entriesOf(venue, id).map((entry, position) => ({ venue_id: id, position, ...entry })),
      ),
    );
  await queries.query(upsertVenuesSql, [JSON.stringify(placed.map(venueRow))]);
  await queries.query(withdrawSql('room'), [ids]);
  await queries.query(upsertOfferedSql('room'), [
    rows((venue, id) =>
      venue.rooms.map((record) => ({ id: roomIdOf(id, record.code), code: record.code, record })),
    ),
  ]);
  await queries.query(withdrawSql('add_on'), [ids]);
  await queries.query(upsertOfferedSql('add_on'), [
    rows((venue, id) =>
      venue.addOns.map((record) => ({
        id: addOnIdOf(id, record.code),
        code: record.code,
        record,
      })),
    ),
  ]);
  for (const table of ['package', 'discount_code', 'season'])
    await queries.query(`DELETE FROM ${table} WHERE venue_id = ANY($1::text[])`, [ids]);
  await queries.query(insertPackagesSql, [
    rows((venue, id) =>
      venue.packages.map((record) => ({
        id: packageIdOf(id, record.code),
        code: record.code,
        record,
      })),
    ),
  ]);
  await queries.query(insertCodesSql, [
    rows((venue) =>
      venue.discountCodes.map((entry) => ({
        code: entry.code,
        percent: entry.percent,
        applies: entry.appliesTo,
        from_day: entry.from ?? null,
        to_day: entry.to ?? null,
        uses: entry.uses,
      })),
    ),
  ]);
  await queries.query(insertSeasonsSql, [
    rows((venue) =>
      venue.seasons.map((entry) => ({
        from_day: entry.from,
        to_day: entry.to,
        percent: entry.percent,
      })),
    ),
  ]);
}

/** The city's name by which houses are of one city: the English one where the venue says it. */
const cityOf = ({ city, defaultLanguage }: ParsedVenueRecord): string =>
  saidIn(city, 'en', defaultLanguage).text;

function venueRow({ id, venue }: PlacedVenue) {
  const {
    rooms,
    packages: _packages,
    discountCodes: _codes,
    seasons: _seasons,
    addOns: _addOns,
    ...record
  } = venue;
  const hourly = rooms.flatMap((room) =>
    room.rates.hourly !== null && room.rates.hourly > 0
      ? [toMinor(room.rates.hourly, venue.currency)]
      : [],
  );
  return {
    id,
    alias: venue.alias,
    title: venue.title,
    city: cityOf(venue),
    latitude: venue.latitude,
    longitude: venue.longitude,
    currency: venue.currency,
    lowest_hourly: hourly.length === 0 ? 0 : Math.min(...hourly),
    picture: venue.pictures[0] ?? null,
    record,
  };
}
