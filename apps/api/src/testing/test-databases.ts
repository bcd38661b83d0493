import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/pglite-database.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { readVenueFile, writeProblem } from '../import/import-problems.ts';
import { storeVenues } from '../import/store-venues.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { claim, freshPostgresUrl, runFolder } from './postgres-server.ts';

export type TestDatabase = { name: string; open: () => Promise<Database> };

/** A new migrated database of each kind, for `describe.each`. Closing it leaves nothing behind. */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'PGlite', open: openFreshPglite },
  { name: 'PostgreSQL', open: openFreshPostgres },
];

export async function openFreshPostgres(connections = 20): Promise<Database> {
  const fresh = await freshPostgresUrl();
  const database = openTestPostgres(fresh.url, connections);
  await database.migrate();
  return { ...database, close: () => database.close().then(fresh.drop) };
}

/**
 * A look into a database of the test server. It waits longer for a connection than the API does: an
 * embedded database that is made in the same process stops everything else in it for seconds, and
 * the clock of a connection that is there runs out.
 */
export const openTestPostgres = (url: string, connections: number): Database =>
  openPostgres(url, { connections, onIdleError: () => undefined, connectWithin: patience });

/** Making a cluster takes many seconds on a busy machine, copying one a few: the run makes one. */
export async function openFreshPglite(): Promise<Database> {
  const folder = runFolder();
  const file = join(folder, 'pglite.tar');
  if (claim(join(folder, 'pglite-making'))) {
    const first = await openPglite('in memory');
    await first.migrate();
    writeFileSync(`${file}.new`, Buffer.from(await (await first.copy()).arrayBuffer()));
    renameSync(`${file}.new`, file);
    return first;
  }
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 100));
  return openPglite({ copyOf: new Blob([readFileSync(file)]) });
}

/**
 * As good as new: a copy takes more than a second, emptying one a few hundredths. The catalogue's
 * version only counts on.
 */
export async function empty(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE (schemaname = " +
      "'public' AND tablename <> 'catalogue') OR (schemaname = 'jobs' AND tablename IN ('job', " +
      "'job_dependency'))",
  );
  await database.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} CASCADE`);
}

/** For hooks that open a database: the machine may be busy. */
export const patience = 120_000;

/** Stores venues as an import would, or says what is wrong with them. */
export async function storeRecords(
  database: Database,
  venues: readonly VenueRecord[],
): Promise<void> {
  const read = readVenueFile({ venues });
  if (!read.ok) throw new Error(read.problems.map(writeProblem).join('\n'));
  const stored = await storeVenues(database, read.venues);
  if (!stored.ok) throw new Error(stored.message);
}
