import type { Database } from '../database/database.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { startSandbox } from './sandbox-setup.ts';
import { startTestApp } from './start-test-app.ts';
import { empty, storeRecords } from './test-databases.ts';

export type WholeSetup = Awaited<ReturnType<typeof startWholeSetup>>;

/**
 * The API on the database, emptied, which knows one venue; the stand-ins of the outside parties
 * beside it, and one time for both.
 */
export async function startWholeSetup(database: Database, venue: VenueRecord) {
  let ahead = 0;
  await empty(database);
  await storeRecords(database, [venue]);
  const sandbox = await startSandbox(() => new Date(Date.now() + ahead * 1000));
  const test = await startTestApp({ database, sandboxUrl: sandbox.url });
  return {
    sandbox,
    test,
    /** Time passes here and there. */
    pass: (seconds: number): void => {
      ahead += seconds;
      test.clock.advance(seconds);
    },
    /** What our own database keeps at the moment, by kind. */
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
