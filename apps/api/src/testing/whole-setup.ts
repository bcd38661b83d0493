import type { Database } from '../database/database.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { startSandbox } from './sandbox-setup.ts';
import { startTestApp } from './start-test-app.ts';
import { empty, storeRecords } from './test-databases.ts';

export type WholeSetup = Awaited<ReturnType<typeof startWholeSetup>>;

/** The API on the emptied database with one venue, and the sandbox; both share one clock. */
export async function startWholeSetup(database: Database, venue: VenueRecord) {
  let ahead = 0;
  await empty(database);
  await storeRecords(database, [venue]);
  const sandbox = await startSandbox(() => new Date(Date.now() + ahead * 1000));
  const test = await startTestApp({ database, sandboxUrl: sandbox.url });
  return {
    sandbox,
    test,
    /** Advances the clock of both. */
    pass: (seconds: number): void => {
      ahead += seconds;
      test.clock.advance(seconds);
    },
    /** Allocations in our own database, by kind. */
    keptHere: async (): Promise<string[]> =>
      (
        await database.query<{ kind: string }>(
          'SELECT kind FROM allocation WHERE hold_until IS NULL OR hold_until > now() + make_interval(secs => $1::float8) ORDER BY id',
          [test.clock.aheadSeconds()],
        )
      ).map(({ kind }) => kind),
    stop: async (): Promise<void> => {
      await test.app.close();
      await sandbox.stop();
    },
  };
}
