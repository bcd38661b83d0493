import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, type Queries, type Row, withRetries } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** One lock for all processes that start at once on one database. */
const migrationLock = 8_207_301;

/**
 * `connectWithin`: milliseconds to wait for a connection, a new one or one that comes back to the
 * pool, before the caller is told that there is none.
 */
export type PoolOptions = {
  connections: number;
  onIdleError: (error: Error) => void;
  connectWithin?: number;
};

/**
 * Every statement looks up by key or by an index over a range, whatever is asked. Left to itself,
 * PostgreSQL plans a range anew each time once there are many bookings, which takes longer than
 * finding them.
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
    // Of several statements the driver answers a list.
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
