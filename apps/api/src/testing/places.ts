import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/pglite-database.ts';
import { freshPostgresUrl } from './postgres-server.ts';
import { testSecret } from './start-test-app.ts';
import { openTestPostgres } from './test-databases.ts';

/**
 * Where API processes keep their data: their environment, a connection for when none runs, and its
 * removal.
 */
export type Place = {
  env: Record<string, string>;
  look: () => Promise<Database>;
  remove: () => Promise<void> | void;
};

export async function inFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-crash-'));
  return {
    env: { DATA_DIR: folder },
    look: () => openPglite({ folder: join(folder, 'postgres') }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export async function onServer(): Promise<Place> {
  const { url, drop } = await freshPostgresUrl();
  return {
    env: { DATABASE_URL: url, SECRET: testSecret },
    look: async () => openTestPostgres(url, 2),
    remove: drop,
  };
}
