import type { Database } from '../database/database.ts';
import { hasVenues } from '../database/venue-import.ts';
import { readVenueFile, writeProblem } from './import-problems.ts';
import { storeVenues } from './store-venues.ts';

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
