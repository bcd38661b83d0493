import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, type Queries, type Row, withRetries } from './database.ts';
import { migrationsFolder } from './migrations.ts';

/** Lock for processes that migrate one database at the same time. */
const migrationLock = 8_207_301;

/** `connectWithin`: milliseconds to wait for a new or pooled connection before the call fails. */
export type PoolOptions = {
  connections: number;
  onIdleError: (error: Error) => void;
  connectWithin?: number;
};

/**
 * All statements look up by key or by an index over a range. Without this setting, PostgreSQL plans
 * range queries anew each time when there are many bookings, which takes longer than running them.
 */
const keepPlans = (client: pg.ClientBase) =>
  client.query("SET plan_cache_mode = 'force_generic_plan'");

/** PostgreSQL 15 or newer behind `url`, with a pool of connections. */
export function openPostgres(
  url: string,
  { connections, onIdleError, connectWithin = 10_000 }: PoolOptions,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectWithin,
    onConnect: keepPlans,
  });
  pool.on('error', onIdleError);
  return {
    kind: 'server',
    query: queriesOf(pool).query,
    transaction: (work) =>
      withRetries(() => inTransaction(pool, (client) => work(queriesOf(client)))),
    // For several statements the driver returns a list.
    script: async (sql) =>
      (
        await inTransaction(pool, async (client) => ({
          ok: true,
          rows: [await client.query<Row>(sql)].flat().flatMap(({ rows }) => rows),
        }))
      ).rows,
    migrate: async () => {
      const client = await pool.connect();
      try {
        await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle(client), { migrationsFolder });
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
        client.release();
      }
    },
    close: () => pool.end(),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

function queriesOf(client: pg.Pool | pg.PoolClient): Queries {
  return {
    query: async <Shape extends Row>(
      text: string,
      params: readonly unknown[] = [],
      name?: string,
    ) => {
      const result = await client.query<Shape>(
        name === undefined ? { text, values: [...params] } : { name, text, values: [...params] },
      );
      return result.rows;
    },
  };
}

async function inTransaction<Result extends { ok: boolean }>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query(result.ok ? 'COMMIT' : 'ROLLBACK');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
