import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queries } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const newest = Math.max(
  ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
);

/**
 * Whether the database answers and has every table that this code knows. It may have newer tables
 * during the rollout of a version.
 */
export async function isMigrated(queries: Queries): Promise<boolean> {
  const [row] = await queries
    .query<{ applied: number | null }>(
      'SELECT max(created_at)::float8 AS applied FROM drizzle.__drizzle_migrations',
    )
    .catch(() => []);
  return (row?.applied ?? 0) >= newest;
}
