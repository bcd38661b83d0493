import type { Db } from 'pg-boss';
import type { Database, Queries } from '../database/database.ts';

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
