import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { noLock } from '../testing/no-lock.ts';
import { runRound, runRounds } from '../testing/run-buyers.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, storeRecords } from '../testing/test-databases.ts';
import { aDay } from '../testing/visitor.ts';

const opened: Database[] = [];
const postgres = async (connections = 40) => {
  const database = await openFreshPostgres(connections);
  opened.push(database);
  return database;
};
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

describe('200 parallel buyers of one room on PostgreSQL', () => {
  it('sells it to exactly one, and the others get a named problem', async () => {
    const rounds = await runRounds(await postgres(), { rounds: 2, buyers: 200, guarded: true });
    expect(rounds).toEqual(
      [1, 2].map(() => expect.objectContaining({ won: 1, refused: 199, unnamed: 0, failed: 0 })),
    );
  });

  it('sells it more than once without lock and constraint, so the test above can fail', async () => {
    const [round] = await runRounds(await postgres(), { rounds: 1, buyers: 200, guarded: false });
    expect(round?.won).toBeGreaterThan(1);
  });

  it('sells it to exactly one without the lock: the constraint refuses the others', async () => {
    // Without the lock the calls deadlock in the constraint, and the database resolves deadlocks
    // one by one: keep the number small.
    const database = await postgres(6);
    await database.query(
      "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''20ms''', current_database()); END $$",
    );
    await storeRecords(database, [aVenueRecord()]);
    const { app } = await startTestApp({ database, roomLock: noLock });
    expect(await runRound(app, aDay(9), 24)).toMatchObject({ won: 1, refused: 23, failed: 0 });
    await app.close();
  });
});
