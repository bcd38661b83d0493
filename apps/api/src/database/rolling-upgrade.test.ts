import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tablesNow, breakingChanges } from '../testing/tables-now.ts';
import { patience } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { openPglite } from './pglite-database.ts';

/**
 * During a rollout, processes of the previous version use the tables of the new one: a migration
 * may only add. Removals go into the version after the one that stopped using the thing. The table
 * lists known exceptions by number of the migration.
 */
const known: Readonly<Record<number, readonly string[]>> = {
  // Released together with 0000: no version was between them.
  1: [
    expect.stringMatching(/^allocation has a new rule: EXCLUDE/),
    expect.stringMatching(/^allocation has a new rule: CHECK/),
  ],
  // docs/operations.md says what a process of the previous version does then.
  6: ['outbox is gone'],
};

let database: Database;
beforeAll(async () => {
  database = await openPglite('in memory');
}, patience);
afterAll(() => database.close());

it(
  'the previous version works with every migration: none removes what it reads, or refuses what it writes',
  async () => {
    const broken: Record<number, string[]> = {};
    let before = await tablesNow(database);
    for (const [number, { sql }] of readMigrationFiles({ migrationsFolder }).entries()) {
      for (const statement of sql) await database.script(statement);
      const after = await tablesNow(database);
      const problems = breakingChanges(before, after);
      if (problems.length > 0) broken[number] = problems;
      before = after;
    }
    expect(broken).toEqual(known);
  },
  patience,
);

it.each([
  ['DROP TABLE password_link', ['password_link is gone']],
  ['ALTER TABLE password_link RENAME TO link', ['password_link is gone']],
  ['ALTER TABLE orders DROP COLUMN booked_at', ['orders.booked_at is gone']],
  ['ALTER TABLE orders RENAME COLUMN booked_at TO hostname', ['orders.booked_at is gone']],
  [
    'ALTER TABLE orders ALTER COLUMN booked_at TYPE varchar(50)',
    ['orders.booked_at was text, is character varying(50)'],
  ],
  ['ALTER TABLE orders ALTER COLUMN booked_at SET NOT NULL', ['orders.booked_at is required']],
  [
    'ALTER TABLE orders ALTER COLUMN services DROP DEFAULT',
    ['orders.services has lost its default'],
  ],
  ['ALTER TABLE orders ADD COLUMN colour text NOT NULL', ['orders.colour is new and required']],
  [
    'ALTER TABLE orders ADD CONSTRAINT short CHECK (length(booked_at) < 40)',
    ['orders has a new rule: CHECK ((length(booked_at) < 40))'],
  ],
  [
    'CREATE UNIQUE INDEX orders_once ON orders (booked_at)',
    [
      'orders has a new rule: CREATE UNIQUE INDEX orders_once ON public.orders USING btree (booked_at)',
    ],
  ],
  ['DROP FUNCTION jobs.delete_queue', [expect.stringMatching(/delete_queue\(.*\) is gone$/)]],
  [
    "ALTER TABLE orders ADD COLUMN colour text NOT NULL DEFAULT 'red', ADD COLUMN number_of_chairs integer UNIQUE",
    [],
  ],
  ['ALTER TABLE orders DROP CONSTRAINT orders_account_id_account_id_fk', []],
  ['CREATE TABLE chair (id text PRIMARY KEY, order_id text NOT NULL REFERENCES orders (id))', []],
])('%s: %j', async (sql, problems) => {
  const before = await tablesNow(database);
  const undone = new Error('undone');
  await database
    .transaction(async (queries) => {
      await queries.query(sql);
      expect(breakingChanges(before, await tablesNow(queries))).toEqual(problems);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
});
