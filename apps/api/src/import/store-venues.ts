import type { Database } from '../database/database.ts';
import {
  hasVenues,
  knownVenues,
  type PlacedVenue,
  raiseCatalogueVersion,
  replaceVenues,
} from '../database/venue-import.ts';
import { readVenueFile, writeProblem } from './import-problems.ts';
import type { ParsedVenueRecord } from './venue-file.ts';
import { venueIdOf } from './venue-ids.ts';

type ImportCounts = { venues: number; rooms: number; packages: number };
export type Stored = { ok: true; counts: ImportCounts } | { ok: false; message: string };

/** Venues per statement: a whole file would be one huge parameter. */
const venuesAtOnce = 100;

/** Stores venues in one transaction: a venue with a known alias is replaced, its bookings stay. */
export function storeVenues(
  database: Database,
  venues: readonly ParsedVenueRecord[],
): Promise<Stored> {
  return database.transaction(async (queries): Promise<Stored> => {
    const known = await knownVenues(queries);
    const idByAlias = new Map(known.map((row) => [row.alias, row.id]));
    const aliasById = new Map(known.map((row) => [row.id, row.alias]));
    const placed: PlacedVenue[] = [];
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
    await raiseCatalogueVersion(queries);
    for (let at = 0; at < placed.length; at += venuesAtOnce)
      await replaceVenues(queries, placed.slice(at, at + venuesAtOnce));
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

/** Stores the demonstration venues in a database that has no venue yet. */
export async function seedDemonstration(database: Database): Promise<void> {
  if (await hasVenues(database)) return;
  const { demonstrationVenues } = await import('../demonstration/venues.ts');
  const read = readVenueFile({ venues: demonstrationVenues() });
  if (!read.ok)
    throw new Error(
      `the demonstration data is wrong: ${read.problems.map(writeProblem).join('; ')}`,
    );
  const stored = await storeVenues(database, read.venues);
  if (!stored.ok) throw new Error(stored.message);
}
