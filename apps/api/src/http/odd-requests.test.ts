import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { tryRequests } from '../testing/odd-requests/try-requests.ts';
import { openFreshPglite, patience } from '../testing/test-databases.ts';

let database: Database;
beforeAll(async () => {
  database = await openFreshPglite();
}, patience);
afterAll(() => database.close());

/**
 * The long form, on PostgreSQL, is `npm run prove -- requests`. This one sends requests to every
 * operation, on the embedded database.
 */
it(
  '1000 generated requests to every operation of the document are answered, and faulty ones get a named problem (A-164)',
  async () => {
    const tried = await tryRequests(database, { requests: 1000, seed: 8 });
    expect(tried.wrong).toEqual([]);
    expect(tried.neverDone).toEqual([]);
    expect(tried.operations).toBeGreaterThan(30);
    // Some requests reach the handlers, and for some the outside parties were down.
    expect(tried.statuses[200]).toBeGreaterThan(100);
    expect(tried.statuses[503]).toBeGreaterThan(0);
  },
  patience,
);
