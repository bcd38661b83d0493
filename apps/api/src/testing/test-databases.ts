import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/pglite-database.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { readVenueFile, writeProblem } from '../import/import-problems.ts';
import { storeVenues } from '../import/store-venues.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { claim, freshPostgresUrl, runFolder } from './postgres-server.ts';

export type TestDatabase = { name: string; open: () => Promise<Database> };

/**
 * A new migrated database of each kind, for `describe.each`, for topics in which the two can
 * differ: bookings, locks, jobs. Everything else is tested on PostgreSQL only. Closing it deletes
 * it.
 */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'PGlite', open: openFreshPglite },
  { name: 'PostgreSQL', open: openFreshPostgres },
];

export async function openFreshPostgres(connections = 20): Promise<Database> {
  const fresh = await migratedPostgresUrl();
  const database = openTestPostgres(fresh.url, connections);
  return { ...database, close: () => database.close().then(fresh.drop) };
}

/** A new migrated database on the server. One is migrated per run; the others are copies of it. */
export async function migratedPostgresUrl(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = 'migrated';
  await madeOnce(name, async () => {
    const { url } = await freshPostgresUrl({ name });
    const database = openTestPostgres(url, 1);
    await database.migrate();
    await database.close();
  });
  return freshPostgresUrl({ template: name });
}

/**
 * A connection to a database of the test server. It waits longer than the API's: creating an
 * embedded database blocks this process for seconds, and a connection request would time out.
 */
export const openTestPostgres = (url: string, connections: number): Database =>
  openPostgres(url, { connections, onIdleError: () => undefined, connectWithin: patience });

/**
 * Creating a cluster takes many seconds on a busy machine, copying one a few: one is made per run.
 */
export async function openFreshPglite(): Promise<Database> {
  const file = join(runFolder(), 'pglite.tar');
  await madeOnce('pglite', async () => {
    const first = await openPglite('in memory');
    await first.migrate();
    writeFileSync(file, Buffer.from(await (await first.copy()).arrayBuffer()));
    await first.close();
  });
  return openPglite({ copyOf: new Blob([readFileSync(file)]) });
}

/** The first caller makes it; the other workers of the run wait for it. */
async function madeOnce(name: string, make: () => Promise<void>): Promise<void> {
  const folder = runFolder();
  const [done, failed] = [join(folder, `${name}-made`), join(folder, `${name}-failed`)];
  if (claim(join(folder, `${name}-making`))) {
    try {
      await make();
    } catch (error) {
      writeFileSync(failed, '');
      throw error;
    }
    writeFileSync(done, '');
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(`the ${name} database of this run could not be made`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Deletes all rows. A copy of a database takes half a second, deleting a few milliseconds, and
 * TRUNCATE, which creates new files, thirty times as long. The catalogue's version is kept.
 */
export async function empty(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE (schemaname = " +
      "'public' AND tablename <> 'catalogue') OR (schemaname = 'jobs' AND tablename IN ('job', " +
      "'job_dependency'))",
  );
  // In replica mode references are not checked, so the order of the tables does not matter.
  await database.script(
    `SET LOCAL session_replication_role = replica; ${tables.map(({ name }) => `DELETE FROM ${name}`).join('; ')}`,
  );
}

/** Milliseconds for hooks that open a database on a busy machine. */
export const patience = 120_000;

/** Stores venues as an import does, or throws their problems. */
export async function storeRecords(
  database: Database,
  venues: readonly VenueRecord[],
): Promise<void> {
  const read = readVenueFile({ venues });
  if (!read.ok) throw new Error(read.problems.map(writeProblem).join('\n'));
  const stored = await storeVenues(database, read.venues);
  if (!stored.ok) throw new Error(stored.message);
}
