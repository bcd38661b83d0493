import type { Db } from 'pg-boss';
import type { Database, Queries } from './database.ts';

const script = /^\s*BEGIN;(.*)COMMIT;\s*$/s;

/**
 * Our connection in the interface of the queue library. The library's scripts contain BEGIN and
 * COMMIT; they run in a transaction of ours, so that a failed script does not leave the connection
 * in an aborted transaction.
 */
export function jobDatabase(database: Database): Db {
  return {
    executeSql: async (text, values = []) => {
      const statements = script.exec(text)?.[1];
      return {
        rows:
          statements === undefined
            ? await database.query(text, values)
            : await database.script(statements),
      };
    },
  };
}

/**
 * A transaction in which jobs are written. The library writes one statement per queue; with `name`
 * PostgreSQL plans it once.
 */
export const jobTransaction = (queries: Queries, name: string): Db => ({
  executeSql: async (text, values = []) => ({ rows: await queries.query(text, values, name) }),
});

/** Number of jobs of one queue. */
export type JobCount = { queue: string; waiting: number; failing: number; dead: number };

/**
 * Jobs for a later time do not count as waiting, such as the release that is queued with every
 * payment.
 */
const countSql = `
  SELECT q.name AS queue,
    count(j.id) FILTER (WHERE j.state < 'completed'
      AND NOT (j.state = 'created' AND j.start_after > now()))::int AS waiting,
    count(j.id) FILTER (WHERE j.state < 'completed' AND j.retry_count >= 3)::int AS failing,
    count(j.id) FILTER (WHERE j.state = 'failed')::int AS dead
  FROM jobs.queue q LEFT JOIN jobs.job j ON j.name = q.name AND j.state <> 'completed'
  GROUP BY q.name`;

export const countJobs = (queries: Queries): Promise<JobCount[]> =>
  queries.query<JobCount>(countSql);
