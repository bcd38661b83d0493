import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, type Queries, type Row, withRetries } from './database.ts';
import { migrationsFolder } from './migrations.ts';

class RolledBack extends Error {}

export type PgliteSource = { folder: string } | { copyOf: Blob } | 'in memory';

/**
 * The embedded database in a folder or in memory, empty or a copy of another one. It has one
 * connection: transactions wait for each other.
 */
export async function openPglite(
  source: PgliteSource,
): Promise<Database & { copy: () => Promise<Blob> }> {
  const client = await PGlite.create({
    extensions: { btree_gist },
    ...(source === 'in memory'
      ? {}
      : 'folder' in source
        ? { dataDir: source.folder }
        : { loadDataDir: source.copyOf }),
  });
  return {
    kind: 'embedded',
    query: async <Shape extends Row>(sql: string, params: readonly unknown[] = []) =>
      (await client.query<Shape>(sql, [...params])).rows,
    transaction: (work) => withRetries(() => inTransaction(client, work)),
    script: (sql) =>
      client.transaction(async (transaction) =>
        (await transaction.exec(sql)).flatMap(({ rows }) => rows),
      ),
    migrate: () => migrate(drizzle({ client }), { migrationsFolder }),
    copy: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

async function inTransaction<Result extends { ok: boolean }>(
  client: PGlite,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const settled: Result[] = [];
  try {
    await client.transaction(async (transaction) => {
      const result = await work({
        query: async <Shape extends Row>(sql: string, params: readonly unknown[] = []) =>
          (await transaction.query<Shape>(sql, [...params])).rows,
      });
      settled.push(result);
      if (!result.ok) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const [result] = settled;
  if (result === undefined) throw new Error('the transaction ended without a result');
  return result;
}
