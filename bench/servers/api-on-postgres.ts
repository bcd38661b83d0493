import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgres } from '../../apps/api/src/database/postgres-database.ts';
import type { Database } from '../../apps/api/src/database/database.ts';
import { freshPostgresUrl } from '../../apps/api/src/testing/postgres-server.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './start-process.ts';

/** Equal for the API's pool, the client and pgbench. */
export const connections = 20;

export type ApiOnPostgres = {
  url: string;
  databaseUrl: string;
  database: Database;
  stop: () => Promise<void>;
};

/**
 * The API as a process of its own, with the demonstration data, on a new PostgreSQL server with
 * synchronous commits.
 */
export async function startApiOnPostgres(): Promise<ApiOnPostgres> {
  process.env['POSTGRES_SETTINGS'] = 'fsync=on';
  const fresh = await freshPostgresUrl();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'));
  const port = await freePort(1);
  const api = await startProcess(
    'apps/api/src/main.ts',
    port + 1,
    {
      PORT: String(port),
      DATABASE_URL: fresh.url,
      DATABASE_CONNECTIONS: String(connections),
      DATA_DIR: dataFolder,
      SEED: 'demonstration',
      RATE_LIMIT: '0',
    },
    '/readyz',
  );
  const database = openPostgres(fresh.url, { connections: 2, onIdleError: () => undefined });
  // The planner needs statistics before anything is measured.
  await database.query('ANALYZE');
  return {
    url: api.url,
    databaseUrl: fresh.url,
    database,
    stop: async () => {
      await api.stop();
      await database.close();
      await fresh.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
