import { aRoomRecord, aVenueRecord } from './a-venue-record.ts';
import {
  type ApiProcess,
  mainThatLooksOften,
  mainWithHousekeeping,
  startApiProcess,
} from './api-process.ts';
import { startSandbox } from './sandbox-setup.ts';
import { startTestApp, testSecret } from './start-test-app.ts';
import { migratedPostgresUrl, openTestPostgres, storeRecords } from './test-databases.ts';
import { aQuery, visitor } from './visitor.ts';

export type CrashSetup = Awaited<ReturnType<typeof startCrashSetup>>;

/**
 * A venue with that many rooms, two API processes that can be killed, and the sandbox's vault and
 * mail server. `heartbeatSeconds`: overrides the time after which a job counts as abandoned, for
 * processes that check every second.
 */
export async function startCrashSetup(
  rooms: number,
  { heartbeatSeconds }: { heartbeatSeconds?: number } = {},
) {
  const { url, drop } = await migratedPostgresUrl();
  const database = openTestPostgres(url, 10);
  const titles = Array.from({ length: rooms }, (_, index) => `Room ${index}`);
  await storeRecords(database, [
    aVenueRecord({
      rooms: titles.map((title, index) => aRoomRecord({ code: `r${index}`, title })),
      packages: [],
    }),
  ]);
  if (heartbeatSeconds !== undefined)
    await database.query('UPDATE jobs.queue SET heartbeat_seconds = $1', [heartbeatSeconds]);
  const { app } = await startTestApp({ database });
  const sandbox = await startSandbox();
  const env = {
    DATABASE_URL: url,
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
  };
  const processes = await startKillableProcesses(
    2,
    env,
    heartbeatSeconds === undefined ? undefined : mainThatLooksOften,
  );
  return {
    rooms,
    url,
    database,
    sandbox,
    processes,
    /** Starts another process, which reports its memory. */
    startTidy: () => startApiProcess(env, mainWithHousekeeping),
    /** Payloads for each of the rooms on that day. */
    cartBodies: (day: string) =>
      Promise.all(
        titles.map((title) => visitor(app).cartBody(title, aQuery({ start: `${day}T09:00` }))),
      ),
    close: async () => {
      await processes.stop();
      await sandbox.stop();
      await app.close();
      await database.close();
      await drop();
    },
  };
}

/** API processes that can be killed and restarted one by one. */
async function startKillableProcesses(
  count: number,
  env: Record<string, string>,
  program?: string,
) {
  const running: ApiProcess[] = await Promise.all(
    Array.from({ length: count }, () => startApiProcess(env, program)),
  );
  const at = (index: number): ApiProcess => {
    const api = running[index % count];
    if (api === undefined) throw new Error('no API process runs');
    return api;
  };
  return {
    urlOf: (index: number): string => at(index).url,
    /** SIGKILL; the new process replaces it once it answers. */
    killAndRestart: async (index: number): Promise<void> => {
      await at(index).kill();
      running[index % count] = await startApiProcess(env, program);
    },
    stop: () => Promise.all(running.map((api) => api.stop())),
  };
}
