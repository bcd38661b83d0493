import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { CannotStart, spaceProblem, takeDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';

/**
 * Opens the configured database and migrates it. Throws `CannotStart` with a sentence for the
 * operator.
 */
export async function openDatabase(
  configuration: Pick<Configuration, 'databaseUrl' | 'databaseConnections' | 'dataFolder'>,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  return configuration.databaseUrl === null
    ? openEmbedded(configuration.dataFolder)
    : openServed(configuration.databaseUrl, configuration.databaseConnections, onIdleError);
}

async function openServed(
  url: string,
  connections: number,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const database = openPostgres(url, { connections, onIdleError });
  try {
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw new CannotStart(
      `The database at ${withoutPassword(url)} cannot be used (${reasonOf(error)}). Check ` +
        `DATABASE_URL, that PostgreSQL 15 or newer runs there, and that its user may create ` +
        `tables and the extension btree_gist.`,
    );
  }
}

async function openEmbedded(folder: string): Promise<Database> {
  const taken = takeDataFolder(folder);
  const space = spaceProblem(folder);
  if (space !== null) {
    taken.release();
    throw new CannotStart(space);
  }
  const cluster = join(folder, 'postgres');
  const wasThere = existsSync(cluster) && readdirSync(cluster).length > 0;
  try {
    const database = await openPglite({ folder: cluster });
    await database.migrate();
    return { ...database, close: () => database.close().finally(taken.release) };
  } catch (error) {
    // A half-written database would look damaged at the next start.
    if (!wasThere) rmSync(cluster, { recursive: true, force: true });
    taken.release();
    if (!wasThere)
      throw new CannotStart(
        `No database could be made in ${cluster} (${reasonOf(error)}). Check the free space ` +
          `and the permissions of the disk, or set DATA_DIR to another folder.`,
      );
    throw new CannotStart(
      `The database in ${cluster} is damaged and cannot be opened (${reasonOf(error)}). ` +
        `Put back a copy of the folder, or delete it to begin anew with the demonstration ` +
        `data.`,
    );
  }
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // The embedded database throws objects that are no errors and may lack a message.
  const message =
    typeof cause === 'object' && cause !== null && 'message' in cause && cause.message !== ''
      ? String(cause.message)
      : cause instanceof Error
        ? String(cause)
        : 'it did not say why';
  return message.split('\n')[0] ?? '';
};

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}
