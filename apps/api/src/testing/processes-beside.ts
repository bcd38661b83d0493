import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { mainWithoutLock, startApiProcess } from './api-process.ts';
import { startTestApp, testSecret } from './start-test-app.ts';
import { migratedPostgresUrl, openTestPostgres, storeRecords } from './test-databases.ts';

export type Ask = { path: string; type: string; body: string };
export type Said = { status: number; text: string };

/** API processes on one PostgreSQL. `app` is one more, in this process, to prepare data. */
export type ProcessesBeside = {
  app: FastifyInstance;
  database: Database;
  /** Sends all at once, to the processes in turn; a missing answer counts as a server error. */
  askAtOnce: (asks: readonly Ask[]) => Promise<Said[]>;
  close: () => Promise<void>;
};

/**
 * More connections than an API process opens by default, so that rivals meet in the database and
 * not in the pool's queue.
 */
const connections = '60';

/** Without `guarded`, lock and constraint are removed: the control, which must oversell. */
export async function startProcessesBeside({
  processes,
  guarded,
  venue,
}: {
  processes: number;
  guarded: boolean;
  venue: VenueRecord;
}): Promise<ProcessesBeside> {
  const { url, drop } = await migratedPostgresUrl();
  const database = openTestPostgres(url, 10);
  await storeRecords(database, [venue]);
  if (!guarded) {
    await database.query('ALTER TABLE allocation DROP CONSTRAINT room_taken_once');
    await database.query('ALTER TABLE discount_claim DROP CONSTRAINT discount_used_once');
  }
  const { app } = await startTestApp({ database });
  const env = {
    DATABASE_URL: url,
    DATABASE_CONNECTIONS: connections,
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
    SANDBOX_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const running = await Promise.all(
    Array.from({ length: processes }, () =>
      guarded ? startApiProcess(env) : startApiProcess(env, mainWithoutLock),
    ),
  );
  const urls = running.map((api) => api.url);
  const ask = async ({ path, type, body }: Ask, index: number): Promise<Said> => {
    try {
      const answer = await fetch(`${urls[index % urls.length]}${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      return { status: 599, text: String(error) };
    }
  };
  return {
    app,
    database,
    askAtOnce: (asks) => Promise.all(asks.map(ask)),
    close: async () => {
      await Promise.all(running.map((api) => api.stop()));
      await app.close();
      await database.close();
      await drop();
    },
  };
}
