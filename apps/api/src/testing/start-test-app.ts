import type { FastifyInstance } from 'fastify';
import type { RoomLock } from '../database/room-lock.ts';
import { movableClock } from '../clock.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { createApp } from '../create-app.ts';
import type { Database } from '../database/database.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createProviders, type Providers } from '../providers/providers.ts';
import { type FakeCardVault, fakeCardVault } from './fake-card-vault.ts';
import { testInternalSecret } from './signed-visit.ts';

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  vault: FakeCardVault;
  clock: ReturnType<typeof movableClock>;
  providers: Providers;
  /** Logged failures of outside parties. */
  troubles: readonly string[];
  /** No worker runs. */
  jobs: Jobs;
};

export type TestAppOptions = {
  /**
   * URL of a sandbox, for tests that call outside parties over HTTP; otherwise only the fake card
   * vault answers.
   */
  sandboxUrl?: string;
  /** Time limit of calls to the sandbox. */
  timeLimitMs?: number;
  database: Database;
  /** False for a database that does not answer. */
  isThere?: boolean;
  roomLock?: RoomLock;
  rateLimit?: number;
  publicUrl?: string;
  /** Websites that may show tags. */
  embedOrigins?: readonly string[];
};

export const testSecret = 'a secret of the tests, long enough';

/** A port on which nothing listens: every connection is refused at once. */
const nobodyAnswers = 'http://127.0.0.1:9';

/**
 * The API on a database, with a card vault and a clock that tests control; it listens on no port.
 */
export async function startTestApp({
  database,
  roomLock,
  rateLimit = 0,
  publicUrl = 'http://localhost:4000',
  sandboxUrl,
  timeLimitMs = 1500,
  isThere = true,
  embedOrigins = [],
}: TestAppOptions): Promise<TestApp> {
  const vault = fakeCardVault();
  const clock = movableClock();
  const configuration = {
    ...testConfiguration(),
    rateLimit,
    publicUrl,
    embedOrigins,
    secret: testSecret,
  };
  const troubles: string[] = [];
  const { partyUrls, cardVault } = testConfiguration({ SANDBOX_URL: sandboxUrl ?? nobodyAnswers });
  const parties = createProviders(
    { partyUrls, cardVault },
    (party, trouble) => troubles.push(`${party}: ${trouble}`),
    { timeLimitMs },
  );
  const providers = sandboxUrl === undefined ? { ...parties, cardVault: vault } : parties;
  const jobs = createJobs(database);
  if (isThere) await jobs.start();
  const app = await createApp({
    database,
    providers,
    clock,
    configuration,
    jobs,
    ...(roomLock ? { roomLock } : {}),
  });
  app.addHook('onClose', async () => void jobs.stop());
  return { app, database, vault, clock, providers, troubles, jobs };
}

export function testConfiguration(env: Record<string, string> = {}): Configuration {
  const read = readConfiguration({
    LOG_LEVEL: 'silent',
    INTERNAL_SECRET: testInternalSecret,
    ...env,
  });
  if (!read.ok) throw new Error(read.message);
  return read.configuration;
}
