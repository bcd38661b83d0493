import type { Instant } from '@foyer/domain';
import type { Clock } from '../clock.ts';

export type Row = Record<string, unknown>;

/** A frequent query has a name: PostgreSQL then plans it once per connection. */
export type Queries = {
  query: <Shape extends Row>(
    sql: string,
    params?: readonly unknown[],
    name?: string,
  ) => Promise<Shape[]>;
};

/** PostgreSQL, embedded or as a server, with the same SQL and guarantees. */
export type Database = Queries & {
  kind: 'embedded' | 'server';
  /**
   * Commits when the result is `ok`, rolls back when it is not or when `work` throws. After a
   * deadlock or serialisation failure `work` runs again, so it must have no effect outside the
   * database.
   */
  transaction: <Result extends { ok: boolean }>(
    work: (queries: Queries) => Promise<Result>,
  ) => Promise<Result>;
  /** Several statements in one transaction, without parameters; returns the rows of all of them. */
  script: (sql: string) => Promise<Row[]>;
  /** Brings the tables up to date; several processes may call it at once. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
  /** The server's connections; the embedded database has none. */
  pool?: () => PoolState;
};

export type PoolState = { open: number; idle: number; waiting: number };

/** SQLSTATE of a failed query, `''` for any other error. */
export function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : '';
}

export const exclusionViolation = '23P01';
const worthAnotherTry = new Set(['40001', '40P01', '55P03']);
const tries = 8;

/**
 * Runs a transaction again, after a short random wait, when the database chose it as the victim of
 * a deadlock.
 */
export async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === tries || !worthAnotherTry.has(sqlState(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/**
 * The database's clock at this moment, not at the start of the transaction, in whole unix seconds
 * (D-7).
 */
export async function serverNow(queries: Queries, clock: Clock): Promise<Instant> {
  const [row] = await queries.query<{ now: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 AS now',
    [],
    'server-now',
  );
  if (!row) throw new Error('the database did not say what time it is');
  return Math.floor(row.now + clock.aheadSeconds());
}
