import type { Database } from '../database/database.ts';
import { until } from './until.ts';

const gate = 771_001;

/**
 * Runs calls that insert into `table` and lets none insert before two of them are about to. Both
 * have then checked without seeing the other, however busy the machine is: what the control of a
 * lock needs. PostgreSQL only; takes one connection of the database.
 */
export async function insertTogether<Result>(
  database: Database,
  table: 'allocation' | 'add_on_allocation' | 'discount_claim',
  calls: () => Promise<Result>,
): Promise<Result> {
  await database.script(`
    CREATE OR REPLACE FUNCTION wait_at_the_gate() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock_shared(${gate}); RETURN NULL; END';
    CREATE OR REPLACE TRIGGER wait_at_the_gate BEFORE INSERT ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION wait_at_the_gate()`);
  const closed = Promise.withResolvers<void>();
  const opened = database.transaction(async ({ query }) => {
    await query(`SELECT pg_advisory_xact_lock(${gate})`);
    closed.resolve();
    await until(async () => (await query(waitingAtTheGate)).length > 1);
    return { ok: true };
  });
  await Promise.race([closed.promise, opened]);
  const [result] = await Promise.all([calls(), opened]);
  return result;
}

const waitingAtTheGate = `SELECT 1 AS one FROM pg_locks WHERE locktype = 'advisory'
  AND objid = ${gate} AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
