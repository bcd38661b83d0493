import { toMinor } from '@foyer/domain';
import type { Database, Queries } from '../database/database.ts';
import { addOnIdOf, packageIdOf, roomIdOf, venueIdOf } from './venue-ids.ts';
import type { ParsedVenueRecord } from './venue-file.ts';

export type ImportCounts = { venues: number; rooms: number; packages: number };
export type Stored = { ok: true; counts: ImportCounts } | { ok: false; message: string };

/** Venues in one statement each way: a whole file in one go would be one huge parameter. */
const venuesAtOnce = 100;

/**
 * Stores venues in one transaction: a venue whose alias is known is replaced, its bookings stay.
 */
export function storeVenues(
  database: Database,
  venues: readonly ParsedVenueRecord[],
): Promise<Stored> {
  return database.transaction(async (queries): Promise<Stored> => {
    const known = await queries.query<{ id: string; alias: string }>('SELECT id, alias FROM venue');
    const idByAlias = new Map(known.map((row) => [row.alias, row.id]));
    const aliasById = new Map(known.map((row) => [row.id, row.alias]));
    const placed: Placed[] = [];
    for (const venue of venues) {
      const id = idByAlias.get(venue.alias) ?? venueIdOf(venue);
      if (venue.id !== undefined && venue.id !== id)
        return {
          ok: false,
          message: `the venue ${venue.alias} is stored under the id ${id}, which cannot change to ${venue.id}`,
        };
      if ((aliasById.get(id) ?? venue.alias) !== venue.alias)
        return {
          ok: false,
          message: `the id ${id} of ${venue.alias} already belongs to the venue ${aliasById.get(id)}`,
        };
      placed.push({ id, venue });
    }
    await queries.query('UPDATE catalogue SET version = version + 1');
    for (let at = 0; at < placed.length; at += venuesAtOnce)
      await storeSome(queries, placed.slice(at, at + venuesAtOnce));
    const count = (pick: (venue: ParsedVenueRecord) => number) =>
      venues.reduce((sum, venue) => sum + pick(venue), 0);
    return {
      ok: true,
      counts: {
        venues: venues.length,
        rooms: count((venue) => venue.rooms.length),
        packages: count((venue) => venue.packages.length),
      },
    };
  });
}

type Placed = { id: string; venue: ParsedVenueRecord };

/** Rows travel as one JSON parameter: one statement, whatever their number. */
async function storeSome(queries: Queries, placed: readonly Placed[]): Promise<void> {
  const ids = placed.map(({ id }) => id);
  const rows = <Entry extends object>(
    entriesOf: (venue: ParsedVenueRecord, id: string) => readonly Entry[],
  ) =>
    JSON.stringify(
      placed.flatMap(({ id, venue }) =>
        entriesOf(venue, id).map((entry, position) => ({ venue_id: id, position, ...entry })),
      ),
    );
  await queries.query(
    `INSERT INTO venue (id, alias, version, title, city, latitude, longitude, currency, lowest_hourly, picture, record)
     SELECT id, alias, (SELECT version FROM catalogue), title, city, latitude, longitude, currency, lowest_hourly, picture, record
     FROM jsonb_to_recordset($1::jsonb) AS x(id text, alias text, title text, city text, latitude float8, longitude float8, currency text, lowest_hourly bigint, picture jsonb, record jsonb)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, title = excluded.title, city = excluded.city, latitude = excluded.latitude,
       longitude = excluded.longitude, currency = excluded.currency, lowest_hourly = excluded.lowest_hourly, picture = excluded.picture, record = excluded.record`,
    [JSON.stringify(placed.map(venueRow))],
  );
  await queries.query(
    'UPDATE room SET offered = false WHERE venue_id = ANY($1::text[]) AND offered',
    [ids],
  );
  await queries.query(
    `INSERT INTO room (id, venue_id, code, position, offered, record)
     SELECT id, venue_id, code, position, true, record FROM jsonb_to_recordset($1::jsonb) AS x(id text, venue_id text, code text, position int, record jsonb)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, offered = true, record = excluded.record`,
    [
      rows((venue, id) =>
        venue.rooms.map((record) => ({ id: roomIdOf(id, record.code), code: record.code, record })),
      ),
    ],
  );
  await queries.query(
    'UPDATE add_on SET offered = false WHERE venue_id = ANY($1::text[]) AND offered',
    [ids],
  );
  await queries.query(
    `INSERT INTO add_on (id, venue_id, code, position, offered, record)
     SELECT id, venue_id, code, position, true, record FROM jsonb_to_recordset($1::jsonb) AS x(id text, venue_id text, code text, position int, record jsonb)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, offered = true, record = excluded.record`,
    [
      rows((venue, id) =>
        venue.addOns.map((record) => ({
          id: addOnIdOf(id, record.code),
          code: record.code,
          record,
        })),
      ),
    ],
  );
  for (const table of ['package', 'discount_code', 'season'])
    await queries.query(`DELETE FROM ${table} WHERE venue_id = ANY($1::text[])`, [ids]);
  await queries.query(
    `INSERT INTO package (id, venue_id, code, position, record)
     SELECT id, venue_id, code, position, record FROM jsonb_to_recordset($1::jsonb) AS x(id text, venue_id text, code text, position int, record jsonb)`,
    [
      rows((venue, id) =>
        venue.packages.map((record) => ({
          id: packageIdOf(id, record.code),
          code: record.code,
          record,
        })),
      ),
    ],
  );
  await queries.query(
    `INSERT INTO discount_code (venue_id, code, percent, applies_to, from_day, to_day, uses)
     SELECT venue_id, code, percent, applies, from_day, to_day, uses FROM jsonb_to_recordset($1::jsonb) AS x(venue_id text, code text, percent float8, applies text, from_day date, to_day date, uses int)`,
    [
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
    ],
  );
  await queries.query(
    `INSERT INTO season (venue_id, position, from_day, to_day, percent)
     SELECT venue_id, position, from_day, to_day, percent FROM jsonb_to_recordset($1::jsonb) AS x(venue_id text, position int, from_day date, to_day date, percent float8)`,
    [
      rows((venue) =>
        venue.seasons.map((entry) => ({
          from_day: entry.from,
          to_day: entry.to,
          percent: entry.percent,
        })),
      ),
    ],
  );
}

function venueRow({ id, venue }: Placed) {
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
    city: venue.city,
    latitude: venue.latitude,
    longitude: venue.longitude,
    currency: venue.currency,
    lowest_hourly: hourly.length === 0 ? 0 : Math.min(...hourly),
    picture: venue.pictures[0] ?? null,
    record,
  };
}
