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
 * The long form, on PostgreSQL, is `npm run prove -- requests`. Here every operation is asked of the
 * embedded database.
 */
it(
  '1000 generated requests to every operation of the document are answered, and what is wrong with them is named (A-164)',
  async () => {
    const tried = await tryRequests(database, { requests: 1000, seed: 4 });
    expect(tried.wrong).toEqual([]);
    expect(tried.neverDone).toEqual([]);
    expect(tried.operations).toBeGreaterThan(30);
    // The requests are not all turned away at the door, and the outside parties were away for some.
    expect(tried.statuses[200]).toBeGreaterThan(100);
    expect(tried.statuses[503]).toBeGreaterThan(0);
  },
  patience,
);
