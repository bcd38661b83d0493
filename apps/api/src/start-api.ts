import type { FastifyInstance } from 'fastify';
import {
  releaseOrphaned,
  releaseOutstandingBooking,
  releaseWhatIsDue,
} from './booking/outstanding-releases.ts';
import { handleOrderDue } from './booking/order-due.ts';
import { createVenueCatalogue } from './catalogue/venue-catalogue.ts';
import { serverClock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import { createApp } from './create-app.ts';
import { CannotStart, keptSecret } from './database/data-folder.ts';
import { sqlState } from './database/database.ts';
import { startHousekeeping } from './database/housekeeping.ts';
import { openDatabase } from './database/open-database.ts';
import { type RoomLock, rowLock } from './database/room-lock.ts';
import { createMetrics } from './http/metrics.ts';
import { seedDemonstration } from './import/store-venues.ts';
import { createJobs, type Jobs, type JobsOptions, type JobTrouble } from './jobs/jobs.ts';
import { createSmtpSender } from './mail/send-mail.ts';
import { createProviders } from './providers/providers.ts';

export type RunningApi = { address: string; stop: () => Promise<void> };

/**
 * Overrides for tests and proofs: another room lock, or none, and a shorter interval for dead jobs.
 */
export type StartOptions = { roomLock?: RoomLock } & Pick<JobsOptions, 'lookAfterJobsSeconds'>;

/** Builds the configured API and listens. Throws `CannotStart` with a sentence for the operator. */
export async function startApi(
  configuration: Configuration,
  { roomLock = rowLock, ...jobsOptions }: StartOptions = {},
): Promise<RunningApi> {
  const secret = configuration.secret ?? keptSecret(configuration.dataFolder);
  const warn = (message: string) => (error: unknown) => app?.log.warn({ err: error }, message);
  let app: FastifyInstance | undefined;
  let jobs: Jobs | undefined;
  const database = await openDatabase(configuration, warn('a database connection was lost'));
  try {
    if (configuration.seed === 'demonstration') await seedDemonstration(database);
    const providers = createProviders(configuration, (party, trouble) =>
      app?.log.warn({ party, trouble }, 'an outside party gave no answer'),
    );
    const onTrouble: JobTrouble = (trouble) =>
      trouble.isDead
        ? app?.log.error(trouble, 'a job was given up')
        : app?.log.warn(trouble, 'a job failed and is tried again');
    jobs = createJobs(database, {
      ...jobsOptions,
      supervises: true,
      onTrouble,
      onProblem: warn('the job queue has trouble'),
    });
    await jobs.start();
    app = await createApp({
      database,
      jobs,
      providers,
      clock: serverClock,
      configuration: { ...configuration, secret },
      roomLock,
      metrics: createMetrics(database, { ofProcess: true }),
    });
    const address = await listen(app, configuration);
    const sender = createSmtpSender({
      url: configuration.smtpUrl,
      from: configuration.mailFrom,
      publicUrl: configuration.publicUrl,
      secret,
    });
    const catalogue = createVenueCatalogue(database);
    const dependencies = { database, providers, catalogue, jobs, clock: serverClock };
    await jobs.work('mail', sender);
    await jobs.work('outside-release', (booking) =>
      releaseOutstandingBooking(dependencies, booking),
    );
    await jobs.work('card-release', ({ orderId, stray }) =>
      stray ? releaseOrphaned(dependencies, orderId) : releaseWhatIsDue(dependencies, orderId),
    );
    await jobs.work('order-due', (due) => handleOrderDue(dependencies, due));
    const housekeeping = startHousekeeping(database, warn('housekeeping failed'));
    const [listening, working] = [app, jobs];
    return {
      address,
      stop: async () => {
        await listening.close();
        housekeeping.stop();
        await working.stop();
        sender.close();
        await database.close();
      },
    };
  } catch (error) {
    await app?.close();
    await jobs?.stop();
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Configuration): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (sqlState(error) === 'EADDRINUSE')
      throw new CannotStart(
        `Port ${port} is already taken. Stop what listens there, or set PORT to another number (the API takes the one after it).`,
      );
    throw error;
  }
}
