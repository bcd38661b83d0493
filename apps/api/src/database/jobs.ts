import type { Db } from 'pg-boss';
import type { Database, Queries } from './database.ts';

const script = /^\s*BEGIN;(.*)COMMIT;\s*$/s;

/**
 * Our connection as the queue library asks for it. Its scripts bring BEGIN and COMMIT along; they
 * run in a transaction of ours instead, so that one that fails leaves no connection behind in a
 * broken transaction.
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
 * A transaction in which jobs are written; the library writes one statement for each queue, which
 * `name` lets PostgreSQL plan once.
 */
export const jobTransaction = (queries: Queries, name: string): Db => ({
  executeSql: async (text, values = []) => ({ rows: await queries.query(text, values, name) }),
});

/** Jobs of one queue. */
export type JobCount = { queue: string; waiting: number; failing: number; dead: number };

/**
 * What is written for later, as every payment's release in case nobody comes back, does not wait
 * yet.
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
