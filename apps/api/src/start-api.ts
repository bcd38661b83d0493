import type { FastifyInstance } from 'fastify';
import { releaseWhatIsDue } from './booking/release-authorization.ts';
import { type RoomLock, rowLock } from './booking/room-lock.ts';
import { serverClock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import { createApp } from './create-app.ts';
import { CannotStart, keptSecret } from './database/data-folder.ts';
import { openDatabase } from './database/open-database.ts';
import { sqlState } from './database/database.ts';
import { seedDemonstration } from './import/seed-demonstration.ts';
import { startHousekeeping } from './database/housekeeping.ts';
import { createMetrics } from './http/metrics.ts';
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts';
import { createSmtpSender } from './mail/send-mail.ts';
import { createProviders } from './providers/create-providers.ts';
import { startLooseEnds } from './booking/loose-ends.ts';

export type RunningApi = { readonly address: string; readonly stop: () => Promise<void> };

/** Everything a configured API is made of, listening. Throws `CannotStart` with a sentence for the operator. A proof of the room lock starts it without. */
export async function startApi(configuration: Configuration, roomLock: RoomLock = rowLock): Promise<RunningApi> {
  const secret = configuration.secret ?? keptSecret(configuration.dataFolder);
  const warn = (message: string) => (error: unknown) => app?.log.warn({ err: error }, message);
  let app: FastifyInstance | undefined;
  let worker: MailWorker | undefined;
  const database = await openDatabase(configuration, warn('a database connection was lost'));
  try {
    if (configuration.seed === 'demonstration') await seedDemonstration(database);
    const providers = createProviders(configuration, (party, trouble) => app?.log.warn({ party, trouble }, 'an outside party gave no answer'));
    app = await createApp({
      database,
      providers,
      clock: serverClock,
      configuration: { ...configuration, secret },
      roomLock,
      mailWaits: () => worker?.wake(),
      metrics: createMetrics(database, { ofProcess: true }),
    });
    const address = await listen(app, configuration);
    const sender = createSmtpSender({ url: configuration.smtpUrl, from: configuration.mailFrom, publicUrl: configuration.publicUrl, secret });
    worker = startMailWorker({ database, send: sender, onProblem: warn('a mail could not be sent yet') });
    const housekeeping = startHousekeeping(database, warn('housekeeping failed'), () => releaseWhatIsDue({ database, providers }));
    const looseEnds = startLooseEnds({ database, providers, clock: serverClock }, warn('what outside parties keep could not be released yet'));
    const [listening, mails] = [app, worker];
    return {
      address,
      stop: async () => {
        await listening.close();
        housekeeping.stop();
        looseEnds.stop();
        await mails.stop();
        sender.close();
        await database.close();
      },
    };
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Configuration): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (sqlState(error) === 'EADDRINUSE') throw new CannotStart(`Port ${port} is already taken. Stop what listens there, or set PORT to another number (the API takes the one after it).`);
    throw error;
  }
}
