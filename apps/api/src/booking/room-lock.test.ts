import { afterEach, describe, expect, it } from 'vitest';
import type { Database, Queries } from '../database/database.ts';
import { type RoomLock, rowLock } from '../database/room-lock.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { noLock } from '../testing/no-lock.ts';
import { runRound, runRounds } from '../testing/run-buyers.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, storeRecords } from '../testing/test-databases.ts';
import { until } from '../testing/until.ts';
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

// The constraints alone would also sell nothing twice, so the tests above cannot fail without it.
describe('the lock of a transaction on PostgreSQL', () => {
  it.each<[string, (queries: Queries, roomId: string, lock: RoomLock) => Promise<void>]>([
    ['rooms', (queries, roomId, lock) => lock.take(queries, [roomId])],
    ['add-ons', (queries, roomId, lock) => lock.takeAddOns(queries, [roomId])],
    ['a discount code', (queries, _, lock) => lock.takeCode(queries, 'test-house', 'spring')],
  ])('of %s makes the next transaction wait until it ends', async (_what, take) => {
    const database = await postgres(3);
    await storeRecords(database, [aVenueRecord()]);
    const [room] = await database.query<{ id: string }>('SELECT id FROM room LIMIT 1');
    const events: string[] = [];
    const takeAnd = (then: () => Promise<unknown>) =>
      database.transaction(async (queries) => {
        await take(queries, room?.id ?? '', rowLock);
        await then();
        return { ok: true };
      });
    const mayEnd = Promise.withResolvers<void>();
    const first = takeAnd(async () => {
      events.push('first takes');
      await mayEnd.promise;
      events.push('first ends');
    });
    await until(async () => events.length === 1);
    const second = takeAnd(async () => events.push('second takes'));
    const waiting = () => database.query('SELECT 1 AS one FROM pg_locks WHERE NOT granted');
    await until(async () => events.length > 1 || (await waiting()).length > 0);
    mayEnd.resolve();
    await Promise.all([first, second]);
    expect(events).toEqual(['first takes', 'first ends', 'second takes']);
  });
});
